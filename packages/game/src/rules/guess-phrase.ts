import { answeredRight, answeredWrong, objectionToAnswer } from '../desk/answers.ts';
import { by, paidFor } from '../desk/at-desk.ts';
import { samePhrase } from '../letters.ts';
import { phraseOf } from '../puzzles.ts';
import type { Rule } from './rule.ts';

export const guessPhrase = {
  kind: 'host',

  objection: objectionToAnswer,

  apply: (show, { phrase }) =>
    samePhrase(phrase, phraseOf(show)) ? answeredRight(show) : answeredWrong(show),

  line(before, { phrase }, after) {
    const solution = phraseOf(before);
    return {
      ...(samePhrase(phrase, solution)
        ? { phrase: solution, isSolved: true }
        : { phrase: phrase.trim(), isSolved: false }),
      ...by(before),
      ...paidFor(before, after),
    };
  },
} satisfies Rule<'guessPhrase'>;
