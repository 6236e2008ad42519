import { inEnglish } from '../registry.ts';

/** Puzzles from the bank, on the start screen. */
export const bank = inEnglish('bank', {
  surprise: {
    /** The button. */
    press: 'Surprise me',
    /** Of the quiz. */
    title: 'Surprise game',
    failed: 'The puzzle bank did not load. Please try again.',
  },
});
