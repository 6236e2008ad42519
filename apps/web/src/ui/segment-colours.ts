import type { Segment } from '@wheel/game';

/** Fill of a wedge and the ink that reads on it. */
export type SegmentColour = { readonly fill: string; readonly ink: string };

const CYCLE: readonly SegmentColour[] = [1, 2, 3, 4, 5, 6].map((number) => ({
  fill: `var(--wheel-${number})`,
  ink: 'var(--ink)',
}));
export const PENALTY: SegmentColour = { fill: 'var(--wheel-dark)', ink: 'var(--on-dark)' };
const PENALTIES: readonly Segment['type'][] = ['loseTurn', 'forfeit'];

/**
 * The cycle by position, penalties dark. The same colour never stands side by side, nor the
 * last beside the first; a penalty beside a penalty takes the next colour of the cycle.
 */
export function segmentColours(segments: readonly Segment[]): SegmentColour[] {
  const colours: SegmentColour[] = [];
  let turn = 0;
  for (const [index, { type }] of segments.entries()) {
    const closesRing = index > 0 && index === segments.length - 1;
    const clashes = (colour: SegmentColour) =>
      colour === colours[index - 1] || (closesRing && colour === colours[0]);
    let colour = PENALTY;
    if (!PENALTIES.includes(type) || clashes(colour)) {
      do colour = CYCLE[turn++ % CYCLE.length] ?? PENALTY;
      while (clashes(colour));
    }
    colours.push(colour);
  }
  return colours;
}
