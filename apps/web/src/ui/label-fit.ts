/** Where the lettering of a segment may stand, in units of the disc (its radius is 500). */
export const LABEL = { outer: 434, inner: 198, capHeight: 0.72, lineHeight: 0.86 } as const;
const LARGEST = 124;
const SMALLEST = 16;
/** Share of the wedge's width that lettering may fill. */
const FILL = 0.9;

type Label = { readonly lines: readonly string[]; readonly size: number };

/** Advance widths of the display face at the width the labels use, per unit of type size, rounded up. */
const ADVANCES: readonly (readonly [RegExp, number])[] = [
  [/ /, 0.18],
  [/[ilIj]/, 0.26],
  [/[tfzEFLZ]/, 0.42],
  [/[0-9T]/, 0.5],
  [/[mwMW]/, 0.81],
  [/N/, 0.64],
];
/** A mark makes no letter wider. */
const unmarked = (letter: string) => letter.normalize('NFD').charAt(0);
const advance = (letter: string) =>
  ADVANCES.find(([letters]) => letters.test(unmarked(letter)))?.[1] ?? 0.535;

export const textWidth = (line: string): number =>
  Array.from(line).reduce((width, letter) => width + advance(letter), 0);

/** Height of line `index` of `count` above and below the middle of the wedge, per unit of type size. */
export function baseline(index: number, count: number): number {
  return LABEL.capHeight / 2 + (index - (count - 1) / 2) * LABEL.lineHeight;
}

/** The largest whole size at which lines of these widths keep off the hub and inside the narrowing wedge. */
export function largestSize(widths: readonly number[], segmentCount: number): number {
  const slope = Math.tan(Math.PI / Math.max(segmentCount, 4)) * FILL;
  const sizes = widths.map((width, index) => {
    const bottom = baseline(index, widths.length);
    const reach = Math.max(Math.abs(bottom), Math.abs(bottom - LABEL.capHeight));
    const offTheHub = (LABEL.outer - LABEL.inner) / width;
    const inTheWedge = (LABEL.outer * slope) / (reach + width * slope);
    return Math.floor(Math.min(offTheHub, inTheWedge));
  });
  return Math.max(SMALLEST, Math.min(LARGEST, ...sizes));
}

/** Every way to break words into `count` lines. */
function breaks(words: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 1) return [[words.join(' ')]];
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, at) =>
      breaks(words.slice(at + 1), count - 1).map((rest) => [
        words.slice(0, at + 1).join(' '),
        ...rest,
      ]),
    );
}

const MOST_LINES = 3;

/** The value on one to three lines, on more only where that lets the type be clearly larger. */
export function fitLabel(value: string, segmentCount: number): Label {
  const words = value.split(' ');
  const counts = Array.from({ length: Math.min(words.length, MOST_LINES) }, (_, at) => at + 1);
  const best = counts.map((count) =>
    breaks(words, count)
      .map((lines): Label => ({ lines, size: largestSize(lines.map(textWidth), segmentCount) }))
      .reduce((a, b) => (b.size > a.size ? b : a)),
  );
  return best.reduce((a, b) => (b.size > a.size * 1.1 ? b : a));
}
