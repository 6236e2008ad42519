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
    return {
      show: { ...show, wheelRotation, spin: null, rewardValue, rewardDialogVisible: true },
      events: rewardValue ? [{ type: 'spinEnded', segment: rewardValue }] : [],
    };
  },
} satisfies Rule<'endSpin'>;
