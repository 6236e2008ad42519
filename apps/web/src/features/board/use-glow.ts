import { useEffect, useState } from 'react';
import { useShowEvent } from '../../stores/show/show-context.ts';
import type { Glow } from './glow.ts';

const GLOW_MS = { none: 0, hit: 3600, wave: 5200 } as const;
const DARK = { glow: 'none' } as const;

/** Follows the show: a correct guess glows for a while and then settles. */
export function useGlow(): Glow {
  // A new object for every guess, so that its time begins anew.
  const [light, setLight] = useState<{ readonly glow: Glow }>(DARK);

  useShowEvent(({ type }) => {
    if (type === 'correct') setLight({ glow: 'hit' });
    if (type === 'solved') setLight({ glow: 'wave' });
    if (type === 'puzzleShown' || type === 'undone' || type === 'redone') setLight(DARK);
  });

  useEffect(() => {
    if (light === DARK) return;
    const timer = setTimeout(setLight, GLOW_MS[light.glow], DARK);
    return () => clearTimeout(timer);
  }, [light]);

  return light.glow;
}
