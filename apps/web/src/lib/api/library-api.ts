import type {
  GameCopied,
  GameCreated,
  GameEdit,
  GameEntries,
  GamePatch,
  GameSetup,
  ReportGame,
  Revised,
  Setup,
  WholeGame,
} from '@wheel/contract';
import { newUuid } from '../uuid.ts';
import { api } from './api.ts';
import { send } from './send.ts';
import { hasStatus, isThere, STATUS } from './status.ts';

const at = (quizId: string) => `/library/games/${encodeURIComponent(quizId)}`;

/** The calls of a host's library and of a game behind a link. `revision` is the one that the host has seen. */
export const libraryApi = {
  games: (signal?: AbortSignal) => api.libraryGames('0', signal),

  trash: (signal?: AbortSignal) => api.libraryGames('1', signal),

  game: (quizId: string, signal?: AbortSignal) => send<WholeGame>('GET', at(quizId), { signal }),

  setup: (quizId: string, signal?: AbortSignal) =>
    send<GameSetup>('GET', `${at(quizId)}/setup`, { signal }),

  create: (entries: GameEntries) =>
    send<GameCreated>('POST', '/games', { body: entries, isRepeatable: true }),

  save: (quizId: string, revision: number, body: GameEdit) =>
    send<Revised>('PUT', at(quizId), { revision, body }),

  patch: (quizId: string, revision: number, body: GamePatch) =>
    send<Revised>('PATCH', at(quizId), { revision, body }),

  remove: (quizId: string, revision: number) => send<null>('DELETE', at(quizId), { revision }),

  restore: (quizId: string) => send<Revised>('POST', `${at(quizId)}/restore`),

  purge: (quizId: string) => send<null>('DELETE', `/library/trash/${encodeURIComponent(quizId)}`),

  copy: (quizId: string, copyId: string) =>
    send<GameCopied>('POST', `${at(quizId)}/copies`, {
      body: { quizId: copyId },
      isRepeatable: true,
    }),

  report: (quizId: string, body: ReportGame) =>
    send<null>('POST', `${at(quizId)}/reports`, { body }),
};

/** Copies a game into the library of the user, once, even when the first answer is lost on its way. */
export async function copyGame(quizId: string): Promise<string> {
  const copyId = newUuid();
  try {
    await libraryApi.copy(quizId, copyId);
  } catch (error) {
    if (!isThere(error)) throw error;
  }
  return copyId;
}

/** A game as the host has seen it. */
export type Seen = Pick<WholeGame, 'quizId' | 'gameTitle' | 'visibility' | 'revision'>;

/**
 * Changes title or visibility of a game as the host has seen it. Where it has changed meanwhile, what the host wants to
 * change decides: already as wanted, it was a lost answer; as seen, no other change is overwritten; anything else is thrown.
 */
export async function patchGame(seen: Seen, patch: Omit<GamePatch, 'setup'>): Promise<number> {
  try {
    return (await libraryApi.patch(seen.quizId, seen.revision, patch)).revision;
  } catch (error) {
    if (!hasStatus(error, STATUS.stale)) throw error;
    const now = await libraryApi.game(seen.quizId);
    const fields = Object.keys(patch) as (keyof typeof patch)[];
    if (fields.every((field) => now[field] === patch[field])) return now.revision;
    if (!fields.every((field) => now[field] === seen[field])) throw error;
    return patchGame({ ...seen, revision: now.revision }, patch);
  }
}

/** Puts a setup on an own game, or takes it off; where the game has changed meanwhile, once more. */
export async function saveSetup(
  { quizId, revision }: Pick<Seen, 'quizId' | 'revision'>,
  setup: Setup | null,
): Promise<number> {
  const patch = (seen: number) => libraryApi.patch(quizId, seen, { setup });
  try {
    return (await patch(revision)).revision;
  } catch (error) {
    if (!hasStatus(error, STATUS.stale)) throw error;
    return (await patch((await libraryApi.game(quizId)).revision)).revision;
  }
}
