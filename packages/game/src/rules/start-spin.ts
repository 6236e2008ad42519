import { SPIN_BASE_DEGREES, SPIN_EXTRA_BELOW } from '../constants.ts';
import { isNumber } from '../shape.ts';
import type { Degrees } from '../wheel/geometry.ts';
import type { Rule } from './rule.ts';

const isFullTurn = (degrees: Degrees): boolean =>
  degrees >= SPIN_BASE_DEGREES && degrees < SPIN_BASE_DEGREES + SPIN_EXTRA_BELOW;

export const startSpin = {
  kind: 'host',
  fields: { extraDegrees: isNumber, atMs: isNumber },

  objection(show, { extraDegrees, atMs }) {
    if (show.spin) return 'SPINNING';
    if (show.wheelSegments.length === 0) return 'NO_SEGMENTS';
    if (!isFullTurn(extraDegrees) || !Number.isFinite(atMs)) return 'BAD_TURN';
    return null;
  },

  apply: (show, { extraDegrees, atMs }) => ({
    show: { ...show, spin: { extraDegrees, startedAtMs: atMs }, rewardDialogVisible: false },
    events: [{ type: 'spinStarted' }],
  }),

  // The result is no news before the wheel stands.
  line: (_before, _action, after) => ({ result: after.spin ? null : after.rewardValue }),
} satisfies Rule<'startSpin'>;
