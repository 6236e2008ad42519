import { flagLetters, isEveryFlagSet, lettersInPlay, openLetters } from '../board.ts';
import { answersTo, isKeyLetter, isVowel } from '../letters.ts';
import { wordsOf } from '../puzzles.ts';
import { isText } from '../shape.ts';
import type { Rule } from './rule.ts';

export const guessLetter = {
  kind: 'host',
  fields: { letter: isText },

  objection(show, { letter }) {
    if (show.isComplete) return 'PUZZLE_COMPLETE';
    if (!isKeyLetter(letter)) return 'NOT_A_LETTER';
    if (isVowel(letter) && !show.includeVowels) return 'VOWELS_OFF';
    if (show.usedLetters.includes(letter)) return 'LETTER_USED';
    return null;
  },

  apply(show, { letter }) {
    const hits = flagLetters(lettersInPlay(show), (tile) => answersTo(tile, letter));
    const count = hits.flat().filter(Boolean).length;
    const guessed = {
      ...show,
      usedLetters: [...show.usedLetters, letter],
      correctLetters: hits,
    };
    if (count === 0) return { show: guessed, events: [{ type: 'wrongLetter', letter }] };

    const revealedLetters = openLetters(show).map((word, wordAt) =>
      word.map((isOpen, letterAt) => isOpen || hits[wordAt]?.[letterAt] === true),
    );
    const isComplete = isEveryFlagSet(revealedLetters);
    return {
      show: { ...guessed, revealedLetters, isComplete },
      events: [
        { type: 'correct', letter, count },
        ...(isComplete ? [{ type: 'solved', phrase: wordsOf(show).join(' ') } as const] : []),
      ],
    };
  },

  line: (_before, { letter }, { correctLetters, isComplete }) => ({
    letter,
    count: correctLetters.flat().filter(Boolean).length,
    isSolved: isComplete,
  }),
} satisfies Rule<'guessLetter'>;
