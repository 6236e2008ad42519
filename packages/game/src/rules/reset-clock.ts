import { full, withClock } from '../desk/clocks.ts';
import type { Rule } from './rule.ts';

export const resetClock = {
  kind: 'aside',

  objection: () => null,

  apply: (show) => ({ show }),

  clocks: (clocks, { which }) => withClock(clocks, which, full),
} satisfies Rule<'resetClock'>;
