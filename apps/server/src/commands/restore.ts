import { prepareDataDir } from '../data-dir.ts';
import { readSettings } from '../settings.ts';
import { checkCopy, restoreSqlite } from '../storage/sqlite/restore.ts';
import { CommandFailed, runCommand } from './command.ts';

await runCommand(async ([copy, ...rest]) => {
  const { databaseUrl, dataDir } = readSettings(process.env, '');
  if (databaseUrl !== null)
    throw new CommandFailed('DATABASE_URL is set: restore PostgreSQL with pg_restore instead.');
  if (copy === undefined || rest.length > 0) throw new CommandFailed('Usage: restore COPY');
  checkCopy(copy);
  prepareDataDir(dataDir);
  const kept = restoreSqlite(dataDir, copy, new Date());
  return [
    `${copy} is restored to ${dataDir}.`,
    ...(kept === null ? [] : [`What was there before is kept as ${kept}`]),
  ];
});
