import 'virtual:fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../words/en/start.ts';
import { startTransition } from 'react';
import { loadFile } from '../lib/load.ts';
import { hasAllWords } from '../words/languages.ts';
import { beginToSpeak } from '../words/page-language.ts';
import { currentLanguage } from '../words/registry.ts';
import { drawPage } from './draw-page.tsx';
import { App } from './frame.tsx';
import { prefetch, routeAt } from './router.tsx';

/** Comes with the page. React begins in a task after the app's own beginning, so that input can go between. */
const loadClient = loadFile(() => import('react-dom/client'));

const root = document.getElementById('root');
const builtIn = document.documentElement.lang;
if (root) beginToSpeak().then(() => begin(root));

/**
 * The page of the start screen comes with its content. It is taken over in the language in which it was built, in a task of
 * its own and as a transition, so that input goes first; where that language's words are missing it is drawn anew.
 */
function begin(root: HTMLElement) {
  const isBuiltPage = root.hasChildNodes() && location.pathname === '/';
  if (isBuiltPage && hasAllWords() && currentLanguage() === builtIn)
    loadClient().then(({ hydrateRoot }) =>
      setTimeout(startTransition, 0, () => void hydrateRoot(root, <App />)),
    );
  else
    Promise.all([loadClient(), prefetch(routeAt(location.pathname))]).then(([client]) =>
      drawPage(client, root, <App />),
    );
}

const WORKER = '/sw.js';
/** The worker fetches everything there is; a page that has just opened has enough to do. */
const INSTALL_AFTER_MS = 4000;

// The page works without its manifest and the worker; with them, the app can be installed and opens offline.
if (import.meta.env.PROD) addEventListener('load', () => setTimeout(install, INSTALL_AFTER_MS));

function install() {
  document.getElementById('manifest')?.setAttribute('rel', 'manifest');
  navigator.serviceWorker?.register(trusted(WORKER)).catch((error: unknown) => {
    console.warn('The app will not open offline.', error);
  });
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** The pages' policy takes script addresses from the policy `app` alone, and that one knows a single address. */
function trusted(url: typeof WORKER): string {
  const types = (window as Window & { trustedTypes?: TrustedTypes }).trustedTypes;
  return types?.createPolicy('app', { createScriptURL: () => WORKER }).createScriptURL(url) ?? url;
}
