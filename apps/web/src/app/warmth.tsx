import { useEffect } from 'react';
import { warmScreens, warmShow } from './route-table.ts';

/** A page that has just opened has enough to do. */
const SETTLED_MS = 3000;

/** Fetches the other screens once one is up, so that no host waits for them. A show fetches its own and is not disturbed. */
export function Warmth({ isShow }: { readonly isShow: boolean }) {
  useEffect(() => {
    if (isShow) {
      warmShow();
      return;
    }
    const timer = setTimeout(warmScreens, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isShow]);
  return null;
}
