import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  GameEdit,
  GamePatch,
  IfMatch,
  invalidEdit,
  invalidPatch,
  LIMITS,
  QuizIdParams,
  Revised,
} from '@wheel/contract';
import type { Editor, GameChange } from '../storage/store.ts';
import { checked, tidied } from './bodies.ts';
import { editorOf } from './caller.ts';
import { done, quizIdOf } from './edited.ts';
import { refusals } from './problems.ts';
import { publishing } from './publishing.ts';

const changeFrom = ({ gameTitle, visibility, entries }: Partial<GameEdit>): GameChange => ({
  ...(gameTitle !== undefined && { title: gameTitle.trim() }),
  ...(visibility !== undefined && { visibility }),
  ...(entries !== undefined && { entries: tidied(entries) }),
});

export const editRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const shared = {
    description:
      'The caller’s own games only; any other is not found. ' +
      'If-Match must name the revision that is changed, as the ETag of the game did.',
    tags: ['library'],
    security: [{ session: [] }],
    params: QuizIdParams,
    headers: IfMatch,
    response: { 200: Revised, ...refusals(400, 401, 403, 404, 412, 413, 415, 428, 429) },
  };
  const config = { session: 'user', limit: 'edit' } as const;
  const { checkEdit, checkPatch, refuseStale } = publishing(app);

  const edit = async (params: { quizId: string }, body: Partial<GameEdit>, by: Editor) =>
    done(await app.store.editGame(quizIdOf(params), changeFrom(body), by, app.clock()));

  app.put(
    '/library/games/:quizId',
    {
      schema: {
        operationId: 'editGame',
        summary: 'Change a whole game',
        ...shared,
        body: GameEdit,
      },
      config,
      bodyLimit: LIMITS.createBodyBytes,
      preHandler: [checked(invalidEdit), checkEdit],
    },
    (request) => edit(request.params, request.body, editorOf(request)),
  );

  app.patch(
    '/library/games/:quizId',
    {
      schema: {
        operationId: 'patchGame',
        summary: 'Change the title of a game, or who may see it',
        ...shared,
        body: GamePatch,
      },
      config,
      preHandler: [checked(invalidPatch), checkPatch],
    },
    async (request) => {
      refuseStale(request);
      return edit(request.params, request.body, editorOf(request));
    },
  );
};
