import { isVowel } from '../letters.ts';
import { isFlag } from '../shape.ts';
import type { HostRule } from './rule.ts';

type Line = { readonly include: boolean };

export const setVowels: HostRule<'setVowels', Line> = {
  kind: 'host',
  fields: { include: isFlag },

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

  line: (_before, { include }) => ({ include }),
};
