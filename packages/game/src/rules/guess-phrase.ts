import { flagLetters, lettersInPlay, openLetters } from '../board.ts';
import { samePhrase } from '../letters.ts';
import { wordsOf } from '../puzzles.ts';
import { isText } from '../shape.ts';
import type { Rule } from './rule.ts';

export const guessPhrase = {
  kind: 'host',
  fields: { phrase: isText },

  objection: (show) => (show.isComplete ? 'PUZZLE_COMPLETE' : null),

  apply(show, { phrase }) {
    const letters = lettersInPlay(show);
    const solution = wordsOf(show).join(' ');
    if (!samePhrase(phrase, solution)) {
      const correctLetters = flagLetters(letters, () => false);
      return { show: { ...show, correctLetters }, events: [{ type: 'wrongPhrase' }] };
    }
    return {
      show: {
        ...show,
        revealedLetters: flagLetters(letters, () => true),
        correctLetters: openLetters(show).map((word) => word.map((isOpen) => !isOpen)),
        isComplete: true,
      },
      events: [{ type: 'solved', phrase: solution }],
    };
  },

  line: (_before, { phrase }, after) =>
    after.isComplete
      ? { phrase: wordsOf(after).join(' '), isSolved: true }
      : { phrase: phrase.trim(), isSolved: false },
} satisfies Rule<'guessPhrase'>;
