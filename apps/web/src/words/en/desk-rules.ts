import { formats } from '../formats.ts';

const { list } = formats('en-GB');

/** Choosing Manual, Simple or Classic. */
export const rules = {
  title: 'Rules',
  adjust: 'Adjust…',
  /** Bold, before the sentence of rules with a changed figure. */
  changed: 'Changed.',
  /** What the host may expect of rules, in one sentence. */
  byHand: 'You keep turns and points by hand; nothing happens by itself.',
  sentence: ({
    lead,
    letter,
    vowels,
    solving,
  }: {
    readonly lead: string;
    readonly letter: string;
    readonly vowels: string;
    readonly solving: string;
  }) => `${lead}: ${letter}, ${vowels}, ${solving}.`,
  /** The parts of that sentence, one of each pair. */
  leads: {
    simple: 'Turns and points run by themselves',
    classic: 'As on television',
  },
  spinFirst: 'spin for a consonant',
  perLetter: ({ points }: { readonly points: number }) => `${points} a letter`,
  freeVowels: 'vowels free',
  boughtVowels: ({ points }: { readonly points: number }) => `buy vowels for ${points}`,
  solverKeeps: 'and only the solver keeps the points',
  solverGets: ({ points }: { readonly points: number }) => `${points} for the solver`,
};

/** The figures of the rules. */
export const houseRules = {
  title: 'House rules',
  spinFirst: 'Spin before a consonant',
  bank: 'Keep points only when solving',
  figures: {
    pointsPerLetter: 'Points per letter',
    vowelPrice: 'Vowel price',
    houseMinimum: 'House minimum',
    tossUpPrize: 'Toss-up prize',
    finalSpinExtra: 'Final spin extra',
    bonusPrize: 'Bonus round prize',
    turnSeconds: 'Seconds per turn',
    puzzleSeconds: 'Seconds per puzzle',
  },
  noClock: '0 is no clock.',
  backTo: ({ rules }: { readonly rules: string }) => `Back to ${rules}`,
};

/** The puzzles of a show in their order. */
export const order = {
  title: 'Running order',
  empty: 'Please select a game first.',
  list: 'Puzzles',
  kindOf: ({ number }: { readonly number: number }) => `Kind of puzzle ${number}`,
  /** A small button; below, its spoken name. */
  goTo: 'Go to',
  goToPuzzle: ({ category }: { readonly category: string }) => `Go to ${category}`,
  /** Said when a puzzle was moved: "Film: 3 of 4". */
  moved: ({
    category,
    place,
    count,
  }: {
    readonly category: string;
    readonly place: number;
    readonly count: number;
  }) => `${category}: ${place} of ${count}`,
  /** Notes under the category of a puzzle. */
  onTheBoard: 'on the board',
  skipped: 'skipped',
  solved: 'solved',
  allAreRounds: 'Played by hand, every puzzle is a round.',
  unplayed: ({ rules, kinds }: { readonly rules: string; readonly kinds: readonly string[] }) =>
    `${rules} rules play ${list(kinds, 'and')} as a round.`,
};
