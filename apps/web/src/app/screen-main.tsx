import 'virtual:fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../words/en/screen.ts';
import '../words/en/show.ts';
import '../words/en/start.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AudienceScreen } from '../screens/audience/audience-screen.tsx';
import { beginToSpeak } from '../words/page-language.ts';
import { useAllWords } from '../words/words.ts';
import { drawPage } from './draw-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

// The audience screen by itself, built for televisions that are some years old. The app has it as well.
const root = document.getElementById('root');
if (root && typeof String.prototype.replaceAll === 'function')
  beginToSpeak().then(() => drawPage({ createRoot }, root, <Television />));

function Television() {
  useAllWords();
  return (
    <StrictMode>
      <ErrorBoundary>
        <AudienceScreen />
      </ErrorBoundary>
    </StrictMode>
  );
}
