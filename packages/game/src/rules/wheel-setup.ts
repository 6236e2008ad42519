import { MAX_SEGMENTS, MIN_SEGMENTS } from '../constants.ts';
import { inOrder, isOrderOf } from '../order.ts';
import type { Show } from '../show.ts';
import { hasChip, objectionToChip, objectionToWheel } from '../wheel/available.ts';
import { ownChip } from '../wheel/chip-text.ts';
import { CHIPS, isSameSegment, RESET_SEGMENTS, type Segment } from '../wheel/segment.ts';
import type { Rule } from './rule.ts';

export const addSegment = {
  kind: 'host',

  objection(show, { segment }) {
    if (show.spin) return 'SPINNING';
    if (show.wheelSegments.length >= MAX_SEGMENTS) return 'SEGMENTS_FULL';
    return hasChip(show.availableChips, segment) ? null : 'NO_SUCH_CHIP';
  },

  apply: (show, { segment }) => ({
    show: { ...show, wheelSegments: [...show.wheelSegments, segment] },
  }),

  line: (_before, { segment }) => ({ segment }),
} satisfies Rule<'addSegment'>;

const lastOf = ({ wheelSegments }: Show, segment: Segment): number =>
  wheelSegments.map((other) => isSameSegment(other, segment)).lastIndexOf(true);

export const removeSegment = {
  kind: 'host',

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

export const resetWheel = {
  kind: 'host',

  objection: (show) => (show.spin ? 'SPINNING' : null),

  apply: (show) => ({ show: { ...show, wheelSegments: RESET_SEGMENTS } }),

  line: () => ({}),
} satisfies Rule<'resetWheel'>;

/** The dice are thrown outside; the new order arrives as the old positions in their new sequence. */
export const randomizeWheel = {
  kind: 'host',

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

export const fillWheel = {
  kind: 'host',

  objection(show, { segments }) {
    if (show.spin) return 'SPINNING';
    return objectionToWheel(show.availableChips, segments);
  },

  apply: (show, { segments }) => ({ show: { ...show, wheelSegments: segments } }),

  line: (_before, { segments }) => ({ count: segments.length }),
} satisfies Rule<'fillWheel'>;

/** A chip of the host's own, behind the others and once on the wheel, where there is room. */
export const makeChip = {
  kind: 'host',

  objection(show, { segment }) {
    if (show.spin) return 'SPINNING';
    return objectionToChip(show.availableChips, segment);
  },

  apply(show, { segment }) {
    const chip = ownChip(segment) ?? segment;
    const { availableChips, wheelSegments } = show;
    const hasRoom = wheelSegments.length < MAX_SEGMENTS;
    return {
      show: {
        ...show,
        availableChips: [...availableChips, chip],
        wheelSegments: hasRoom ? [...wheelSegments, chip] : wheelSegments,
      },
    };
  },

  line: (_before, { segment }) => ({ segment: ownChip(segment) ?? segment }),
} satisfies Rule<'makeChip'>;

export const dropChip = {
  kind: 'host',

  objection(show, { segment }) {
    if (show.spin) return 'SPINNING';
    if (hasChip(CHIPS, segment)) return 'OWN_CHIPS_ONLY';
    if (!hasChip(show.availableChips, segment)) return 'NO_SUCH_CHIP';
    return without(show.wheelSegments, segment).length < MIN_SEGMENTS ? 'SEGMENTS_FEW' : null;
  },

  apply: (show, { segment }) => ({
    show: {
      ...show,
      availableChips: without(show.availableChips, segment),
      wheelSegments: without(show.wheelSegments, segment),
    },
  }),

  line: (_before, { segment }) => ({ segment }),
} satisfies Rule<'dropChip'>;

const without = (segments: readonly Segment[], segment: Segment): readonly Segment[] =>
  segments.filter((other) => !isSameSegment(other, segment));

export const setWheelVisible = {
  kind: 'host',

  objection: (show, { visible }) => (show.showWheelInGame === visible ? 'NO_CHANGE' : null),

  apply: (show, { visible }) => ({ show: { ...show, showWheelInGame: visible } }),

  line: (_before, { visible }) => ({ visible }),
} satisfies Rule<'setWheelVisible'>;
