import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DEFAULT_LANGUAGE } from '@wheel/alphabet';
import {
  GameEdit,
  GamePatch,
  IfMatch,
  invalidEdit,
  invalidPatch,
  invalidSetup,
  isQuizId,
  LIMITS,
  QuizIdParams,
  Revised,
  revisionOf,
  tidySetup,
} from '@wheel/contract';
import type { preValidationAsyncHookHandler } from 'fastify';
import { Type } from 'typebox';
import { Refusal } from '../refusal.ts';
import type { Editor, GameChange } from '../storage/edits.ts';
import { refusals } from './problems.ts';
import { publishing } from './publishing.ts';
import { callerOf, done, editorOf, quizIdOf, refuseInvalid, tidied } from './requests.ts';

const changeFrom = ({
  gameTitle,
  visibility,
  language,
  entries,
  setup,
}: Partial<GameEdit>): GameChange => ({
  ...(gameTitle !== undefined && { title: gameTitle.trim() }),
  ...(visibility !== undefined && { visibility }),
  ...(language !== undefined && { language }),
  ...(entries !== undefined && { entries: tidied(entries) }),
  ...(setup !== undefined && { setup: setup && tidySetup(setup) }),
});

/** Looks at a setup before the schema does, which cannot say what is wrong in one of two things that may be there. */
const refuseInvalidSetup: preValidationAsyncHookHandler = async ({ body }) => {
  const { setup } = Object(body) as { readonly setup?: unknown };
  if (setup !== undefined && setup !== null) refuseInvalid(invalidSetup(setup));
};

/** Editing, deleting and restoring the caller's own games. */
export const editRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const shared = { tags: ['library'], params: QuizIdParams };
  const editing = {
    ...shared,
    description:
      'The caller’s own games only; any other is not found. ' +
      'If-Match must name the revision that is changed, as the ETag of the game did.',
    headers: IfMatch,
    response: { 200: Revised, ...refusals(400, 401, 403, 404, 412, 413, 415, 428, 429) },
  };
  const config = { session: 'user', limit: 'edit' } as const;
  const { checkEdit, checkPatch } = publishing(app);

  const edit = async (params: { quizId: string }, body: Partial<GameEdit>, by: Editor) =>
    done(await app.store.editGame(quizIdOf(params), changeFrom(body), by, app.clock()));

  app.put(
    '/library/games/:quizId',
    {
      schema: {
        operationId: 'editGame',
        summary: 'Change a whole game',
        ...editing,
        description: `${editing.description} Words are judged by the language that the game will have.`,
        body: GameEdit,
      },
      config: { ...config, takesGames: true },
      bodyLimit: LIMITS.createBodyBytes,
      preValidation: refuseInvalidSetup,
    },
    async (request) => {
      const { params, body } = request;
      const by = editorOf(request);
      const keepsSome = body.language === undefined || body.setup === undefined;
      const kept =
        keepsSome && isQuizId(params.quizId)
          ? await app.store.keptOfOwn(params.quizId, callerOf(request).userName)
          : null;
      const language = body.language ?? kept?.language ?? DEFAULT_LANGUAGE;
      refuseInvalid(invalidEdit(body, language));
      checkEdit(body, language, kept?.setup ?? null);
      // Another revision than the one that was looked at may have another language or setup.
      if (kept && by.ifMatch !== undefined && revisionOf(by.ifMatch) !== kept.revision)
        throw new Refusal('GAME_CHANGED');
      return edit(params, body, by);
    },
  );

  app.patch(
    '/library/games/:quizId',
    {
      schema: {
        operationId: 'patchGame',
        summary: 'Change the title of a game, who may see it, or its setup',
        ...editing,
        body: GamePatch,
      },
      config,
      preValidation: refuseInvalidSetup,
    },
    async (request) => {
      const { params, body } = request;
      const { userName } = callerOf(request);
      const by = editorOf(request);
      refuseInvalid(invalidPatch(body));
      await checkPatch(params.quizId, body, { userName, ifMatch: by.ifMatch });
      // Fields that the schema does not name are in the body as they came, unchecked.
      const { gameTitle, visibility, setup } = body;
      const change = {
        ...(gameTitle !== undefined && { gameTitle }),
        ...(visibility && { visibility }),
        ...(setup !== undefined && { setup }),
      };
      return edit(params, change, by);
    },
  );

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
        description:
          'The caller’s own games only. From then on only the caller can build under its quizId.',
        response: { 204: Type.Null(), ...refusals(400, 401, 403, 404, 413, 415, 429) },
      },
      config,
    },
    async (request, reply) => {
      const quizId = quizIdOf(request.params);
      const refusal = await app.store.removeGame(quizId, editorOf(request), app.clock());
      if (refusal !== null) throw new Refusal(refusal);
      return reply.code(204).send(null);
    },
  );
};
