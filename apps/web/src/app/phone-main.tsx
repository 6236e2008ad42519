import 'virtual:fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../words/en/join.ts';
import '../words/en/start.ts';
import { createRoot } from 'react-dom/client';
import { JoinScreen } from '../screens/join/join-screen.tsx';
import { beginToSpeak } from '../words/page-language.ts';
import { useAllWords } from '../words/words.ts';
import { drawPage } from './draw-page.tsx';
import { PhoneFrame } from './phone-frame.tsx';

// The pages of a phone by themselves, for thirty of them open at once. The app has them as well.
const root = document.getElementById('root');
if (root) beginToSpeak().then(() => drawPage({ createRoot }, root, <Phone />));

function Phone() {
  useAllWords();
  return (
    <PhoneFrame>
      <JoinScreen />
    </PhoneFrame>
  );
}
