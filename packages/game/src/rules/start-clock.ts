import { started, withClock } from '../desk/clocks.ts';
import type { Rule } from './rule.ts';

export const startClock = {
  kind: 'aside',

  objection: (_show, { atMs }) => (Number.isFinite(atMs) ? null : 'BAD_TIME'),

  apply: (show) => ({ show }),

  clocks: (clocks, { which, atMs }) => withClock(clocks, which, (clock) => started(clock, atMs)),
} satisfies Rule<'startClock'>;
