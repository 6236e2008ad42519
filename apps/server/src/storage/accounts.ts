import type { Engine, Run } from './engine.ts';
import { foldName } from './fold.ts';
import { isReservedName, skeletonOf } from './name-skeleton.ts';
import { sessionUser } from './sessions.ts';
import { literal, type Sql, sql } from './sql.ts';

export type User = { readonly userName: string; readonly passwordHash: string };

const SKELETONS_AT_ONCE = 200;

/** How many were missing, at most so many as are written at once. */
async function writeSkeletons(tx: Run): Promise<number> {
  const users = await tx(sql<{ id: number; name: string }>`
    SELECT id, name FROM users WHERE name_skeleton IS NULL ORDER BY id
    LIMIT ${literal(SKELETONS_AT_ONCE)}`);
  for (const { id, name } of users)
    await tx(sql`UPDATE users SET name_skeleton = ${skeletonOf(name)} WHERE id = ${id}`);
  return users.length;
}

/** Accounts of earlier versions have no skeleton, and one that still runs beside this one goes on adding such. */
export async function completeSkeletons(engine: Engine): Promise<void> {
  while ((await engine.transaction(writeSkeletons)) === SKELETONS_AT_ONCE);
}

/** False when the name, or one that looks like it, is taken or reserved. Look-alikes registered by earlier versions stay. */
export async function addUser(engine: Engine, user: User, atMs: number): Promise<boolean> {
  const { userName, passwordHash } = user;
  if (isReservedName(userName)) return false;
  const skeleton = skeletonOf(userName);
  return engine.transaction(async (tx) => {
    // Or look-alikes that come at the same moment would not see each other.
    await engine.queueFor(tx, skeleton);
    await writeSkeletons(tx);
    const [alike] = await tx(sql`SELECT id FROM users WHERE name_skeleton = ${skeleton} LIMIT 1`);
    if (alike) return false;
    const added = await tx(sql`
      INSERT INTO users (name, name_key, name_skeleton, password_hash, created_at)
      VALUES (${userName}, ${foldName(userName)}, ${skeleton}, ${passwordHash}, ${atMs})
      ON CONFLICT (name_key) DO NOTHING RETURNING id`);
    return added.length === 1;
  });
}

/** Null also for an account that is being deleted. */
export async function findUser(engine: Engine, name: string): Promise<User | null> {
  const [user] = await engine.read(sql<User>`
    SELECT name AS "userName", password_hash AS "passwordHash"
    FROM users WHERE name_key = ${foldName(name)} AND deleted_at IS NULL`);
  return user ?? null;
}

type AccountRow = { userName: string; createdAt: number; games: number };

/** The number of its games leaves out the trash. */
export async function account(engine: Engine, userName: string): Promise<AccountRow | null> {
  const nameKey = foldName(userName);
  const [row] = await engine.read(sql<AccountRow>`
    SELECT name AS "userName", created_at AS "createdAt",
      (SELECT count(*) FROM games WHERE owner_key = ${nameKey} AND deleted_at IS NULL) AS games
    FROM users WHERE name_key = ${nameKey} AND deleted_at IS NULL`);
  return row ?? null;
}

/**
 * Ends all sessions, which may be stolen like the password, and begins the one of the new token. False when the session is
 * over, or the password is no longer the one that the user was found with.
 */
export function changePassword(
  engine: Engine,
  { userName, passwordHash }: User,
  to: { tokenHash: string; newTokenHash: string; passwordHash: string },
  atMs: number,
): Promise<boolean> {
  return engine.transaction(async (tx) => {
    if ((await sessionUser(tx, to.tokenHash, atMs)) === null) return false;
    const [user] = await tx(sql<{ id: number }>`
      UPDATE users SET password_hash = ${to.passwordHash}
      WHERE name_key = ${foldName(userName)} AND password_hash = ${passwordHash} RETURNING id`);
    if (!user) return false;
    await tx(sql`DELETE FROM sessions WHERE user_id = ${user.id}`);
    await tx(sql`
      INSERT INTO sessions (token_hash, user_id, created_at, used_at)
      VALUES (${to.newTokenHash}, ${user.id}, ${atMs}, ${atMs})`);
    return true;
  });
}

/** Ends every session of the account that the statement answers; false when it answers none. */
const endSessionsOf = (engine: Engine, account: Sql<{ id: number }>): Promise<boolean> =>
  engine.transaction(async (tx) => {
    // The user first and the sessions after: a login at the same moment is then either refused or ended here.
    const [user] = await tx(account);
    if (user) await tx(sql`DELETE FROM sessions WHERE user_id = ${user.id}`);
    return user !== undefined;
  });

/** By the operator, who need not know the old one. False when there is no such account. */
export const resetPassword = (engine: Engine, { userName, passwordHash }: User) =>
  endSessionsOf(
    engine,
    sql`UPDATE users SET password_hash = ${passwordHash}
      WHERE name_key = ${foldName(userName)} AND deleted_at IS NULL RETURNING id`,
  );

/** False when there is no such account. */
export const endSessions = (engine: Engine, userName: string) =>
  endSessionsOf(
    engine,
    sql`SELECT id FROM users WHERE name_key = ${foldName(userName)} AND deleted_at IS NULL`,
  );

/**
 * Ends sign-in and access to the games at once and keeps the name taken; the purge does the rest, after a crash too. False when the
 * password is no longer the one that the user was found with.
 */
export const closeAccount = (engine: Engine, { userName, passwordHash }: User, atMs: number) =>
  endSessionsOf(
    engine,
    sql`UPDATE users SET deleted_at = ${atMs}, password_hash = ''
      WHERE name_key = ${foldName(userName)} AND password_hash = ${passwordHash} RETURNING id`,
  );
