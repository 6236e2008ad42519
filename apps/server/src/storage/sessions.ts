import type { Engine, Run } from './engine.ts';
import { StorageError } from './errors.ts';
import { foldName } from './fold.ts';
import { type Sql, sql } from './sql.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SESSION_IDLE_MS = 12 * HOUR_MS;
const SESSION_MAX_AGE_MS = 30 * 24 * HOUR_MS;
/** Marking each use would turn every read into a durable write. */
const TOUCH_EVERY_MS = MINUTE_MS;

/** False when there is no such user, or none with this password any more. */
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

/** Marks the session as used. */
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

async function removeSession(engine: Engine, tokenHash: string): Promise<void> {
  await engine.write(sql`DELETE FROM sessions WHERE token_hash = ${tokenHash}`);
}

/**
 * Sessions written while the clock was ahead would last longer than any other; they count from now on. Not where servers share a
 * database: one whose clock is behind would end the sessions of the others.
 */
export async function clampSessions(engine: Engine, atMs: number): Promise<void> {
  if (engine.isShared) return;
  await engine.write(sql`UPDATE sessions SET used_at = ${atMs} WHERE used_at > ${atMs}`);
  await engine.write(sql`UPDATE sessions SET created_at = ${atMs} WHERE created_at > ${atMs}`);
}

export async function purgeSessions(engine: Engine, atMs: number): Promise<void> {
  await engine.write(sql`
    DELETE FROM sessions
    WHERE used_at <= ${atMs - SESSION_IDLE_MS} OR created_at <= ${atMs - SESSION_MAX_AGE_MS}`);
}

/** Beyond it, a sign-out fails. */
const WAITING_MAX = 10_000;
const RETRY_MS = 5000;

/**
 * A full disk or a database that does not answer must not keep a session alive whose user has signed out. What cannot be removed is
 * remembered and tried again until it is.
 */
export function createEndedSessions(engine: Engine) {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | null = null;

  async function retry(): Promise<void> {
    timer = null;
    try {
      for (const tokenHash of waiting) {
        await removeSession(engine, tokenHash);
        waiting.delete(tokenHash);
      }
    } catch {
      schedule();
    }
  }
  function schedule(): void {
    timer ??= setTimeout(retry, RETRY_MS).unref();
  }

  return {
    /** The token is dead here from then on, also when the disk cannot be written to. */
    async end(tokenHash: string): Promise<void> {
      try {
        await removeSession(engine, tokenHash);
      } catch (error) {
        if (!(error instanceof StorageError) || waiting.size >= WAITING_MAX) throw error;
        // Reading works on a full disk: a token that was never given out takes no place.
        const isKnown = await sessionUser(engine.read, tokenHash, 0).catch(() => true);
        if (isKnown === null) return;
        waiting.add(tokenHash);
        schedule();
      }
    },
    has: (tokenHash: string) => waiting.has(tokenHash),
    close(): void {
      if (timer) clearTimeout(timer);
    },
  };
}
