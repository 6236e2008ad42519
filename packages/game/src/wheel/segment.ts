import { isNumber, isRecord } from '../shape.ts';

const SURPRISES = ['loseTurn', 'forfeit', 'spinAgain', 'bonusQuestion', 'hostsDecision'] as const;

/** What a wedge of the wheel says: points, or one of five surprises. */
export type Segment =
  | { readonly type: 'points'; readonly value: number }
  | { readonly type: (typeof SURPRISES)[number] };

export const points = (...values: readonly number[]): readonly Segment[] =>
  values.map((value) => ({ type: 'points', value }));

export const DEFAULT_SEGMENTS = points(100, 200, 300, 400, 500);
export const RESET_SEGMENTS = points(100, 200, 300, 400);
/** As on television: 20 segments. */
export const TELEVISION_SEGMENTS: readonly Segment[] = [
  ...points(500, 900, 700, 300, 800, 600),
  { type: 'loseTurn' },
  ...points(400, 1000, 600, 500),
  { type: 'forfeit' },
  ...points(900, 700, 400, 800),
  { type: 'spinAgain' },
  ...points(300, 600),
  { type: 'forfeit' },
];
export const CHIPS: readonly Segment[] = [
  ...points(100, 200, 300, 400, 500, 600, 700, 800, 900, 1000),
  ...SURPRISES.map((type) => ({ type })),
];

export const isSameSegment = (one: Segment, other: Segment): boolean =>
  one.type === 'points'
    ? other.type === 'points' && one.value === other.value
    : one.type === other.type;

export const isSegment = (data: unknown): data is Segment =>
  isRecord(data) &&
  (data.type === 'points' ? isNumber(data.value) : SURPRISES.some((type) => type === data.type));
