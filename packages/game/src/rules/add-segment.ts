import { MAX_SEGMENTS } from '../constants.ts';
import { isSameSegment, isSegment } from '../wheel/segment.ts';
import type { Rule } from './rule.ts';

export const addSegment = {
  kind: 'host',
  fields: { segment: isSegment },

  objection(show, { segment }) {
    if (show.spin) return 'SPINNING';
    if (show.wheelSegments.length >= MAX_SEGMENTS) return 'SEGMENTS_FULL';
    if (!show.availableChips.some((chip) => isSameSegment(chip, segment))) return 'NO_SUCH_CHIP';
    return null;
  },

  apply: (show, { segment }) => ({
    show: { ...show, wheelSegments: [...show.wheelSegments, segment] },
  }),

  line: (_before, { segment }) => ({ segment }),
} satisfies Rule<'addSegment'>;
