import { MAX_SEGMENTS } from '../constants.ts';
import { isSameSegment, isSegment, type Segment } from '../wheel/segment.ts';
import type { HostRule } from './rule.ts';

type Line = { readonly segment: Segment };

export const addSegment: HostRule<'addSegment', Line> = {
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
    events: [],
  }),

  line: (_before, { segment }) => ({ segment }),
};
