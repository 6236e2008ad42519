import pg from 'pg';

const POOL_MAX = 10;
export const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 8000;
const LOCK_TIMEOUT_MS = 3000;
/** For a server that went silent without closing the connection. */
const ANSWER_TIMEOUT_MS = 10_000;
const BIGINT_OID = 20;

const types: pg.CustomTypesConfig = {
  // Ids and times stay far below 2^53.
  getTypeParser: (oid, format) =>
    oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format),
};

/**
 * Settings go by SET, not as start-up parameters, which connection poolers refuse. Every query here is
 * short: planning it anew, starting workers or compiling for it would take longer than running it.
 */
const SETTINGS = `
  SET statement_timeout = ${STATEMENT_TIMEOUT_MS};
  SET lock_timeout = ${LOCK_TIMEOUT_MS};
  SET max_parallel_workers_per_gather = 0;
  SET jit = off;
  SET plan_cache_mode = force_generic_plan;
  SET idle_in_transaction_session_timeout = ${STATEMENT_TIMEOUT_MS};
  SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off';
`;

export function connectPostgres(databaseUrl: string, onLost: (error: unknown) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'wheel',
    types,
    onConnect: (client) => client.query(SETTINGS),
  });
  // A connection that the server ends would otherwise end this process; the pool replaces it.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  return pool;
}

export async function assertFit(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ encoding: string; commit: string }>(
    `SELECT current_setting('server_encoding') AS encoding,
            current_setting('synchronous_commit') AS commit`,
  );
  if (rows[0]?.encoding !== 'UTF8') {
    throw new Error(
      `The PostgreSQL database must be encoded in UTF8, not ${rows[0]?.encoding}. Make one with createdb --encoding UTF8 --template template0.`,
    );
  }
  if (rows[0].commit === 'off') {
    throw new Error('PostgreSQL did not accept synchronous_commit, so writes would not be safe.');
  }
}
