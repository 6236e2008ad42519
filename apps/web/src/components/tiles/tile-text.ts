import { lettersIn } from '../../lib/letters-in.ts';
import type { TileFace, TileState } from './tiles.tsx';

/** Tiles for a text that is no puzzle: a heading, a name, the closed shape of a title. */
export function tileText(text: string, state: TileState = 'revealed'): TileFace[][] {
  return text
    .trim()
    .toUpperCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => lettersIn(word).map((letter) => ({ letter, state })));
}
