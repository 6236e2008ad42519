import '@fontsource-variable/anybody/wdth.css';
import '@fontsource-variable/instrument-sans/index.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { Frame } from './frame.tsx';
import { registerServiceWorker } from './register-service-worker.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

const app = (
  <App>
    {/* Without transitions: an address that is left again at once has been arrived at all the same. */}
    <BrowserRouter useTransitions={false}>
      <Frame />
    </BrowserRouter>
  </App>
);

// The page of the start screen comes with its content. In a task of its own and as a transition, taking it over lets input
// go first.
const isBuiltPage = root.hasChildNodes() && location.pathname === '/';
if (isBuiltPage) setTimeout(startTransition, 0, () => void hydrateRoot(root, app));
else createRoot(root).render(app);

registerServiceWorker();
