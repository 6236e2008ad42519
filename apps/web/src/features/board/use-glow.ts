import { useEffect, useState } from 'react';
import { useShowEvent } from '../../stores/show/show-context.ts';
import type { ToldEvent } from '../../stores/show/show-store.ts';
import type { Glow } from './glow.ts';

const GLOW_MS = { none: 0, hit: 3600, wave: 5200 } as const;
/** Letters that open by a guess, by themselves in a toss-up, or together in a bonus round. */
const LIT: ReadonlySet<ToldEvent['type']> = new Set(['correct', 'tossUpLetter', 'lettersOpened']);
const DARK = { glow: 'none' } as const;

/** Follows the show: a correct guess glows for a while and then settles. */
export function useGlow(): Glow {
  // A new object for every guess, so that its time begins anew.
  const [light, setLight] = useState<{ readonly glow: Glow }>(DARK);

  useShowEvent(({ type }) => {
    if (LIT.has(type)) setLight({ glow: 'hit' });
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
