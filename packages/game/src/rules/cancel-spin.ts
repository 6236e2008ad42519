import type { Rule } from './rule.ts';

/** The host left the screen: the wheel stands where it stood before. */
export const cancelSpin = {
  kind: 'cancel',

  objection: (show) => (show.spin ? null : 'NOT_SPINNING'),

  apply: (show) => ({ show: { ...show, spin: null } }),
} satisfies Rule<'cancelSpin'>;
