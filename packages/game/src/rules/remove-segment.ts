import { MIN_SEGMENTS } from '../constants.ts';
import { isText } from '../shape.ts';
import type { HostRule } from './rule.ts';

type Line = { readonly value: string };

export const removeSegment: HostRule<'removeSegment', Line> = {
  kind: 'host',
  fields: { value: isText },

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

  line: (_before, { value }) => ({ value }),
};
