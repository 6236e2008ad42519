import type { Puzzle } from './show.ts';

const gametitle = 'Wheel of Fortune';

/** What `/game` plays when no quiz was chosen. */
export const SAMPLE_PUZZLES: readonly Puzzle[] = [
  { id: 1, gametitle, category: 'Landscape', searchedWord: 'Misty mountain valley' },
  { id: 2, gametitle, category: 'Instrument', searchedWord: 'Grand piano' },
  { id: 3, gametitle, category: 'Location', searchedWord: 'Lighthouse by the sea' },
];
