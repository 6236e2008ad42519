import type { PresetName } from '@wheel/game';

const PRESET_TEXTS: Readonly<Record<PresetName, string>> = {
  manual: 'Manual',
  simple: 'Simple',
  classic: 'Classic',
};

/** The name of a set of rules, also once a figure of it was changed. */
export const rulesName = (preset: PresetName, isChanged: boolean): string =>
  `${PRESET_TEXTS[preset]}${isChanged ? ', changed' : ''}`;
