/** STORAGE_FULL: no room for the write. STORAGE_BUSY: the database did not answer now; worth a retry. */
type StorageErrorCode = 'STORAGE_FULL' | 'STORAGE_BUSY';

const SENTENCES: Record<StorageErrorCode, string> = {
  STORAGE_FULL: 'The database has no room left.',
  STORAGE_BUSY: 'The database does not answer at the moment.',
};

export class StorageError extends Error {
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, cause: unknown) {
    super(SENTENCES[code], { cause });
    this.name = 'StorageError';
    this.code = code;
  }
}

export const newerDatabase = () =>
  new Error(
    'This database was made by a newer version of the server. Start that version, or restore a backup of before the upgrade.',
  );

/** Runs `work`, giving its errors to `translate` on the way out. */
export async function translating<T>(
  translate: (error: unknown) => unknown,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translate(error);
  }
}
