import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { invalidReport, QuizIdParams, ReportGame } from '@wheel/contract';
import { Type } from 'typebox';
import { Refusal } from '../refusal.ts';
import { createReporterNames } from '../review/reporters.ts';
import { refusals } from './problems.ts';
import { quizIdOf, refuseInvalid } from './requests.ts';

/** No body: null, which the schema speaks of, would be sent as the text `null`. */
const NOTHING = undefined as unknown as null;

export const reportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const aliasOf = createReporterNames();

  app.post(
    '/library/games/:quizId/reports',
    {
      schema: {
        operationId: 'reportGame',
        summary: 'Tell the reviewers about a game',
        description:
          'For everybody who may see the game. A second report of one reporter while the first ' +
          'is open is answered alike.',
        tags: ['review'],
        params: QuizIdParams,
        body: ReportGame,
        response: { 202: Type.Null(), ...refusals(400, 403, 404, 413, 415, 429) },
      },
      config: { session: 'read', limit: 'report' },
    },
    async ({ params, body, session, ip, log, id }, reply) => {
      refuseInvalid(invalidReport(body));
      const quizId = quizIdOf(params);
      const { reason, note = '' } = body;
      const now = app.clock();
      const by = session === null ? { alias: aliasOf(ip, now) } : { userName: session.userName };
      const outcome = await app.store.reportGame(quizId, by, { reason, note: note.trim() }, now);
      if (outcome === 'NO_SUCH_GAME') throw new Refusal('NO_SUCH_QUIZ');
      if (outcome === 'KEPT' && !app.hasReviewers) {
        log.warn({ reqId: id, quizId, reason }, 'A game was reported, and there is no reviewer.');
      }
      return reply.code(202).send(NOTHING);
    },
  );
};
