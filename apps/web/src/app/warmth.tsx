import { useEffect } from 'react';
import { warmScreens, warmShow } from './route-table.ts';

const IDLE_WITHIN_MS = 5000;
/** For browsers that do not say when they are idle. */
const SOON_MS = 1500;

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: IDLE_WITHIN_MS });
  return () => cancelIdleCallback(idle);
}

/** Fetches the other screens once one is up. */
export function Warmth({ isShow = false }: { readonly isShow?: boolean | undefined }) {
  useEffect(() => {
    if (isShow) warmShow();
    return whenIdle(warmScreens);
  }, [isShow]);
  return null;
}
