import { isAtDesk } from '../desk/at-desk.ts';
import { chipLanded } from '../desk/chips.ts';
import { inTurn } from '../outcome.ts';
import type { Show } from '../show.ts';
import { segmentAt } from '../wheel/geometry.ts';
import type { Rule } from './rule.ts';

export const endSpin = {
  kind: 'quiet',
  fields: {},

  objection: (show) => (show.spin ? null : 'NOT_SPINNING'),

  apply(show) {
    const wheelRotation = show.wheelRotation + (show.spin?.extraDegrees ?? 0);
    const landed = segmentAt(wheelRotation, show.wheelSegments.length);
    const rewardValue = show.wheelSegments[landed] ?? null;
    const ended: Show = {
      ...show,
      wheelRotation,
      spin: null,
      rewardValue,
      rewardDialogVisible: true,
    };
    if (!rewardValue) return { show: ended };
    return inTurn({ show: ended, events: [{ type: 'spinEnded', segment: rewardValue }] }, (now) =>
      isAtDesk(now) && !show.spin?.trial ? chipLanded(now, rewardValue) : { show: now },
    );
  },
} satisfies Rule<'endSpin'>;
