type FlipperFrames = { readonly offset: number[]; readonly transform: string[] };

/** Pegs that come faster than this only make the flipper tremble. */
const FAST_MS = 70;

/**
 * The flipper's whole dance: each peg pushes it up, and it snaps back.
 * `crossings` are the moments, as parts of the spin, at which a peg passes the pointer.
 * Lists by property, because a browser takes four times as long to read a list of frames.
 */
export function flipperKeyframes(crossings: readonly number[], durationMs: number): FlipperFrames {
  const offsets = [0];
  const transforms = ['rotate(0deg)'];
  let latest = 0;
  const put = (atMs: number, degrees: number) => {
    const offset = atMs / durationMs;
    if (offset <= latest || offset >= 1) return;
    offsets.push(offset);
    transforms.push(`rotate(${degrees}deg)`);
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
  return { offset: [...offsets, 1], transform: [...transforms, 'rotate(0deg)'] };
}
