import {
  type HouseRules,
  isChanged,
  type PresetName,
  PUZZLE_KINDS,
  type PuzzleKind,
} from '@wheel/game';
import { words } from '../words/words.ts';

export const presetText = (preset: PresetName): string => words('show').game.presets[preset];

/** The name a set keeps once a figure of it was changed. By hand there are but clocks, which speak for themselves. */
export function rulesName(preset: PresetName, isChanged: boolean): string {
  const rules = presetText(preset);
  return isChanged && preset !== 'manual' ? words('show').game.changedRules({ rules }) : rules;
}

export const isAdjusted = (rules: HouseRules): boolean =>
  rules.preset !== 'manual' && isChanged(rules);

/** What the host may expect, in one sentence with the figures as they are. */
export function rulesSentence(rules: HouseRules): string {
  const { preset, spinFirst, pointsPerLetter, vowelPrice, bank, houseMinimum } = rules;
  const text = words('desk').rules;
  if (preset === 'manual') return text.byHand;
  return text.sentence({
    lead: text.leads[preset],
    letter: spinFirst ? text.spinFirst : text.perLetter({ points: pointsPerLetter }),
    vowels: vowelPrice === 0 ? text.freeVowels : text.boughtVowels({ points: vowelPrice }),
    solving: bank ? text.solverKeeps : text.solverGets({ points: houseMinimum }),
  });
}

/** What a puzzle is played as, in the running order, the log and the results. */
export const kindText = (kind: PuzzleKind): string => words('show').game.kinds[kind];

/** Which kinds these rules do not know; a puzzle of such a kind is played as a round. */
export function unplayedKinds({ preset, kinds }: HouseRules): string {
  const { order } = words('desk');
  if (preset === 'manual') return order.allAreRounds;
  const missing = PUZZLE_KINDS.filter((kind) => !kinds.includes(kind)).map(kindText);
  return order.unplayed({ rules: presetText(preset), kinds: missing });
}
