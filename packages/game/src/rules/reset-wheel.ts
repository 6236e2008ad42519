import { RESET_SEGMENTS } from '../wheel/segment.ts';
import type { Rule } from './rule.ts';

export const resetWheel = {
  kind: 'host',
  fields: {},

  objection: (show) => (show.spin ? 'SPINNING' : null),

  apply: (show) => ({ show: { ...show, wheelSegments: RESET_SEGMENTS } }),

  line: () => ({}),
} satisfies Rule<'resetWheel'>;
