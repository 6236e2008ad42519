import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import type { StorageSettings } from '../../apps/server/src/storage/store.ts';
import { querySql } from '../../apps/server/test/support/sql.ts';
import { removeFolder, scratchFolder } from '../../testing/system/own.ts';
import type { PostgresServer } from '../../testing/system/postgres.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** A database that an earlier version has filled, while no server runs on it. */
export type OldDatabase = {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly settings: StorageSettings;
  /** What a server needs to use it. */
  readonly env: Readonly<Record<string, string>>;
  rows(sql: string): Promise<Rows>;
  /** Tables, indexes and the steps that were taken. */
  schema(): Promise<Rows>;
  /** How many steps were taken, once no server is at work any more. */
  version(): Promise<number>;
  megabytes(): Promise<number>;
  copy(): Promise<OldDatabase>;
  remove(): Promise<void>;
};

const firstNumber = (rows: Rows): number => Number(Object.values(rows[0] ?? {})[0]);

export function sqliteDatabase(dataDir = scratchFolder('faults-upgrade')): OldDatabase {
  const rows = async (sql: string) => {
    const connection = new DatabaseSync(join(dataDir, 'wheel.sqlite'));
    try {
      return connection.prepare(sql).all() as Rows;
    } finally {
      connection.close();
    }
  };
  return {
    name: 'SQLite',
    settings: { databaseUrl: null, dataDir },
    env: { DATA_DIR: dataDir },
    rows,
    schema: () => rows('SELECT name, sql FROM sqlite_schema ORDER BY name'),
    version: async () => firstNumber(await rows('PRAGMA user_version')),
    megabytes: async () =>
      firstNumber(
        await rows('SELECT page_count * page_size / 1e6 FROM pragma_page_count, pragma_page_size'),
      ),
    async copy() {
      const folder = scratchFolder('faults-upgrade');
      cpSync(dataDir, folder, { recursive: true });
      return sqliteDatabase(folder);
    },
    remove: async () => removeFolder(dataDir),
  };
}

const POSTGRES_SCHEMA = `
  SELECT table_name AS name, column_name || ' ' || data_type AS sql
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT relname, pg_get_indexdef(oid) || CASE WHEN indisvalid THEN '' ELSE ' INVALID' END
    FROM pg_index JOIN pg_class ON oid = indexrelid WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT 'step', step::text FROM migrations
  ORDER BY 1, 2`;

export async function postgresDatabase(server: PostgresServer, url?: string): Promise<OldDatabase> {
  const databaseUrl = url ?? (await server.createDatabase());
  const address = new URL(databaseUrl);
  const administer = (sql: string) =>
    querySql(Object.assign(new URL(databaseUrl), { pathname: 'postgres' }).href, sql);
  const rows = async (sql: string) => (await querySql(databaseUrl, sql)) as Rows;
  return {
    name: 'PostgreSQL',
    settings: { databaseUrl, dataDir: '' },
    env: { DATABASE_URL: databaseUrl },
    rows,
    schema: () => rows(POSTGRES_SCHEMA),
    async version() {
      // PostgreSQL ends the statement of a server that was killed before it notices.
      const locks = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'";
      while (firstNumber(await rows(locks)) > 0) await pause(5);
      return firstNumber(await rows('SELECT count(*) FROM migrations'));
    },
    megabytes: async () =>
      firstNumber(await rows('SELECT pg_database_size(current_database()) / 1e6')),
    async copy() {
      const name = `${address.pathname.slice(1, 15)}_${Math.random().toString(36).slice(2)}`;
      await administer(`CREATE DATABASE ${name} TEMPLATE ${address.pathname.slice(1)}`);
      return postgresDatabase(server, Object.assign(new URL(databaseUrl), { pathname: name }).href);
    },
    async remove() {
      await administer(`DROP DATABASE ${address.pathname.slice(1)} WITH (FORCE)`);
    },
  };
}
