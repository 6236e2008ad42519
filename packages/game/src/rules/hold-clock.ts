import { held, withClock } from '../desk/clocks.ts';
import type { Rule } from './rule.ts';

export const holdClock = {
  kind: 'aside',

  objection: (_show, { atMs }) => (Number.isFinite(atMs) ? null : 'BAD_TIME'),

  apply: (show) => ({ show }),

  clocks: (clocks, { which, atMs }) => withClock(clocks, which, (clock) => held(clock, atMs)),
} satisfies Rule<'holdClock'>;
