import { MIN_SEGMENTS } from '../constants.ts';
import type { Rule } from './rule.ts';

export const removeSegment: Rule<'removeSegment'> = {
  objection(show, { value }) {
    if (show.spin) return 'SPINNING';
    if (show.wheelSegments.length <= MIN_SEGMENTS) return 'SEGMENTS_FEW';
    if (!show.wheelSegments.includes(value)) return 'NO_SUCH_SEGMENT';
    return null;
  },

  apply: (show, { value }) => ({
    show: {
      ...show,
      wheelSegments: show.wheelSegments.toSpliced(show.wheelSegments.lastIndexOf(value), 1),
    },
    events: [],
  }),
};
