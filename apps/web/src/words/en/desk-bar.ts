import { formats } from '../formats.ts';

const { list } = formats('en-GB');

/** The bar under the board: a title, mostly the team on turn, and in small letters what there is to do. */
export const bar = {
  label: 'Host desk',
  /** Shown once, in the first show with a desk. */
  hint: 'This bar says whose turn it is. Press a name to give the turn, a score to type it; ? lists the keys.',
  /** Said between the title and what there is to do. */
  colon: ': ',
  /** Said of a letter that was pressed and rests: "A: needs 250". */
  refused: ({ letter, why }: { readonly letter: string; readonly why: string }) =>
    `${letter}: ${why}`,
  /** Titles where no team is on turn. */
  tossUpFor: ({ points }: { readonly points: number }) => `Toss-up for ${points}`,
  whoKnowsIt: 'Who knows it?',
  nobodySolvedIt: 'Nobody solved it',
  /** What there is to do, or what happened. Each stands behind a title: "Team 1", "spin or solve". */
  may: {
    spinning: 'the wheel is spinning',
    verdict: ({ chip }: { readonly chip: string }) => `verdict on ${chip}`,
    answer: 'answer now',
    lettersOpen: 'a letter opens every second',
    lettersHeld: 'the letters are held',
    buzz: 'the first to buzz answers',
    tie: 'the lead is shared',
    solved: ({ points }: { readonly points: number }) => `solved it and has ${points} points`,
    /** With the prizes it won. */
    solvedFor: ({
      points,
      prizes,
      isTie,
    }: {
      readonly points: number;
      readonly prizes: readonly string[];
      readonly isTie: boolean;
    }) =>
      `solved it for ${list([`${points} points`, ...prizes], 'and')}${isTie ? '; the lead is shared' : ''}`,
    solvedInTie: ({ points }: { readonly points: number }) =>
      `solved it and has ${points} points; the lead is shared`,
    solve: 'solve it now',
    solveFor: ({ points }: { readonly points: number }) => `solve it now for ${points}`,
    finalSpin: 'make the final spin',
    oneLetter: ({ points }: { readonly points: number }) =>
      `one letter, ${points} each; vowels are free`,
    oneVowel: 'one vowel, or solve',
    picksMade: 'the picks are made',
    pick: ({ letters }: { readonly letters: readonly string[] }) => `pick ${list(letters, 'and')}`,
    /** The letters in "pick …": one, two or three consonants, and a vowel. */
    pickedConsonants: ['a consonant', 'two consonants', 'three consonants'],
    pickedVowel: 'a vowel',
    /** "spin, buy a vowel or solve". */
    anyOf: ({ moves }: { readonly moves: readonly string[] }) => list(moves, 'or'),
  },
  /** What a team may do in a round, one or several of them with "or". */
  moves: {
    spin: 'spin',
    solve: 'solve',
    letter: 'call a letter',
    consonant: ({ points }: { readonly points: number }) => `a consonant for ${points}`,
    consonantAnd: ({ points, prize }: { readonly points: number; readonly prize: string }) =>
      `a consonant for ${points} and ${prize}`,
    vowel: 'a vowel',
    buyVowel: 'buy a vowel',
    freeVowel: 'a free vowel',
  },
  /** Why a letter rests: the tooltip of its key, as short as it can be. */
  refusals: {
    needs: ({ points }: { readonly points: number }) => `needs ${points}`,
    oneVowelOnly: 'one vowel only',
    threeConsonantsOnly: 'three consonants only',
    reasons: {
      SPIN_FIRST: 'spin first',
      VALUE_STANDS: 'consonant first',
      NO_CONSONANTS: 'only vowels are left',
      NO_VOWELS: 'no vowels are left',
      VERDICT_DUE: 'verdict first',
      SPINNING: 'the wheel is spinning',
    },
    /** By what the puzzle is played as. */
    resting: {
      tossUp: 'no letters in a toss-up',
      finalSpin: 'one letter each',
      bonus: 'answer now',
    },
  },
};
