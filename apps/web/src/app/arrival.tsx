import { type RefObject, useEffect } from 'react';
import { usePath } from '../lib/address.ts';

/**
 * Moves focus to the heading of a screen that was just entered, so that it is read out and Tab goes on from
 * there. It lies inside the same Suspense as the screen and therefore waits for it. `arrivedAt` is where it
 * arrived last, and to begin with where the page was opened, which the browser itself reads out.
 */
export function Arrival({ arrivedAt }: { readonly arrivedAt: RefObject<string> }) {
  const pathname = usePath();

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const main = document.getElementById('main');
    if (main?.contains(document.activeElement)) return;
    const target = main?.querySelector('h1') ?? main;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, arrivedAt]);

  return null;
}
