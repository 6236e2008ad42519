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
import { compressLongAnswers } from '../http/compression.ts';
import { invalid, Refusal } from '../refusal.ts';
import type { NewGame } from '../storage/games.ts';
import { refusals } from './problems.ts';
import { publishing, visibilityOf } from './publishing.ts';
import { refuseInvalid, tidied } from './requests.ts';

function gameFrom(body: CreateGame, isGuest: boolean): NewGame {
  const entries = Array.isArray(body) ? body : [body];
  const [first] = entries;
  if (first === undefined) throw invalid([]);
  return {
    quizId: first.quizId.toLowerCase(),
    title: first.gameTitle.trim(),
    owner: first.username,
    visibility: visibilityOf(first, isGuest),
    language: first.language,
    entries: tidied(entries),
  };
}

export const gameRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { checkCreate } = publishing(app);

  app.post(
    '/games',
    {
      schema: {
        operationId: 'createGame',
        summary: 'Create a game',
        description:
          'Takes a list of entries, or one entry. All entries of a call share title, owner, ' +
          'quizId, isPublic, visibility and language, and are saved together or not at all. What guests build is ' +
          'public, or without isPublic open to everyone with the link; they may build 200 games and 20 MB ' +
          'a day and address. A library of 1000 games takes no more. A quizId stays taken when its game is ' +
          'removed, but for its former owner.',
        tags: ['games'],
        body: CreateGame,
        response: { 201: GameCreated, ...refusals(400, 401, 403, 409, 413, 415, 429) },
      },
      config: { session: 'write', limit: 'create', takesGames: true },
      bodyLimit: LIMITS.createBodyBytes,
    },
    async ({ body, session }, reply) => {
      refuseInvalid(invalidGame(body));
      checkCreate(body, session === null);
      const game = gameFrom(body, session === null);
      const by = { tokenHash: session?.tokenHash ?? null };
      const refusal = await app.store.createGame(game, by, app.clock());
      if (refusal !== null) throw new Refusal(refusal);
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
