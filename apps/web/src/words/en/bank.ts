import { formats } from '../formats.ts';
import { inEnglish } from '../registry.ts';

const { counted } = formats('en-GB');

type Count = { readonly count: number };

/** Puzzles from the bank, on the start screen and while building. */
export const bank = inEnglish('bank', {
  surprise: {
    /** The button. */
    press: 'Surprise me',
    /** Of the quiz. */
    title: 'Surprise game',
  },
  failed: 'The puzzle bank did not load. Please try again.',
  dialog: {
    title: 'Puzzle bank',
    allCategories: 'All categories',
    difficulty: 'Difficulty',
    /** One of these beside each puzzle, and the first in the choice alone. */
    difficulties: { any: 'Any', easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    /** Label of the field. */
    filter: 'Filter',
    /** The list, for a screen reader. */
    list: 'Puzzles',
    /** Below 200 puzzles: so many others match as well. */
    more: ({ count }: Count) => counted(count, { other: '# more: filter' }),
    none: 'No puzzles found.',
    chosen: ({ count }: Count) => counted(count, { other: '# chosen' }),
    choose: ({ count }: Count) => `Choose ${count} for me`,
    tryAgain: 'Try again',
  },
});
