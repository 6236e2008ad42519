import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Judgement, QuizIdParams, ReviewedEntries, ReviewedGames } from '@wheel/contract';
import { Type } from 'typebox';
import { compressLongAnswers } from '../http/compression.ts';
import { Refusal } from '../refusal.ts';
import { refusals } from './problems.ts';
import { quizIdOf } from './requests.ts';

export const reviewRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { session: 'user', reviewersOnly: true } as const;

  app.get(
    '/review/reports',
    {
      schema: {
        operationId: 'listReports',
        summary: 'What reviewers are asked about',
        description:
          'Reported games, the most reported first; then those that wait for approval; ' +
          'then those that are hidden; each with its first entries. Only for the reviewers whom the operator has named.',
        tags: ['review'],
        response: { 200: ReviewedGames, ...refusals(401, 403) },
      },
      config,
      onSend: compressLongAnswers,
    },
    async () => [...(await app.store.reviewList())],
  );

  app.get(
    '/review/games/:quizId',
    {
      schema: {
        operationId: 'getReviewedGame',
        summary: 'All entries of a game, for reviewers',
        description:
          'In the order in which they were typed; of hidden games too, not of private ones.',
        tags: ['review'],
        params: QuizIdParams,
        response: { 200: ReviewedEntries, ...refusals(400, 401, 403, 404) },
      },
      config,
      onSend: compressLongAnswers,
    },
    async ({ params }) => {
      const entries = await app.store.reviewedEntries(quizIdOf(params));
      if (entries === null) throw new Refusal('NO_SUCH_QUIZ');
      return { entries: [...entries] };
    },
  );

  app.post(
    '/review/games/:quizId',
    {
      schema: {
        operationId: 'judgeGame',
        summary: 'Keep, hide or remove a game',
        description:
          'keep closes its reports and lists it if its owner wishes so; hide closes them and leaves ' +
          'it to its owner alone; remove deletes it for good.',
        tags: ['review'],
        params: QuizIdParams,
        body: Judgement,
        response: { 204: Type.Null(), ...refusals(400, 401, 403, 404, 413, 415) },
      },
      config,
    },
    async ({ params, body: { verdict }, session, id, log }, reply) => {
      const quizId = quizIdOf(params);
      const isDone = await app.store.judge(quizId, verdict, app.clock());
      if (!isDone) throw new Refusal('NO_SUCH_QUIZ');
      log.info({ reqId: id, reviewer: session?.userName, quizId, verdict }, 'game judged');
      return reply.code(204).send(null);
    },
  );
};
