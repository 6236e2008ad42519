import { isVowel } from '../letters.ts';
import type { Rule } from './rule.ts';

export const setVowels: Rule<'setVowels'> = {
  objection: (show, { include }) => (show.includeVowels === include ? 'NO_CHANGE' : null),

  apply: (show, { include }) => ({
    show: {
      ...show,
      includeVowels: include,
      usedLetters: include
        ? show.usedLetters
        : show.usedLetters.filter((letter) => !isVowel(letter)),
    },
    events: [],
  }),
};
