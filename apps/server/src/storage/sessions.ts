import type { Engine, Run } from './engine.ts';
import { foldName } from './fold.ts';
import { type Sql, sql } from './sql.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const SESSION_IDLE_MS = 12 * HOUR_MS;
export const SESSION_MAX_AGE_MS = 30 * 24 * HOUR_MS;
/** Marking each use would turn every read into a durable write. */
const TOUCH_EVERY_MS = MINUTE_MS;

/** A password that was changed since it was checked begins no session any more. */
export async function addSession(
  engine: Engine,
  session: { tokenHash: string; userName: string; passwordHash?: string },
  atMs: number,
): Promise<boolean> {
  const { tokenHash, userName, passwordHash } = session;
  const added = await engine.write(sql`
    INSERT INTO sessions (token_hash, user_id, created_at, used_at)
    SELECT CAST(${tokenHash} AS text), id, CAST(${atMs} AS bigint), CAST(${atMs} AS bigint)
    FROM users WHERE name_key = ${foldName(userName)} AND deleted_at IS NULL
      ${passwordHash === undefined ? sql`` : sql`AND password_hash = ${passwordHash}`}
    ${engine.holdUser} RETURNING token_hash`);
  return added.length === 1;
}

/** The user of a session that is neither idle too long nor too old. */
export async function sessionUser(
  run: Run,
  tokenHash: string,
  atMs: number,
  lock: Sql = sql``,
): Promise<{ userName: string; usedAt: number } | null> {
  const [session] = await run(sql<{ userName: string; usedAt: number }>`
    SELECT users.name AS "userName", sessions.used_at AS "usedAt"
    FROM sessions INNER JOIN users ON users.id = sessions.user_id
    WHERE token_hash = ${tokenHash} AND users.deleted_at IS NULL
      AND used_at > ${atMs - SESSION_IDLE_MS}
      AND sessions.created_at > ${atMs - SESSION_MAX_AGE_MS} ${lock}`);
  return session ?? null;
}

export async function findSession(
  engine: Engine,
  tokenHash: string,
  atMs: number,
): Promise<{ userName: string } | null> {
  const session = await sessionUser(engine.read, tokenHash, atMs);
  if (!session) return null;
  if (atMs - session.usedAt > TOUCH_EVERY_MS) {
    const touch = sql`
      UPDATE sessions SET used_at = ${atMs} WHERE token_hash = ${tokenHash} AND used_at < ${atMs}`;
    // A full disk must not turn a read into a failure; the next use tries again.
    await engine.write(touch).catch(() => {});
  }
  return { userName: session.userName };
}

export async function removeSession(engine: Engine, tokenHash: string): Promise<void> {
  await engine.write(sql`DELETE FROM sessions WHERE token_hash = ${tokenHash}`);
}

export async function purgeSessions(engine: Engine, atMs: number): Promise<void> {
  await engine.write(sql`
    DELETE FROM sessions
    WHERE used_at <= ${atMs - SESSION_IDLE_MS} OR created_at <= ${atMs - SESSION_MAX_AGE_MS}`);
}
