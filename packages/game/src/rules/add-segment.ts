import { MAX_SEGMENTS } from '../constants.ts';
import { isText } from '../shape.ts';
import type { HostRule } from './rule.ts';

type Line = { readonly value: string };

export const addSegment: HostRule<'addSegment', Line> = {
  kind: 'host',
  fields: { value: isText },

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

  line: (_before, { value }) => ({ value }),
};
