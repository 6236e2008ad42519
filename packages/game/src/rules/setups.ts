import { withoutDesk } from '../desk/begin.ts';
import { fittedKinds } from '../desk/kinds.ts';
import { wholeRules } from '../desk/presets.ts';
import type { Objection } from '../objection.ts';
import { puzzlesInPlay } from '../puzzles.ts';
import { objectionToChip, objectionToWheel } from '../wheel/available.ts';
import { ownChip } from '../wheel/chip-text.ts';
import { CHIPS, isSameSegment, type Segment } from '../wheel/segment.ts';
import type { Rule } from './rule.ts';

/** Nothing is left of what stood before. */
export const useSetup = {
  kind: 'host',

  objection(show, { chips, segments }) {
    if (show.spin) return 'SPINNING';
    if (show.gameStarted) return 'GAME_STARTED';
    return objectionToChips(chips) ?? objectionToWheel([...CHIPS, ...chips], segments);
  },

  apply(show, { chips, segments, rules, kinds }) {
    const availableChips = [...CHIPS, ...chips.map((chip) => ownChip(chip) ?? chip)];
    // A prize on the wheel is spelt as its chip.
    const spelt = (segment: Segment) =>
      availableChips.find((chip) => isSameSegment(chip, segment)) ?? segment;
    return {
      show: {
        ...withoutDesk(show),
        availableChips,
        wheelSegments: segments.map(spelt),
        houseRules: wholeRules(rules),
        kinds: fittedKinds(kinds, puzzlesInPlay(show).length),
      },
    };
  },

  line: (_before, { name }) => ({ name }),
} satisfies Rule<'useSetup'>;

function objectionToChips(chips: readonly Segment[]): Objection | null {
  return chips.reduce<Objection | null>(
    (why, chip, at) => why ?? objectionToChip([...CHIPS, ...chips.slice(0, at)], chip),
    null,
  );
}
