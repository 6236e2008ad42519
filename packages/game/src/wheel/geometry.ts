/** Clockwise, measured from the pointer. */
export type Degrees = number;

// `%` keeps the sign of its left side.
const wrap = (angle: Degrees): Degrees => ((angle % 360) + 360) % 360;

/** The segment under the pointer once the wheel has turned by `rotation`; unturned, the middle of segment 0. */
export function segmentAt(rotation: Degrees, segmentCount: number): number {
  const width = 360 / segmentCount;
  // Rounding in `wrap` can land on 360 itself, which is segment 0 again.
  return Math.floor(wrap(width / 2 - rotation) / width) % segmentCount;
}

/** When, from 0 to 1 of the spin, an ease-out cubic turn has covered `part` of its way. */
export const timeAt = (part: number): number => 1 - Math.cbrt(1 - part);
