import { RESET_SEGMENTS } from '../wheel/segment.ts';
import type { HostRule } from './rule.ts';

export const resetWheel: HostRule<'resetWheel', object> = {
  kind: 'host',
  fields: {},

  objection: (show) => (show.spin ? 'SPINNING' : null),

  apply: (show) => ({ show: { ...show, wheelSegments: RESET_SEGMENTS }, events: [] }),

  line: () => ({}),
};
