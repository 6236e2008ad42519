import { isIndex, listOf } from '../shape.ts';
import type { Rule } from './rule.ts';

const isOrderOf = (count: number, order: readonly number[]): boolean =>
  order.length === count && order.toSorted((a, b) => a - b).every((from, at) => from === at);

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
    show: { ...show, wheelSegments: order.flatMap((from) => show.wheelSegments[from] ?? []) },
  }),

  line: () => ({}),
} satisfies Rule<'randomizeWheel'>;
