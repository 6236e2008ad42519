import type { Engine } from './engine.ts';
import { foldName } from './fold.ts';
import { isReservedName } from './reserved-names.ts';
import { sessionUser } from './sessions.ts';
import { sql } from './sql.ts';
import type { User } from './store.ts';

export async function addUser(engine: Engine, user: User, atMs: number): Promise<boolean> {
  if (isReservedName(user.userName)) return false;
  const added = await engine.write(sql`
    INSERT INTO users (name, name_key, password_hash, created_at)
    VALUES (${user.userName}, ${foldName(user.userName)}, ${user.passwordHash}, ${atMs})
    ON CONFLICT (name_key) DO NOTHING RETURNING id`);
  return added.length === 1;
}

export async function findUser(engine: Engine, name: string): Promise<User | null> {
  const [user] = await engine.read(sql<User>`
    SELECT name AS "userName", password_hash AS "passwordHash"
    FROM users WHERE name_key = ${foldName(name)} AND deleted_at IS NULL`);
  return user ?? null;
}

type AccountRow = { userName: string; createdAt: number; games: number };

export async function account(engine: Engine, userName: string): Promise<AccountRow | null> {
  const nameKey = foldName(userName);
  const [row] = await engine.read(sql<AccountRow>`
    SELECT name AS "userName", created_at AS "createdAt",
      (SELECT count(*) FROM games WHERE owner_key = ${nameKey} AND deleted_at IS NULL) AS games
    FROM users WHERE name_key = ${nameKey} AND deleted_at IS NULL`);
  return row ?? null;
}

/** Ends every other session, since whoever changes a password may fear for it. */
export function changePassword(
  engine: Engine,
  { userName, passwordHash }: User,
  to: { tokenHash: string; passwordHash: string },
  atMs: number,
): Promise<boolean> {
  return engine.transaction(async (tx) => {
    if ((await sessionUser(tx, to.tokenHash, atMs)) === null) return false;
    const [user] = await tx(sql<{ id: number }>`
      UPDATE users SET password_hash = ${to.passwordHash}
      WHERE name_key = ${foldName(userName)} AND password_hash = ${passwordHash} RETURNING id`);
    if (!user) return false;
    await tx(
      sql`DELETE FROM sessions WHERE user_id = ${user.id} AND token_hash <> ${to.tokenHash}`,
    );
    return true;
  });
}

/** From here on nobody signs in, and nobody can take the name; the purge does the rest, after a crash too. */
export function closeAccount(
  engine: Engine,
  { userName, passwordHash }: User,
  atMs: number,
): Promise<boolean> {
  return engine.transaction(async (tx) => {
    // The user first and the sessions after: a login at the same moment is then either refused or ended here.
    const [user] = await tx(sql<{ id: number }>`
      UPDATE users SET deleted_at = ${atMs}, password_hash = ''
      WHERE name_key = ${foldName(userName)} AND password_hash = ${passwordHash} RETURNING id`);
    if (!user) return false;
    await tx(sql`DELETE FROM sessions WHERE user_id = ${user.id}`);
    return true;
  });
}
