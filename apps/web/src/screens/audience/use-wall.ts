import { useEffect } from 'react';

/** Takes the page's own colour away, so that what lies behind it is seen in a stream. */
export function useWall(isClear: boolean): void {
  useEffect(() => {
    if (!isClear) return;
    const parts = [document.documentElement, document.body];
    for (const { style } of parts) style.background = 'transparent';
    return () => {
      for (const { style } of parts) style.background = '';
    };
  }, [isClear]);
}
