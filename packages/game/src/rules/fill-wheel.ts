import { MAX_SEGMENTS, MIN_SEGMENTS } from '../constants.ts';
import { listOf } from '../shape.ts';
import { isSameSegment, isSegment } from '../wheel/segment.ts';
import type { Rule } from './rule.ts';

export const fillWheel = {
  kind: 'host',
  fields: { segments: listOf(isSegment) },

  objection(show, { segments }) {
    if (show.spin) return 'SPINNING';
    if (segments.length < MIN_SEGMENTS) return 'SEGMENTS_FEW';
    if (segments.length > MAX_SEGMENTS) return 'SEGMENTS_FULL';
    const isChip = (segment: (typeof segments)[number]) =>
      show.availableChips.some((chip) => isSameSegment(chip, segment));
    return segments.every(isChip) ? null : 'NO_SUCH_CHIP';
  },

  apply: (show, { segments }) => ({ show: { ...show, wheelSegments: segments } }),

  line: (_before, { segments }) => ({ count: segments.length }),
} satisfies Rule<'fillWheel'>;
