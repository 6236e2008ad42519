/** Fill of a wedge and the ink that reads on it. Hex, not tokens: the disc is drawn, not styled. */
export type SegmentColour = { readonly fill: string; readonly ink: string };

const INK = '#08191E';
const IVORY = '#FFF4DC';

const CYCLE: readonly SegmentColour[] = [
  { fill: '#FFC02E', ink: INK },
  { fill: '#FF6A3D', ink: INK },
  { fill: IVORY, ink: INK },
  { fill: '#2FB7B0', ink: INK },
  { fill: '#FF8FC4', ink: INK },
  { fill: '#54C6FF', ink: INK },
];
/** Lose Turn and Forfeit. */
export const PENALTY: SegmentColour = { fill: INK, ink: IVORY };
const PENALTIES: ReadonlySet<string> = new Set(['Lose Turn', 'Forfeit']);

/**
 * The cycle by position, penalties dark. The same colour never stands side by side, nor the
 * last beside the first; a penalty beside a penalty takes the next colour of the cycle.
 */
export function segmentColours(segments: readonly string[]): SegmentColour[] {
  const colours: SegmentColour[] = [];
  let turn = 0;
  for (const [index, value] of segments.entries()) {
    const closesRing = index > 0 && index === segments.length - 1;
    const clashes = (colour: SegmentColour) =>
      colour === colours[index - 1] || (closesRing && colour === colours[0]);
    let colour = PENALTY;
    if (!PENALTIES.has(value) || clashes(colour)) {
      do colour = CYCLE[turn++ % CYCLE.length] ?? PENALTY;
      while (clashes(colour));
    }
    colours.push(colour);
  }
  return colours;
}
