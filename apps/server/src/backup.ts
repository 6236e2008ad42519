import { backupSqlite } from './storage/sqlite/backup.ts';

/** `backup FILE` copies the embedded database of a server that may be running. */
function main(args: readonly string[], { DATABASE_URL, DATA_DIR }: NodeJS.ProcessEnv): string {
  if (DATABASE_URL) {
    throw new Error('DATABASE_URL is set: back up PostgreSQL with pg_dump instead.');
  }
  const [file, ...rest] = args;
  if (!file || rest.length > 0) throw new Error('Usage: backup FILE');
  backupSqlite(DATA_DIR || './data', file);
  return file;
}

try {
  console.log(`Backup written to ${main(process.argv.slice(2), process.env)}`);
} catch (error) {
  console.error(`Backup failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
