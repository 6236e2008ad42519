import { type RefObject, useLayoutEffect, useState } from 'react';

type Fit = { readonly aspect: number; readonly maxRows: number };

/** On a page that scrolls, a board may be this high before its tiles had better shrink. */
const SCROLLING_SHARE = 0.5;
const SCROLLING_MIN_PX = 240;

function measure(box: HTMLElement): Fit {
  const { width, height } = box.getBoundingClientRect();
  const isScrolling = getComputedStyle(box).containerType === 'inline-size';
  const room = isScrolling
    ? Math.max(SCROLLING_MIN_PX, window.innerHeight * SCROLLING_SHARE)
    : height;
  // coarse, so that a change of a pixel does not lay the board out anew
  const aspect = Math.max(0.3, Math.round((width / Math.max(room, 1)) * 50) / 50);
  return { aspect, maxRows: isScrolling ? 9 : 6 };
}

/** The shape of the box that the tiles have to fit, kept up to date. */
export function useBoardFit(box: RefObject<HTMLElement | null>): Fit {
  const [fit, setFit] = useState<Fit>({ aspect: 2.4, maxRows: 6 });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const update = () => {
      const next = measure(element);
      setFit((fit) => (fit.aspect === next.aspect && fit.maxRows === next.maxRows ? fit : next));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return fit;
}
