import { answeredRight, objectionToAnswer } from '../desk/answers.ts';
import { by, paidFor } from '../desk/at-desk.ts';
import { phraseOf } from '../puzzles.ts';
import type { Rule } from './rule.ts';

/** The host heard the right phrase. */
export const acceptAnswer = {
  kind: 'host',
  fields: {},

  objection: (show) => (show.desk ? objectionToAnswer(show) : 'NO_DESK'),

  apply: answeredRight,

  line: (before, _action, after) => ({
    phrase: phraseOf(before),
    ...by(before),
    ...paidFor(before, after),
  }),
} satisfies Rule<'acceptAnswer'>;
