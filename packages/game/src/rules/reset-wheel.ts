import { RESET_SEGMENTS } from '../constants.ts';
import type { Rule } from './rule.ts';

export const resetWheel: Rule<'resetWheel'> = {
  objection: (show) => (show.spin ? 'SPINNING' : null),

  apply: (show) => ({ show: { ...show, wheelSegments: RESET_SEGMENTS }, events: [] }),
};
