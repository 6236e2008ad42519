import '@fontsource-variable/anybody/wdth.css';
import '@fontsource-variable/instrument-sans/index.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { prepare } from './prepared.tsx';
import { registerServiceWorker } from './register-service-worker.ts';
import { routeAt } from './route-table.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

// The page of the start screen comes with its content. In a task of its own and as a transition, taking it over lets input
// go first.
const isBuiltPage = root.hasChildNodes() && location.pathname === '/';
if (isBuiltPage) setTimeout(startTransition, 0, () => void hydrateRoot(root, <App />));
else {
  prepare(routeAt(location.pathname));
  createRoot(root).render(<App />);
}

registerServiceWorker();
