import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { DATABASE_FILE } from '../../src/storage/sqlite/connect.ts';
import type { StorageSettings } from '../../src/storage/store.ts';

/** Runs statements past the store, as an operator could. */
export async function executeSql(settings: StorageSettings, sql: string): Promise<void> {
  if (settings.databaseUrl === null) {
    const connection = new DatabaseSync(join(settings.dataDir, DATABASE_FILE));
    connection.exec(sql);
    connection.close();
    return;
  }
  const client = new pg.Client(settings.databaseUrl);
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** The rows of a statement on PostgreSQL. */
export async function querySql(databaseUrl: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}
