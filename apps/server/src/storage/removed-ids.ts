import { createHash } from 'node:crypto';
import type { Run } from './engine.ts';
import { foldName } from './fold.ts';
import { sql } from './sql.ts';

/**
 * The quizId of a game that was removed for good stands on printed links and QR codes, so no other owner may ever build under it.
 * Only a hash of it is kept: what was removed leaves no link behind.
 */
const hashOf = (quizId: string) =>
  createHash('sha256').update(quizId.toLowerCase()).digest('base64url');

/**
 * Who a game belonged to: the account, not its name, which another person may register later. Null for guests and for accounts
 * that are going, who never come back.
 */
async function accountOf(tx: Run, ownerKey: string): Promise<string | null> {
  const [user] = await tx(sql<{ id: number; createdAt: number }>`
    SELECT id, created_at AS "createdAt" FROM users
    WHERE name_key = ${ownerKey} AND deleted_at IS NULL`);
  return user ? `${user.id} ${user.createdAt}` : null;
}

/** Part of the transaction that removes the game. */
export async function keepRemovedId(
  tx: Run,
  { quizId, ownerKey }: { readonly quizId: string; readonly ownerKey: string },
): Promise<void> {
  await tx(sql`
    INSERT INTO removed_games (quiz_hash, account)
    VALUES (${hashOf(quizId)}, ${await accountOf(tx, ownerKey)})
    ON CONFLICT (quiz_hash) DO UPDATE SET account = excluded.account`);
}

/**
 * Whether this was the quizId of another owner's game. To be asked after the game is inserted: an insert waits for a removal of the
 * same quizId that is under way, and what that keeps is seen from then on.
 */
export async function wasAnothers(tx: Run, quizId: string, owner: string): Promise<boolean> {
  const [removed] = await tx(sql<{ account: string | null }>`
    SELECT account FROM removed_games WHERE quiz_hash = ${hashOf(quizId)}`);
  if (!removed) return false;
  return removed.account === null || removed.account !== (await accountOf(tx, foldName(owner)));
}
