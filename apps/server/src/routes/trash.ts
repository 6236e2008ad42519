import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { IfMatch, LIMITS, QuizIdParams, Revised } from '@wheel/contract';
import { Type } from 'typebox';
import { editorOf } from './caller.ts';
import { done, quizIdOf, refused } from './edited.ts';
import { refusals } from './problems.ts';

export const trashRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const shared = { tags: ['library'], security: [{ session: [] }], params: QuizIdParams };
  const config = { session: 'user', limit: 'edit' } as const;

  app.delete(
    '/library/games/:quizId',
    {
      schema: {
        operationId: 'deleteGame',
        summary: 'Put a game into the trash',
        description:
          `It stays there for ${LIMITS.trashDays} days. ` +
          'If-Match must name the revision that is deleted.',
        ...shared,
        headers: IfMatch,
        response: {
          204: Type.Null(),
          ...refusals(400, 401, 403, 404, 412, 413, 415, 428, 429),
        },
      },
      config,
    },
    async (request, reply) => {
      const quizId = quizIdOf(request.params);
      done(await app.store.trashGame(quizId, editorOf(request), app.clock()));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/library/games/:quizId/restore',
    {
      schema: {
        operationId: 'restoreGame',
        summary: 'Take a game out of the trash',
        ...shared,
        response: { 200: Revised, ...refusals(400, 401, 403, 404, 413, 415, 429) },
      },
      config,
    },
    async (request) => {
      const quizId = quizIdOf(request.params);
      return done(await app.store.restoreGame(quizId, editorOf(request), app.clock()));
    },
  );

  app.delete(
    '/library/trash/:quizId',
    {
      schema: {
        operationId: 'removeGame',
        summary: 'Remove a game in the trash for good',
        ...shared,
        response: { 204: Type.Null(), ...refusals(400, 401, 403, 404, 413, 415, 429) },
      },
      config,
    },
    async (request, reply) => {
      const quizId = quizIdOf(request.params);
      const refusal = await app.store.removeGame(quizId, editorOf(request), app.clock());
      if (refusal !== null) throw refused(refusal);
      return reply.code(204).send(null);
    },
  );
};
