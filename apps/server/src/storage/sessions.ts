import type { Engine, Runner } from './engine.ts';
import { foldName } from './fold.ts';
import { query } from './query.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const SESSION_IDLE_MS = 12 * HOUR_MS;
export const SESSION_MAX_AGE_MS = 30 * 24 * HOUR_MS;
/** Marking each use would turn every read into a durable write. */
const TOUCH_EVERY_MS = MINUTE_MS;

const insertSession = query(
  'insert-session',
  (db, session: { tokenHash: string; nameKey: string; atMs: number }) =>
    db
      .insertInto('sessions')
      .columns(['token_hash', 'user_id', 'created_at', 'used_at'])
      .expression((from) =>
        from
          .selectFrom('users')
          .select(({ val, ref, cast }) => [
            cast<string>(val(session.tokenHash), 'text').as('token_hash'),
            ref('users.id').as('user_id'),
            cast<number>(val(session.atMs), 'bigint').as('created_at'),
            cast<number>(val(session.atMs), 'bigint').as('used_at'),
          ])
          .where('name_key', '=', session.nameKey),
      ),
);

const liveSession = query(
  'live-session',
  (db, at: { tokenHash: string; usedAfter: number; createdAfter: number }) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.name as userName', 'sessions.used_at as usedAt'])
      .where('token_hash', '=', at.tokenHash)
      .where('used_at', '>', at.usedAfter)
      .where('sessions.created_at', '>', at.createdAfter),
);

const touchSession = query('touch-session', (db, at: { tokenHash: string; atMs: number }) =>
  db
    .updateTable('sessions')
    .set({ used_at: at.atMs })
    .where('token_hash', '=', at.tokenHash)
    .where('used_at', '<', at.atMs),
);

const deleteSession = query('delete-session', (db, { tokenHash }: { tokenHash: string }) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash),
);

const deleteExpired = query(
  'delete-expired-sessions',
  (db, at: { usedAfter: number; createdAfter: number }) =>
    db
      .deleteFrom('sessions')
      .where((any) =>
        any.or([any('used_at', '<=', at.usedAfter), any('created_at', '<=', at.createdAfter)]),
      ),
);

const limitsAt = (atMs: number) => ({
  usedAfter: atMs - SESSION_IDLE_MS,
  createdAfter: atMs - SESSION_MAX_AGE_MS,
});

export async function addSession(
  engine: Engine,
  session: { tokenHash: string; userName: string },
  atMs: number,
): Promise<void> {
  const { tokenHash, userName } = session;
  await engine.write(insertSession, { tokenHash, nameKey: foldName(userName), atMs });
}

export async function sessionUser(
  run: Runner['run'],
  tokenHash: string,
  atMs: number,
): Promise<{ userName: string; usedAt: number } | null> {
  const [session] = await run(liveSession, { tokenHash, ...limitsAt(atMs) });
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
    // A full disk must not turn a read into a failure; the next use tries again.
    await engine.write(touchSession, { tokenHash, atMs }).catch(() => {});
  }
  return { userName: session.userName };
}

export async function removeSession(engine: Engine, tokenHash: string): Promise<void> {
  await engine.write(deleteSession, { tokenHash });
}

export async function purgeSessions(engine: Engine, atMs: number): Promise<void> {
  await engine.write(deleteExpired, limitsAt(atMs));
}
