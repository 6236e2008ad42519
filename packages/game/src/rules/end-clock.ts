import { ended, withClock } from '../desk/clocks.ts';
import type { Rule } from './rule.ts';

/** The time of a clock is up. Whoever keeps the time says so. */
export const endClock = {
  kind: 'aside',

  objection: () => null,

  apply: (show, { which }) => ({ show, events: [{ type: 'timeUp', which }] }),

  clocks: (clocks, { which }) => withClock(clocks, which, ended),
} satisfies Rule<'endClock'>;
