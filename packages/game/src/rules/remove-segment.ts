import { MIN_SEGMENTS } from '../constants.ts';
import type { Show } from '../show.ts';
import { isSameSegment, isSegment, type Segment } from '../wheel/segment.ts';
import type { Rule } from './rule.ts';

const lastOf = ({ wheelSegments }: Show, segment: Segment): number =>
  wheelSegments.map((other) => isSameSegment(other, segment)).lastIndexOf(true);

export const removeSegment = {
  kind: 'host',
  fields: { segment: isSegment },

  objection(show, { segment }) {
    if (show.spin) return 'SPINNING';
    if (show.wheelSegments.length <= MIN_SEGMENTS) return 'SEGMENTS_FEW';
    if (lastOf(show, segment) === -1) return 'NO_SUCH_SEGMENT';
    return null;
  },

  apply(show, { segment }) {
    const last = lastOf(show, segment);
    const wheelSegments = show.wheelSegments.filter((_, at) => at !== last);
    return { show: { ...show, wheelSegments } };
  },

  line: (_before, { segment }) => ({ segment }),
} satisfies Rule<'removeSegment'>;
