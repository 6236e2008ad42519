import { type HouseRules, isChanged, type PresetName } from '@wheel/game';

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
