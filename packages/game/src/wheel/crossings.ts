import { type Degrees, timeAt } from './geometry.ts';

/**
 * The moments, as parts 0 to 1 of the spin and ascending, at which a segment edge passes the pointer.
 * The middle of segment 0 stands there at rest, so edges pass at odd multiples of half a segment.
 */
export function crossingTimes(
  fromRotation: Degrees,
  extraDegrees: Degrees,
  segmentCount: number,
): number[] {
  if (segmentCount < 1) return [];
  const width = 360 / segmentCount;
  const times: number[] = [];
  let edge = Math.ceil(fromRotation / width - 0.5);
  for (;;) {
    const travelled = (edge + 0.5) * width - fromRotation;
    // On the edge itself the old segment still counts, so a spin that stops there has not crossed it.
    if (!(travelled < extraDegrees)) return times;
    times.push(timeAt(Math.max(0, travelled) / extraDegrees));
    edge += 1;
  }
}
