import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Moves focus to the heading of a screen that was just entered, so that it is read out and Tab goes on from
 * there. It lies inside the same Suspense as the screen and therefore waits for it. `arrivedAt` is where it
 * arrived last.
 */
export function Arrival({ arrivedAt }: { readonly arrivedAt: RefObject<string | null> }) {
  const { pathname } = useLocation();
  const how = useNavigationType();

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    const isFirst = arrivedAt.current === null && how === 'POP';
    arrivedAt.current = pathname;
    if (isFirst) return;
    if (how !== 'POP') window.scrollTo(0, 0);
    const main = document.getElementById('main');
    if (main?.contains(document.activeElement)) return;
    const target = main?.querySelector('h1') ?? main;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, how, arrivedAt]);

  return null;
}
