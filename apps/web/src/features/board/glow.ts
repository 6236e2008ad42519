import type { BoardTile, LetterFlags } from '@wheel/game';
import { useEffect, useState } from 'react';
import { useShowEvent } from '../../show/context.ts';
import type { ToldEvent } from '../../show/store.ts';

/** What lights up: nothing, the tiles just guessed, or the whole solved board in one wave. */
export type Glow = 'none' | 'hit' | 'wave';

/** A long phrase must not take longer to turn than the applause lasts. */
const LONGEST_FLIP = { none: 0, hit: 18, wave: 24 } as const;
const STEP = { none: 0, hit: 1, wave: 0.4 } as const;

type Words = readonly (readonly BoardTile[])[];

/** The tiles as they are lit now. A letter just guessed is lit while the board glows, and longer if it is `held`. */
export function litWords(words: Words, glow: Glow, held: readonly LetterFlags[] = []): Words {
  return words.map((word, wordAt) =>
    word.map((tile, letterAt): BoardTile => {
      if (tile.state === 'hidden') return tile;
      const isLit =
        glow === 'wave' ||
        (glow === 'hit' && tile.state === 'correct') ||
        held.some((letters) => letters[wordAt]?.[letterAt]);
      return { letter: tile.letter, state: isLit ? 'correct' : 'revealed' };
    }),
  );
}

/** Lit tiles turn one after the other, left to right and top to bottom; the others do not wait. */
export function turnOrder(words: Words, glow: Glow): (word: number, letter: number) => number {
  const turns = words.map((word) => word.map((tile) => (tile.state === 'correct' ? 1 : 0)));
  const count = turns.flat().reduce<number>((sum, lit) => sum + lit, 0);
  const step = Math.min(STEP[glow], LONGEST_FLIP[glow] / Math.max(count, 1));
  let next = 0;
  const order = turns.map((word) => word.map((lit) => (lit ? next++ * step : 0)));
  return (word, letter) => order[word]?.[letter] ?? 0;
}

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
