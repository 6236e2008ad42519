import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isQuizId, Quiz, QuizParams } from '@wheel/contract';
import type { FastifyRequest } from 'fastify';
import { compressLongAnswers } from '../http/compression.ts';
import { clientKey } from '../http/limits/client-key.ts';
import { RateLimiter } from '../http/limits/rate-limiter.ts';
import { isFromAnotherSite } from '../http/same-site.ts';
import { Refusal } from '../refusal.ts';
import { refusals } from './problems.ts';

/** Of one game by one address. */
const PLAYS = { burst: 1, everyMs: 60 * 60_000 };

export const quizRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const plays = new RateLimiter(PLAYS);
  /** Or a page that loads a game again and again would put it first among the suggestions. */
  function isPlay(request: FastifyRequest, quizId: string): boolean {
    if (request.method !== 'GET' || isFromAnotherSite(request)) return false;
    return (
      !app.settings.rateLimit || plays.take(`${clientKey(request.ip)} ${quizId}`, app.now()) === 0
    );
  }

  app.get(
    '/quiz/:id',
    {
      schema: {
        operationId: 'getQuiz',
        summary: 'The puzzles of a game',
        description:
          'The entry created last comes first. A load counts as a play, once an hour for each game and address. ' +
          'A private game is there for its owner only. The header Game-Setup is 1 where the game brings a setup.',
        tags: ['games'],
        params: QuizParams,
        response: { 200: Quiz, ...refusals(400, 404) },
      },
      config: { session: 'read' },
      onSend: compressLongAnswers,
    },
    async (request, reply) => {
      const { params, session } = request;
      if (!isQuizId(params.id)) throw new Refusal('NO_SUCH_QUIZ');
      const quizId = params.id.toLowerCase();
      const puzzles = await app.store.quiz(quizId, session?.userName ?? null);
      if (puzzles === null) throw new Refusal('NO_SUCH_QUIZ');
      if (isPlay(request, quizId)) app.store.countPlay(quizId);
      if (puzzles[0]?.hasSetup === 1) reply.header('game-setup', '1');
      return [...puzzles];
    },
  );
};
