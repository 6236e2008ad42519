import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CreateGame,
  GameCreated,
  GameList,
  GamesParams,
  invalidGame,
  LIMITS,
  UserParams,
} from '@wheel/contract';
import { compressLongAnswers } from '../plugins/compression.ts';
import { invalid, type Reason, Refusal } from '../refusal.ts';
import type { CreateRefusal, NewGame } from '../storage/store.ts';
import { checked, tidied } from './bodies.ts';
import { refusals } from './problems.ts';
import { publishing, visibilityOf } from './publishing.ts';

const REFUSALS: Readonly<Record<CreateRefusal, Reason>> = {
  SESSION_GONE: 'SIGN_IN_AGAIN',
  NOT_OWNER: 'NOT_OWNER',
  QUIZ_ID_TAKEN: 'QUIZ_ID_TAKEN',
};

function gameFrom(body: CreateGame, isGuest: boolean): NewGame {
  const entries = Array.isArray(body) ? body : [body];
  const [first] = entries;
  if (first === undefined) throw invalid([]);
  return {
    quizId: first.quizId.toLowerCase(),
    title: first.gameTitle.trim(),
    owner: first.username,
    visibility: visibilityOf(first, isGuest),
    entries: tidied(entries),
  };
}

export const gameRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/games',
    {
      schema: {
        operationId: 'createGame',
        summary: 'Create a game',
        description:
          'Takes a list of entries, or one entry. All entries of a call share title, owner, ' +
          'quizId, isPublic and visibility, and are saved together or not at all.',
        tags: ['games'],
        security: [{}, { session: [] }],
        body: CreateGame,
        response: { 201: GameCreated, ...refusals(400, 401, 403, 409, 413, 415, 429) },
      },
      config: { session: 'write', limit: 'create' },
      bodyLimit: LIMITS.createBodyBytes,
      preHandler: [checked(invalidGame), publishing(app).checkCreate],
    },
    async ({ body, session }, reply) => {
      const game = gameFrom(body, session === null);
      const by = { tokenHash: session?.tokenHash ?? null };
      const refusal = await app.store.createGame(game, by, app.clock());
      if (refusal !== null) throw new Refusal(REFUSALS[refusal]);
      return reply.code(201).send({ quizId: game.quizId });
    },
  );

  const listOptions = {
    config: { session: 'read', limit: 'lists' },
    onSend: compressLongAnswers,
  } as const;
  const listSchema = {
    summary: 'The games of a user',
    description: 'Newest first; private ones for their owner only. Unknown user: an empty list.',
    tags: ['games'],
    security: [{}, { session: [] }],
    response: { 200: GameList, ...refusals(400, 429) },
  };
  const listOf = async (owner: string, viewer: string | undefined) => [
    ...(await app.store.gamesOf(owner, viewer ?? null)),
  ];

  app.get(
    '/user/:username',
    {
      schema: { operationId: 'listGamesOfUser', ...listSchema, params: UserParams },
      ...listOptions,
    },
    ({ params, session }) => listOf(params.username, session?.userName),
  );
  app.get(
    '/games/:id',
    {
      schema: { operationId: 'listGames', ...listSchema, params: GamesParams },
      ...listOptions,
    },
    ({ params, session }) => listOf(params.id, session?.userName),
  );
};
