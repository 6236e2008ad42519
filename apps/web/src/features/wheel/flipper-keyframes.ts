type FlipperFrame = { readonly offset: number; readonly transform: string };

/** Pegs that come faster than this only make the flipper tremble. */
const FAST_MS = 70;

/**
 * The flipper's whole dance as one keyframe list: each peg pushes it up, and it snaps back.
 * `crossings` are the moments, as parts of the spin, at which a peg passes the pointer.
 */
export function flipperKeyframes(crossings: readonly number[], durationMs: number): FlipperFrame[] {
  const frames: FlipperFrame[] = [{ offset: 0, transform: 'rotate(0deg)' }];
  let latest = 0;
  const put = (atMs: number, degrees: number) => {
    const offset = atMs / durationMs;
    if (offset <= latest || offset >= 1) return;
    frames.push({ offset, transform: `rotate(${degrees}deg)` });
    latest = offset;
  };

  let previousMs = 0;
  for (const [index, part] of crossings.entries()) {
    const atMs = part * durationMs;
    const gapMs = atMs - previousMs;
    previousMs = atMs;
    if (gapMs < FAST_MS) {
      // every third peg is all the eye can follow at this speed
      if (index % 3 === 0) put(atMs, index % 2 === 0 ? -15 : -10);
      continue;
    }
    put(atMs - Math.min(150, gapMs * 0.5), 0);
    put(atMs, -24);
    put(atMs + Math.min(60, gapMs * 0.3), 3);
  }
  frames.push({ offset: 1, transform: 'rotate(0deg)' });
  return frames;
}
