import { withLettersOpen } from '../board.ts';
import { by, isAtDesk, type Named, paidFor, type ShowAtDesk } from '../desk/at-desk.ts';
import {
  boardChanged,
  dealOf,
  letterCalled,
  objectionToCall,
  openedBetween,
} from '../desk/calls.ts';
import { prizeCalled } from '../desk/prizes.ts';
import { isKeyLetter, isVowel } from '../letters.ts';
import { andThen, type Outcome, outcome } from '../outcome.ts';
import { alphabetInPlay, phraseOf } from '../puzzles.ts';
import type { Show } from '../show.ts';
import type { Rule } from './rule.ts';

/** What the log tells of a letter; the later ones at a desk. */
type Facts = {
  readonly letter: string;
  readonly count: number;
  readonly isSolved: boolean;
  readonly free?: boolean;
  readonly by?: Named;
  readonly price?: number;
  readonly points?: number;
  readonly holds?: string;
  readonly paid?: number;
  readonly prizes?: readonly string[];
};

export const guessLetter = {
  kind: 'host',

  objection(show, { letter, free = false }) {
    const alphabet = alphabetInPlay(show);
    if (show.isComplete) return 'PUZZLE_COMPLETE';
    if (!isKeyLetter(letter, alphabet)) return 'NOT_A_LETTER';
    if (free && !isAtDesk(show)) return 'NO_DESK';
    if (!isAtDesk(show) && isVowel(letter, alphabet) && !show.includeVowels) return 'VOWELS_OFF';
    if (show.usedLetters.includes(letter)) return 'LETTER_USED';
    return isAtDesk(show) && !free ? objectionToCall(show, letter) : null;
  },

  apply(show, { letter, free = false }) {
    if (!isAtDesk(show)) return letterOpened(show, letter);
    return andThen(letterOpened(show, letter), (after) =>
      free ? boardChanged(show, after) : letterCalled(show, after, letter),
    );
  },

  line: (before, { letter, free = false }, after): Facts => ({
    letter,
    count: after.correctLetters.flat().filter(Boolean).length,
    isSolved: after.isComplete,
    ...(free ? { free } : by(before)),
    ...(free || !isAtDesk(before) ? {} : callFacts(before, letter, after)),
    ...paidFor(before, after),
  }),
} satisfies Rule<'guessLetter'>;

function callFacts(before: ShowAtDesk, letter: string, after: Show) {
  const holds = prizeCalled(before, after, letter);
  return {
    ...dealOf(before, letter, openedBetween(before, after)),
    // What the last letter gives to hold is won with the rest.
    ...(holds !== null && !after.isComplete && { holds }),
  };
}

function letterOpened<S extends Show>(show: S, letter: string): Outcome<S> {
  const { show: open, count } = withLettersOpen(show, [letter]);
  if (count === 0) return outcome(open, { type: 'wrongLetter', letter });
  const hit = { type: 'correct', letter, count } as const;
  return open.isComplete
    ? outcome(open, hit, { type: 'solved', phrase: phraseOf(show) })
    : outcome(open, hit);
}
