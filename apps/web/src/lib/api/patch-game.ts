import type { GamePatch, WholeGame } from '@wheel/contract';
import { libraryApi } from './library-api.ts';
import { hasStatus, STATUS } from './statuses.ts';

/** A game as the host has seen it. */
export type Seen = Pick<WholeGame, 'quizId' | 'gameTitle' | 'visibility' | 'revision'>;

/**
 * Changes title or visibility of a game as the host has seen it. Where it has changed meanwhile, what the host wants to
 * change decides: already as wanted, it was a lost answer; as seen, nobody is overwritten; anything else is thrown.
 */
export async function patchGame(seen: Seen, patch: GamePatch): Promise<number> {
  try {
    return (await libraryApi.patch(seen.quizId, seen.revision, patch)).revision;
  } catch (error) {
    if (!hasStatus(error, STATUS.stale)) throw error;
    const now = await libraryApi.game(seen.quizId);
    const fields = Object.keys(patch) as (keyof GamePatch)[];
    if (fields.every((field) => now[field] === patch[field])) return now.revision;
    if (!fields.every((field) => now[field] === seen[field])) throw error;
    return patchGame({ ...seen, revision: now.revision }, patch);
  }
}
