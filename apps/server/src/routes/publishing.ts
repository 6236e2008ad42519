import {
  type CreateGame,
  type GameEdit,
  type GameEntry,
  type GamePatch,
  isQuizId,
  revisionOf,
  type Visibility,
  type WholeGame,
} from '@wheel/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid, Refusal } from '../refusal.ts';
import { blockedIn, type Field } from '../review/blocked-words.ts';
import { callerOf } from './caller.ts';

/** Guests have no choice beside what the entries always said. */
export function visibilityOf({ visibility, isPublic }: GameEntry, isGuest: boolean): Visibility {
  if (visibility !== undefined && !isGuest) return visibility;
  return isPublic ? 'public' : 'private';
}

/** The fields of a new game; a lone entry has no index in its paths. */
function fieldsOfNew(body: CreateGame): Field[] {
  const isList = Array.isArray(body);
  return [body]
    .flat()
    .flatMap(({ gameTitle, category, searchedWord }, nth) =>
      Object.entries({ gameTitle, category, searchedWord }).map(
        ([field, text]): Field => [isList ? `${nth}.${field}` : field, text],
      ),
    );
}

const fieldsOfEdit = ({ gameTitle, entries }: GameEdit): Field[] => [
  ['gameTitle', gameTitle],
  ...entries.flatMap(({ category, searchedWord }, nth): Field[] => [
    [`entries.${nth}.category`, category],
    [`entries.${nth}.searchedWord`, searchedWord],
  ]),
];

/** All that a stored game shows once it is public, marked where it becomes so. */
const fieldOfStored = ({ gameTitle, entries }: WholeGame): Field => [
  'visibility',
  [gameTitle, ...entries.flatMap(({ category, searchedWord }) => [category, searchedWord])].join(
    '\n',
  ),
];

/** What this server lets become public. Asked before the handlers, as whatever else is wrong with a body. */
export function publishing(app: FastifyInstance) {
  function refuseWords(fieldsOf: () => readonly Field[]): void {
    if (app.blockedWords.size === 0) return;
    const found = blockedIn(app.blockedWords, fieldsOf());
    if (found.length > 0) throw invalid(found);
  }

  function refusePublic(visibility: Visibility | undefined): void {
    if (visibility !== 'public' || app.publicGames !== 'off') return;
    const message = 'Games cannot be made public on this server.';
    throw new Refusal('INVALID', {
      errors: [{ path: 'visibility', message, code: 'NOT_ALLOWED' }],
    });
  }

  /** The caller's own game; null when there is none, which is refused later on. */
  async function patchedGame(request: FastifyRequest): Promise<WholeGame | null> {
    const { quizId } = request.params as { quizId: string };
    if (!isQuizId(quizId)) return null;
    const game = await app.store.wholeGame(quizId.toLowerCase(), callerOf(request).userName);
    return game?.isMine ? game : null;
  }

  /** Patches of another revision than the one whose words were looked at. It could come to be theirs before they are made. */
  const stale = new WeakSet<FastifyRequest>();

  return {
    async checkCreate({ body, session }: FastifyRequest): Promise<void> {
      const game = body as CreateGame;
      const [first] = Array.isArray(game) ? game : [game];
      if (first === undefined || visibilityOf(first, session === null) !== 'public') return;
      refuseWords(() => fieldsOfNew(game));
    },

    async checkEdit({ body }: FastifyRequest): Promise<void> {
      const game = body as GameEdit;
      refusePublic(game.visibility);
      if (game.visibility === 'public') refuseWords(() => fieldsOfEdit(game));
    },

    async checkPatch(request: FastifyRequest): Promise<void> {
      const { gameTitle, visibility } = request.body as GamePatch;
      refusePublic(visibility);
      if (app.blockedWords.size === 0) return;
      const game = await patchedGame(request);
      const ifMatch = request.headers['if-match'];
      if (game && ifMatch !== undefined && revisionOf(ifMatch) !== game.revision) {
        stale.add(request);
      }
      if ((visibility ?? game?.visibility) !== 'public') return;
      if (gameTitle !== undefined) refuseWords(() => [['gameTitle', gameTitle]]);
      if (game === null || game.visibility === 'public') return;
      refuseWords(() => [fieldOfStored({ ...game, gameTitle: gameTitle ?? game.gameTitle })]);
    },

    /** Asked by the handler, since whatever else is wrong is told first. */
    refuseStale(request: FastifyRequest): void {
      if (stale.has(request)) throw new Refusal('GAME_CHANGED');
    },
  };
}
