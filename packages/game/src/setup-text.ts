import type { ActionOf } from './action.ts';
import { withinLimit } from './desk/kinds.ts';
import type { HouseRules, PuzzleKind } from './desk/presets.ts';
import type { Show } from './show.ts';
import { chipOf, chipText } from './wheel/chip-text.ts';
import { CHIPS } from './wheel/segment.ts';

/** A setup as it is kept and sent: its chips are texts. */
export type SetupText = {
  readonly name: string;
  readonly chips: readonly string[];
  readonly wheel: readonly string[];
  readonly rules: HouseRules;
  readonly kinds: readonly PuzzleKind[];
};

const LONGEST_NAME = 40;

const isName = (name: string): boolean => {
  const { length } = [...name.trim()];
  return length > 0 && length <= LONGEST_NAME;
};

const chipsOf = (texts: readonly string[]) => texts.flatMap((text) => chipOf(text) ?? []);

/** What uses a setup; `null` where anything in it cannot be read. */
export function setupAction(setup: SetupText): ActionOf<'useSetup'> | null {
  const { name, rules, kinds } = setup;
  const [chips, segments] = [chipsOf(setup.chips), chipsOf(setup.wheel)];
  const isRead = chips.length === setup.chips.length && segments.length === setup.wheel.length;
  if (!isName(name) || !isRead) return null;
  return { type: 'useSetup', name: name.trim(), chips, segments, rules, kinds };
}

/** What is on now. */
export const setupOf = (show: Show, name: string): SetupText => ({
  name,
  chips: show.availableChips.slice(CHIPS.length).map(chipText),
  wheel: show.wheelSegments.map(chipText),
  rules: show.houseRules,
  kinds: withinLimit(show.kinds),
});
