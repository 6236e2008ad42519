import { isVowel } from '../letters.ts';
import { alphabetInPlay } from '../puzzles.ts';
import type { Rule } from './rule.ts';

export const setVowels = {
  kind: 'host',

  // At a desk the vowels are always there, for their price.
  objection: (show, { include }) =>
    show.desk || show.includeVowels === include ? 'NO_CHANGE' : null,

  apply: (show, { include }) => ({
    show: {
      ...show,
      includeVowels: include,
      usedLetters: include
        ? show.usedLetters
        : show.usedLetters.filter((letter) => !isVowel(letter, alphabetInPlay(show))),
    },
  }),

  line: (_before, { include }) => ({ include }),
} satisfies Rule<'setVowels'>;
