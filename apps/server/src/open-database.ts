import { prepareDataDir } from './data-dir.ts';
import { BadSetting, type Settings } from './settings.ts';
import { StorageError } from './storage/errors.ts';
import { postgresRemedy } from './storage/postgres/postgres-errors.ts';
import { isDamaged } from './storage/sqlite/sqlite-errors.ts';

const isBusy = (error: Error) => error instanceof StorageError && error.code === 'STORAGE_BUSY';

/** What an operator can do about it; empty when that is not known. */
function remedyFor(error: Error, isEmbedded: boolean): string {
  if (!isEmbedded)
    return isBusy(error)
      ? 'See that PostgreSQL runs and can be reached there.'
      : postgresRemedy(error);
  if (isDamaged(error)) return 'The file is damaged. Restore a backup: npm run restore -- COPY';
  return isBusy(error) ? 'End the program that has locked it.' : '';
}

/** Opens the database of the settings, or says in one line why it does not open and how to mend it. */
export async function openDatabase<T>(
  { databaseUrl, dataDir }: Settings,
  open: () => Promise<T>,
): Promise<T> {
  const isEmbedded = databaseUrl === null;
  if (isEmbedded) prepareDataDir(dataDir);
  return open().catch((error: Error) => {
    const setting = isEmbedded ? 'DATA_DIR' : 'DATABASE_URL';
    const reason = error.message.replace(/[^.]$/, '$&.');
    throw new BadSetting(
      `${setting} cannot be used: ${reason} ${remedyFor(error, isEmbedded)}`.trimEnd(),
    );
  });
}
