import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Fit = { readonly aspect: number; readonly maxRows: number };

/** On a page that scrolls, a board may be this high before its tiles had better shrink. */
const SCROLLING_SHARE = 0.5;
const SCROLLING_MIN_PX = 240;

/** Coarse, so that a change of a pixel does not lay the board out anew. */
const aspectOf = (width: number, height: number) =>
  Math.max(0.3, Math.round((width / Math.max(height, 1)) * 50) / 50);

function scrollingFit(width: number): Fit {
  const room = Math.max(SCROLLING_MIN_PX, window.innerHeight * SCROLLING_SHARE);
  return { aspect: aspectOf(width, room), maxRows: 9 };
}

const isScrolling = (box: HTMLElement) => getComputedStyle(box).containerType === 'inline-size';

function measure(box: HTMLElement): Fit {
  const { width, height } = box.getBoundingClientRect();
  return isScrolling(box) ? scrollingFit(width) : { aspect: aspectOf(width, height), maxRows: 6 };
}

const PHONE_MAX_PX = 640;
/** What stands beside the board of a phone. */
const PHONE_SIDES_PX = 48;

/** Asked of a query, because reading the window's width lays the page out. */
const isPhone = () => matchMedia(`(max-width: ${PHONE_MAX_PX - 1}px)`).matches;

/** Right on most phones, which then draw the board once. */
const guess = (): Fit =>
  isPhone() ? scrollingFit(window.innerWidth - PHONE_SIDES_PX) : { aspect: 2.4, maxRows: 6 };

/** The shape of the box that the tiles have to fit, kept up to date. */
export function useBoardFit(box: RefObject<HTMLElement | null>): Fit {
  const [fit, setFit] = useState(guess);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const update = () => {
      const next = measure(element);
      setFit((fit) => (fit.aspect === next.aspect && fit.maxRows === next.maxRows ? fit : next));
    };
    // The browser tells the first size as well, before it paints. Asking for it here lays the page out in one task with all
    // that React has just drawn; only a box that its tiles make higher has to be right at once.
    if (!isPhone() && isScrolling(element)) update();
    const observer = new ResizeObserver(() => flushSync(update));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return fit;
}
