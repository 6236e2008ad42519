import { SPIN_BASE_DEGREES, SPIN_EXTRA_BELOW } from '../constants.ts';
import { by, isAtDesk } from '../desk/at-desk.ts';
import { objectionToSpin } from '../desk/chips.ts';
import { isFlag, isNumber, orMissing } from '../shape.ts';
import type { Degrees } from '../wheel/geometry.ts';
import type { Rule } from './rule.ts';

const isFullTurn = (degrees: Degrees): boolean =>
  degrees >= SPIN_BASE_DEGREES && degrees < SPIN_BASE_DEGREES + SPIN_EXTRA_BELOW;

export const startSpin = {
  kind: 'host',
  fields: { extraDegrees: isNumber, atMs: isNumber, trial: orMissing(isFlag) },

  objection(show, { extraDegrees, atMs, trial = false }) {
    if (show.spin) return 'SPINNING';
    if (show.wheelSegments.length === 0) return 'NO_SEGMENTS';
    if (!isFullTurn(extraDegrees) || !Number.isFinite(atMs)) return 'BAD_TURN';
    return isAtDesk(show) && !trial ? objectionToSpin(show) : null;
  },

  // The desk changes at the end of a spin only, so that a cancelled one leaves no trace.
  apply: (show, { extraDegrees, atMs, trial = false }) => ({
    show: {
      ...show,
      spin: { extraDegrees, startedAtMs: atMs, ...(trial && { trial }) },
      rewardDialogVisible: false,
    },
    events: [{ type: 'spinStarted' }],
  }),

  // The result is no news before the wheel stands.
  line: (before, { trial = false }, after) => ({
    result: after.spin ? null : after.rewardValue,
    ...(trial ? {} : by(before)),
  }),
} satisfies Rule<'startSpin'>;
