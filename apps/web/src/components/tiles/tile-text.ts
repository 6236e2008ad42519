import type { TileFace, TileState } from './tiles.tsx';

/** Splits by what a reader takes for one letter, so that an emoji stays whole on its tile. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Tiles for a text that is no puzzle: a heading, a name, the closed shape of a title. */
export function tileText(text: string, state: TileState = 'revealed'): TileFace[][] {
  return text
    .trim()
    .toUpperCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) =>
      Array.from(letters.segment(word), ({ segment }) => ({ letter: segment, state })),
    );
}
