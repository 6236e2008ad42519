import { lengthened, withClock } from '../desk/clocks.ts';
import type { Rule } from './rule.ts';

export const addTime = {
  kind: 'aside',

  objection: (_show, { ms }) => (ms > 0 && Number.isFinite(ms) ? null : 'BAD_TIME'),

  apply: (show) => ({ show }),

  clocks: (clocks, { which, ms }) => withClock(clocks, which, (clock) => lengthened(clock, ms)),
} satisfies Rule<'addTime'>;
