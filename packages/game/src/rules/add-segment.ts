import { MAX_SEGMENTS } from '../constants.ts';
import type { Rule } from './rule.ts';

export const addSegment: Rule<'addSegment'> = {
  objection(show, { value }) {
    if (show.spin) return 'SPINNING';
    if (show.wheelSegments.length >= MAX_SEGMENTS) return 'SEGMENTS_FULL';
    if (!show.availableChips.includes(value)) return 'NO_SUCH_CHIP';
    return null;
  },

  apply: (show, { value }) => ({
    show: { ...show, wheelSegments: [...show.wheelSegments, value] },
    events: [],
  }),
};
