import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Moves focus to the heading of a screen that was just entered, so that it is read out and Tab goes on from
 * there. It lies inside the same Suspense as the screen and therefore waits for it.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (shown.current === pathname) return;
    const isFirst = shown.current === null && how === 'POP';
    shown.current = pathname;
    if (isFirst) return;
    if (how !== 'POP') window.scrollTo(0, 0);
    const main = document.getElementById('main');
    if (main?.contains(document.activeElement)) return;
    const target = main?.querySelector('h1') ?? main;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, how]);

  return null;
}
