import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isQuizId, Quiz, QuizParams } from '@wheel/contract';
import { compressLongAnswers } from '../plugins/compression.ts';
import { Refusal } from '../refusal.ts';
import { refusals } from './problems.ts';

export const quizRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/quiz/:id',
    {
      schema: {
        operationId: 'getQuiz',
        summary: 'The puzzles of a game',
        description:
          'The entry created last comes first. Each successful load counts as one play. ' +
          'A private game is there for its owner only.',
        tags: ['games'],
        security: [{}, { session: [] }],
        params: QuizParams,
        response: { 200: Quiz, ...refusals(400, 404) },
      },
      config: { session: 'read' },
      onSend: compressLongAnswers,
    },
    async ({ params, session, method }) => {
      const quizId = params.id.toLowerCase();
      const viewer = session?.userName ?? null;
      const puzzles = isQuizId(quizId) ? await app.store.quiz(quizId, viewer) : null;
      if (puzzles === null) throw new Refusal('NO_SUCH_QUIZ');
      if (method === 'GET') app.store.countPlay(quizId);
      return [...puzzles];
    },
  );
};
