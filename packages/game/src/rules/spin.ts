import { SPIN_BASE_DEGREES, SPIN_EXTRA_BELOW } from '../constants.ts';
import { by, isAtDesk, specialOf } from '../desk/at-desk.ts';
import { chipLanded, objectionToSpin, withValue } from '../desk/chips.ts';
import { closedTiles } from '../desk/last-letters.ts';
import { standingValue } from '../desk/money.ts';
import { andThen, outcome } from '../outcome.ts';
import type { Show } from '../show.ts';
import { wholeScore } from '../teams.ts';
import { type Degrees, segmentAt } from '../wheel/geometry.ts';
import type { Rule } from './rule.ts';

const isFullTurn = (degrees: Degrees): boolean =>
  degrees >= SPIN_BASE_DEGREES && degrees < SPIN_BASE_DEGREES + SPIN_EXTRA_BELOW;

export const startSpin = {
  kind: 'host',

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

export const endSpin = {
  kind: 'amend',

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
    return andThen(outcome(ended, { type: 'spinEnded', segment: rewardValue }), (now) =>
      isAtDesk(now) && !show.spin?.trial ? chipLanded(now, rewardValue) : { show: now },
    );
  },
} satisfies Rule<'endSpin'>;

/** The host left the screen: the wheel stands where it stood before. */
export const cancelSpin = {
  kind: 'cancel',

  objection: (show) => (show.spin ? null : 'NOT_SPINNING'),

  apply: (show) => ({ show: { ...show, spin: null } }),
} satisfies Rule<'cancelSpin'>;

export const closeReward = {
  kind: 'amend',

  objection: (show) => (show.rewardDialogVisible ? null : 'NO_REWARD_SHOWN'),

  apply: (show) => ({ show: { ...show, rewardDialogVisible: false } }),
} satisfies Rule<'closeReward'>;

/** The value of a real wheel, typed by the host; it stands as if it had been spun, and 0 takes it away. */
export const setValue = {
  kind: 'host',

  objection(show, { value }) {
    if (!isAtDesk(show)) return 'NO_DESK';
    if (show.isComplete) return 'PUZZLE_COMPLETE';
    if (specialOf(show, 'tossUp') || specialOf(show, 'bonus')) return 'WHEEL_RESTS';
    if (show.desk.due.type === 'verdict') return 'VERDICT_DUE';
    if (wholeScore(value) > 0 && closedTiles(show).consonants === 0) return 'NO_CONSONANTS';
    const after = withValue(show, wholeScore(value));
    return standingValue(after) === standingValue(show) ? 'NO_CHANGE' : null;
  },

  apply(show, { value }) {
    if (!isAtDesk(show)) return { show };
    const points = wholeScore(value);
    const told = { type: 'valueSet', team: show.desk.turn, value: points } as const;
    return outcome(withValue(show, points), told);
  },

  line: (before, { value }) => ({ value: wholeScore(value), ...by(before) }),
} satisfies Rule<'setValue'>;
