import { answeredWrong, objectionToAnswer } from '../desk/answers.ts';
import { by } from '../desk/at-desk.ts';
import type { Rule } from './rule.ts';

/** The host heard a wrong phrase. */
export const refuseAnswer = {
  kind: 'host',
  fields: {},

  objection: (show) => (show.desk ? objectionToAnswer(show) : 'NO_DESK'),

  apply: answeredWrong,

  line: by,
} satisfies Rule<'refuseAnswer'>;
