import 'virtual:fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../words/en/room.ts';
import '../words/en/start.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { JoinScreen } from '../screens/join/join-screen.tsx';
import { PhoneFrame } from './phone-frame.tsx';

// The pages of a phone by themselves, for thirty of them open at once. The app has them as well.
const root = document.getElementById('root');
root?.removeAttribute('inert');
// As a transition the work comes in small pieces, and input goes first.
if (root)
  startTransition(() =>
    createRoot(root).render(
      <PhoneFrame>
        <JoinScreen />
      </PhoneFrame>,
    ),
  );
