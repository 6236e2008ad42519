import { BadSetting } from './settings.ts';
import { StorageError } from './storage/errors.ts';
import { postgresRemedy } from './storage/postgres/postgres-errors.ts';
import { isDamaged } from './storage/sqlite/sqlite-errors.ts';

/** What an operator can do about it; empty when that is not known. */
function remedyFor(error: Error, isEmbedded: boolean): string {
  if (isDamaged(error)) return 'The file is damaged. Restore a backup: npm run restore -- COPY';
  if (!(error instanceof StorageError) || error.code !== 'STORAGE_BUSY')
    return isEmbedded ? '' : postgresRemedy(error);
  return isEmbedded
    ? 'End the program that has locked it.'
    : 'See that PostgreSQL runs and can be reached there.';
}

/** Says in one line why a database does not open, and how to mend it. */
export function cannotOpen(error: Error, isEmbedded: boolean): BadSetting {
  const setting = isEmbedded ? 'DATA_DIR' : 'DATABASE_URL';
  const reason = error.message.replace(/[^.]$/, '$&.');
  return new BadSetting(
    `${setting} cannot be used: ${reason} ${remedyFor(error, isEmbedded)}`.trimEnd(),
  );
}
