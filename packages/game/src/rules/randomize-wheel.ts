import { inOrder, isOrderOf } from '../order.ts';
import { isIndex, listOf } from '../shape.ts';
import type { Rule } from './rule.ts';

/** The dice are thrown outside; the new order arrives as the old positions in their new sequence. */
export const randomizeWheel = {
  kind: 'host',
  fields: { order: listOf(isIndex) },

  objection(show, { order }) {
    if (show.spin) return 'SPINNING';
    if (!isOrderOf(show.wheelSegments.length, order)) return 'NOT_AN_ORDER';
    return null;
  },

  apply: (show, { order }) => ({
    show: { ...show, wheelSegments: inOrder(show.wheelSegments, order) },
  }),

  line: () => ({}),
} satisfies Rule<'randomizeWheel'>;
