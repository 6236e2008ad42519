import 'virtual:fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../words/en/join.ts';
import '../words/en/start.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { JoinScreen } from '../screens/join/join-screen.tsx';
import { beginToSpeak } from '../words/page-language.ts';
import { useAllWords } from '../words/words.ts';
import { PhoneFrame } from './phone-frame.tsx';

// The pages of a phone by themselves, for thirty of them open at once. The app has them as well.
const root = document.getElementById('root');
beginToSpeak().then(draw);

/** As a transition the work comes in small pieces, and input goes first. */
function draw() {
  root?.removeAttribute('inert');
  if (!root) return;
  startTransition(() => createRoot(root).render(<Phone />));
}

function Phone() {
  useAllWords();
  return (
    <PhoneFrame>
      <JoinScreen />
    </PhoneFrame>
  );
}
