import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CopyGame,
  etagOf,
  GameCopied,
  GameSetup,
  isQuizId,
  LibraryGames,
  LibraryQuery,
  QuizIdParams,
  WholeGame,
} from '@wheel/contract';
import { compressLongAnswers } from '../http/compression.ts';
import { Refusal } from '../refusal.ts';
import { refusals } from './problems.ts';
import { callerOf, done, editorOf, quizIdOf, refuseInvalid } from './requests.ts';

/** Reading and copying games; what changes one is in edits.ts. */
export const libraryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/library/games',
    {
      schema: {
        operationId: 'listLibrary',
        summary: 'The library of the signed-in user',
        description:
          'Newest first, at most 1000. With trash=1, what has been deleted and not yet removed.',
        tags: ['library'],
        querystring: LibraryQuery,
        response: { 200: LibraryGames, ...refusals(400, 401, 429) },
      },
      config: { session: 'user', limit: 'lists' },
      onSend: compressLongAnswers,
    },
    async (request) => {
      const folder = request.query.trash === '1' ? 'trash' : 'library';
      return [...(await app.store.libraryOf(callerOf(request).userName, folder))];
    },
  );

  app.get(
    '/library/games/:quizId',
    {
      schema: {
        operationId: 'getGame',
        summary: 'A whole game',
        description:
          'The entries in the order in which they were typed. Its ETag is the revision that If-Match asks for. ' +
          'For everyone if the game is public or has a link, else for its owner. Counts no play.',
        tags: ['library'],
        params: QuizIdParams,
        response: { 200: WholeGame, ...refusals(400, 404) },
      },
      config: { session: 'read' },
      onSend: compressLongAnswers,
    },
    async ({ params, session }, reply) => {
      const viewer = session?.userName ?? null;
      const game = await app.store.wholeGame(quizIdOf(params), viewer);
      if (game === null) throw new Refusal('NO_SUCH_QUIZ');
      return reply.header('etag', etagOf(game.revision)).send(game);
    },
  );

  app.get(
    '/library/games/:quizId/setup',
    {
      schema: {
        operationId: 'getSetup',
        summary: 'The setup that a game brings',
        description: 'For everyone who may read the game. Counts no play.',
        tags: ['library'],
        params: QuizIdParams,
        response: { 200: GameSetup, ...refusals(400, 404) },
      },
      config: { session: 'read' },
    },
    async ({ params, session }) => {
      const setup = await app.store.gameSetup(quizIdOf(params), session?.userName ?? null);
      if (setup === null) throw new Refusal('NO_SUCH_SETUP');
      return setup;
    },
  );

  app.post(
    '/library/games/:quizId/copies',
    {
      schema: {
        operationId: 'copyGame',
        summary: 'Copy a game into the own library',
        description:
          'The copy is private and has the setup of the game. That of an own game has “ (copy)” behind its title, in the language of the game. ' +
          'A library of 1000 games takes no more copies.',
        tags: ['library'],
        params: QuizIdParams,
        body: CopyGame,
        response: {
          201: GameCopied,
          ...refusals(400, 401, 403, 404, 409, 413, 415, 429),
        },
      },
      config: { session: 'user', limit: 'edit' },
    },
    async (request, reply) => {
      const { params, body } = request;
      refuseInvalid(isQuizId(body.quizId) ? [] : [{ path: 'quizId', code: 'NOT_A_UUID' }]);
      const copyId = body.quizId.toLowerCase();
      const by = editorOf(request);
      const { revision } = done(
        await app.store.copyGame(quizIdOf(params), copyId, by, app.clock()),
      );
      return reply.code(201).send({ quizId: copyId, revision });
    },
  );
};
