import type { PuzzleKind } from '@wheel/game';

const TEXTS: Readonly<Record<PuzzleKind, string>> = {
  round: 'Round',
  tossUp: 'Toss-up',
  finalSpin: 'Final spin',
  bonus: 'Bonus round',
};

/** What a puzzle is played as, in the running order, the log and the results. */
export const kindText = (kind: PuzzleKind): string => TEXTS[kind];
