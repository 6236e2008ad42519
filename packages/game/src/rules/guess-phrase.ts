import { answeredRight, answeredWrong, objectionToAnswer } from '../desk/answers.ts';
import { by, paidFor } from '../desk/at-desk.ts';
import { samePhrase } from '../letters.ts';
import { alphabetInPlay, phraseOf } from '../puzzles.ts';
import type { Show } from '../show.ts';
import type { Rule } from './rule.ts';

export const guessPhrase = {
  kind: 'host',

  objection: objectionToAnswer,

  apply: (show, { phrase }) => (isRight(show, phrase) ? answeredRight(show) : answeredWrong(show)),

  line(before, { phrase }, after) {
    return {
      ...(isRight(before, phrase)
        ? { phrase: phraseOf(before), isSolved: true }
        : { phrase: phrase.trim(), isSolved: false }),
      ...by(before),
      ...paidFor(before, after),
    };
  },
} satisfies Rule<'guessPhrase'>;

const isRight = (show: Show, phrase: string): boolean =>
  samePhrase(phrase, phraseOf(show), alphabetInPlay(show));
