import {
  type HouseRules,
  isChanged,
  type PresetName,
  PUZZLE_KINDS,
  type PuzzleKind,
} from '@wheel/game';

const PRESETS: Readonly<Record<PresetName, string>> = {
  manual: 'Manual',
  simple: 'Simple',
  classic: 'Classic',
};

export const presetText = (preset: PresetName): string => PRESETS[preset];

/** The name a set keeps once a figure of it was changed. By hand there are but clocks, which speak for themselves. */
export const rulesName = (preset: PresetName, isChanged: boolean): string =>
  `${presetText(preset)}${isChanged && preset !== 'manual' ? ', changed' : ''}`;

export const isAdjusted = (rules: HouseRules): boolean =>
  rules.preset !== 'manual' && isChanged(rules);

/** What the host may expect, in one sentence with the figures as they are. */
export function rulesSentence(rules: HouseRules): string {
  const { preset, spinFirst, pointsPerLetter, vowelPrice, bank, houseMinimum } = rules;
  if (preset === 'manual') return 'You keep turns and points by hand; nothing happens by itself.';
  const lead = preset === 'classic' ? 'As on television' : 'Turns and points run by themselves';
  const letter = spinFirst ? 'spin for a consonant' : `${pointsPerLetter} a letter`;
  const vowels = vowelPrice === 0 ? 'vowels free' : `buy vowels for ${vowelPrice}`;
  const solving = bank ? 'and only the solver keeps the points' : `${houseMinimum} for the solver`;
  return `${lead}: ${letter}, ${vowels}, ${solving}.`;
}

const KINDS: Readonly<Record<PuzzleKind, string>> = {
  round: 'Round',
  tossUp: 'Toss-up',
  finalSpin: 'Final spin',
  bonus: 'Bonus round',
};

/** What a puzzle is played as, in the running order, the log and the results. */
export const kindText = (kind: PuzzleKind): string => KINDS[kind];

/** Which kinds these rules do not know; a puzzle of such a kind is played as a round. */
export function unplayedKinds({ preset, kinds }: HouseRules): string {
  if (preset === 'manual') return 'Played by hand, every puzzle is a round.';
  const missing = PUZZLE_KINDS.filter((kind) => !kinds.includes(kind)).map(kindText);
  return `${presetText(preset)} rules play ${missing.join(' and ')} as a round.`;
}
