import type { PresetName, PuzzleKind } from '@wheel/game';
import { words } from '../words/words.ts';

export const presetText = (preset: PresetName): string => words('show').game.presets[preset];

/** The name a set keeps once a figure of it was changed. By hand there are but clocks, which speak for themselves. */
export function rulesName(preset: PresetName, isChanged: boolean): string {
  const rules = presetText(preset);
  return isChanged && preset !== 'manual' ? words('show').game.changedRules({ rules }) : rules;
}

/** What a puzzle is played as, in the running order, the log and the results. */
export const kindText = (kind: PuzzleKind): string => words('show').game.kinds[kind];
