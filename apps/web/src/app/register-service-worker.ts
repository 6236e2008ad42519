const WORKER = '/sw.js';
/** It fetches everything there is; a page that has just opened has enough to do. */
const SETTLED_MS = 4000;

/** The page works without it; with it, the app opens offline. */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => setTimeout(register, SETTLED_MS));
}

function register() {
  navigator.serviceWorker.register(trusted(WORKER)).catch((error: unknown) => {
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
