import { useEffect, useState } from 'react';
import { onShowEvent } from '../../stores/show-events.ts';
import type { Glow } from './glow.ts';

const GLOW_MS = { none: 0, hit: 3600, wave: 5200 } as const;

/** Follows the show: a correct guess glows for a while and then settles. */
export function useGlow(): Glow {
  const [glow, setGlow] = useState<Glow>('none');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const light = (next: Glow) => {
      clearTimeout(timer);
      setGlow(next);
      if (next !== 'none') timer = setTimeout(() => setGlow('none'), GLOW_MS[next]);
    };
    const stop = onShowEvent(({ type }) => {
      if (type === 'correct') light('hit');
      if (type === 'solved') light('wave');
      if (type === 'puzzleShown' || type === 'undone' || type === 'redone') light('none');
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  return glow;
}
