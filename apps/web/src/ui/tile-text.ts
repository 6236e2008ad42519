import { lettersIn } from '../lib/letters-in.ts';
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

/** The turns of tiles that open one after the other. */
export function oneByOne(words: readonly (readonly TileFace[])[]) {
  const before = words.map((_word, at) => words.slice(0, at).flat().length);
  return (word: number, letter: number): number => (before[word] ?? 0) + letter;
}

const LONGEST_TITLE = 40;
const LONGEST_WORD = 14;

/** A title is not always a phrase: only letters, digits and spaces, and not too many, stand on tiles. */
export const fitsTiles = (title: string): boolean =>
  /^[\p{L}\p{N} ]+$/u.test(title) &&
  [...title].length <= LONGEST_TITLE &&
  title.split(/\s+/).every((word) => [...word].length <= LONGEST_WORD);
