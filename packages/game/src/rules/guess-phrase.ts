import { flagLetters, lettersInPlay, openLetters } from '../board.ts';
import { samePhrase } from '../letters.ts';
import { wordsOf } from '../puzzles.ts';
import type { Rule } from './rule.ts';

export const guessPhrase: Rule<'guessPhrase'> = {
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
};
