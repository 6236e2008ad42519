import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { MigrationWatch } from '../engine.ts';
import { newerDatabase } from '../errors.ts';
import { CONNECT_TIMEOUT_MS } from './connect.ts';
import { STEPS, type Step } from './migrations.ts';

/** Any number that nothing else on the database takes a lock by. */
export const MIGRATION_LOCK = 7_203_114_905;
const LOCK_PAUSE_MS = 50;
/** Steps on much data take minutes; a server that holds the lock for longer hangs. */
const LOCK_WAIT: LockWait = { warnAfterMs: 2_000, giveUpAfterMs: 15 * 60_000 };
/**
 * A step that waits for a table makes everybody wait behind it, servers of an earlier version too; so it gives up soon and
 * tries again.
 */
const TABLE_WAIT_MS = 300;
const TABLE_PAUSE_MS = 500;
const TRIES_MAX = 600;
const LOCK_NOT_AVAILABLE = '55P03';

type LockWait = { readonly warnAfterMs: number; readonly giveUpAfterMs: number };

/**
 * Several servers may start on one database; the lock lets one of them through at a time. A connection
 * of its own, because a step on much data may take longer than any request should.
 */
export async function migratePostgres(
  databaseUrl: string,
  { onWait, onMigrate }: MigrationWatch = {},
  lockWait: LockWait = LOCK_WAIT,
): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A broken connection also rejects the query that waits on it.
  client.on('error', () => {});
  await client.connect();
  try {
    await lock(client, onWait, lockWait);
    await client.query('CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY)');
    const { rows } = await client.query<{ done: number }>(
      'SELECT count(*)::integer AS done FROM migrations',
    );
    const done = rows[0]?.done ?? 0;
    if (done > STEPS.length) throw newerDatabase();
    if (done > 0 && done < STEPS.length) onMigrate?.();
    for (const [nth, step] of STEPS.entries()) {
      if (nth >= done) await take(client, step, nth + 1);
    }
  } finally {
    await client.end();
  }
}

/** Polls for the lock: a query that waits for it would hold up the building of an index. */
async function lock(
  client: pg.Client,
  onWait: MigrationWatch['onWait'],
  { warnAfterMs, giveUpAfterMs }: LockWait,
): Promise<void> {
  const startedAt = performance.now();
  for (let isWarned = false; ; ) {
    const { rows } = await client.query(
      `SELECT pg_try_advisory_lock(${MIGRATION_LOCK}) AS "isMine"`,
    );
    if (rows[0]?.isMine) return;
    const waitedMs = performance.now() - startedAt;
    if (waitedMs >= giveUpAfterMs)
      throw new Error(
        'Another server has been migrating this database for too long. It may hang: end it, or its connection.',
      );
    if (!isWarned && waitedMs >= warnAfterMs) {
      isWarned = true;
      onWait?.();
    }
    await wait(LOCK_PAUSE_MS);
  }
}

async function take(client: pg.Client, step: Step, nth: number): Promise<void> {
  const note = `INSERT INTO migrations (step) VALUES (${nth})`;
  if (typeof step === 'string') return takeWhole(client, `${step}; ${note}`);
  for (const [name, definition] of Object.entries(step.indexes)) {
    // One that was broken off is there, but invalid.
    await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await client.query(`CREATE INDEX CONCURRENTLY ${name} ON games ${definition}`);
  }
  await client.query(note);
}

/** Statements sent together are one transaction. */
async function takeWhole(client: pg.Client, statements: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await client.query(`SET LOCAL lock_timeout = ${TABLE_WAIT_MS}; ${statements}`);
      return;
    } catch (error) {
      const isHeldUp = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
      if (!isHeldUp || tries === TRIES_MAX) throw error;
      await wait(TABLE_PAUSE_MS);
    }
  }
}
