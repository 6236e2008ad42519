import { isNumber, isRecord } from '../shape.ts';

/** What a wedge of the wheel says: points, or one of five surprises. */
export type Segment =
  | { readonly type: 'points'; readonly value: number }
  | { readonly type: 'loseTurn' }
  | { readonly type: 'forfeit' }
  | { readonly type: 'spinAgain' }
  | { readonly type: 'bonusQuestion' }
  | { readonly type: 'hostsDecision' };

export const points = (...values: readonly number[]): readonly Segment[] =>
  values.map((value) => ({ type: 'points', value }));

const SURPRISES: readonly Segment[] = [
  { type: 'loseTurn' },
  { type: 'forfeit' },
  { type: 'spinAgain' },
  { type: 'bonusQuestion' },
  { type: 'hostsDecision' },
];

export const DEFAULT_SEGMENTS = points(100, 200, 300, 400, 500);
export const RESET_SEGMENTS = points(100, 200, 300, 400);
export const CHIPS: readonly Segment[] = [
  ...points(100, 200, 300, 400, 500, 600, 700, 800, 900, 1000),
  ...SURPRISES,
];

export const isSameSegment = (one: Segment, other: Segment): boolean =>
  one.type === 'points'
    ? other.type === 'points' && one.value === other.value
    : one.type === other.type;

export const isSegment = (data: unknown): data is Segment =>
  isRecord(data) &&
  (data.type === 'points'
    ? isNumber(data.value)
    : SURPRISES.some(({ type }) => type === data.type));
