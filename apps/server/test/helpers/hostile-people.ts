import fc from 'fast-check';
import { type HostileRequest, mutated, nastyText, texts } from './hostile.ts';
import { type Bodies, hostileCalls, type Known } from './hostile-library.ts';

const report = fc.record(
  {
    reason: fc.constantFrom('unsuitable', 'personal', 'copyright', 'spam', 'other', 'boring', ''),
    note: texts(fc.constantFrom('Look at this', '🎡'.repeat(301), 'two\nlines')),
  },
  { requiredKeys: ['reason'] },
);
const judgement = fc.record({ verdict: fc.constantFrom('keep', 'hide', 'keep', 'ban', 'KEEP') });
const newPassword = fc.record({ password: nastyText, newPassword: nastyText });
const deletion = fc.record({ password: nastyText });

const either = (body: fc.Arbitrary<object>) => fc.oneof(body, mutated(body));

const BODIES: Bodies = {
  'POST /api/library/games/{quizId}/reports': either(report),
  'GET /api/review/reports': null,
  'POST /api/review/games/{quizId}': either(judgement),
  'GET /api/account': null,
  'GET /api/account/export': null,
  'PUT /api/Auth/password': either(newPassword),
  'POST /api/Auth/delete-account': either(deletion),
};

/** Requests about accounts, reports and review that are wrong in some way. */
export const hostilePeopleRequest = (known: Known): fc.Arbitrary<HostileRequest> =>
  fc.oneof(...hostileCalls(BODIES, known));
