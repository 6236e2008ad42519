import { type HouseRules, PUZZLE_KINDS, type PuzzleKind } from '@wheel/game';
import { presetText } from './house-rules.ts';

const TEXTS: Readonly<Record<PuzzleKind, string>> = {
  round: 'Round',
  tossUp: 'Toss-up',
  finalSpin: 'Final spin',
  bonus: 'Bonus round',
};

/** What a puzzle is played as, in the running order, the log and the results. */
export const kindText = (kind: PuzzleKind): string => TEXTS[kind];

/** Which kinds these rules do not know; a puzzle of such a kind is played as a round. */
export function unplayedKinds({ preset, kinds }: HouseRules): string {
  if (preset === 'manual') return 'Played by hand, every puzzle is a round.';
  const missing = PUZZLE_KINDS.filter((kind) => !kinds.includes(kind)).map(kindText);
  return `${presetText(preset)} rules play ${missing.join(' and ')} as a round.`;
}
