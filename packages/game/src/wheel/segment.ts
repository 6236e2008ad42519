import { isNumber, isRecord } from '../shape.ts';

export const SURPRISES = [
  'loseTurn',
  'forfeit',
  'spinAgain',
  'bonusQuestion',
  'hostsDecision',
] as const;

/** What a wedge of the wheel says: points, one of five surprises, or a prize of the host's own. */
export type Segment =
  | { readonly type: 'points'; readonly value: number }
  | { readonly type: (typeof SURPRISES)[number] }
  | { readonly type: 'prize'; readonly text: string };

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

/** A text trimmed, with runs of white space as one space. */
export const spaced = (text: string): string => text.trim().replace(/\s+/g, ' ');

const folded = (text: string): string => spaced(text.normalize('NFC')).toLowerCase();

/** Whether two texts of chips are the same in any case and spacing. */
export const isSameText = (one: string, other: string): boolean => folded(one) === folded(other);

export function isSameSegment(one: Segment, other: Segment): boolean {
  if (one.type === 'points') return other.type === 'points' && one.value === other.value;
  if (one.type === 'prize') return other.type === 'prize' && isSameText(one.text, other.text);
  return one.type === other.type;
}

export function isSegment(data: unknown): data is Segment {
  if (!isRecord(data)) return false;
  if (data.type === 'points') return isNumber(data.value);
  if (data.type === 'prize') return typeof data.text === 'string';
  return SURPRISES.some((type) => type === data.type);
}
