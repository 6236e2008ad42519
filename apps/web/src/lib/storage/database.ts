const DATABASE = 'wheel';
const STORE = 'kept';
const OPEN_WITHIN_MS = 5000;

let opening: Promise<IDBDatabase | null> | null = null;
let database: IDBDatabase | null = null;

function forgetConnection(): void {
  database?.close();
  database = null;
  opening = null;
}

function openDatabase(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    // Some browsers neither open nor refuse a database in private windows.
    const timeout = setTimeout(() => resolve(null), OPEN_WITHIN_MS);
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onsuccess = () => {
        clearTimeout(timeout);
        database = request.result;
        database.onclose = forgetConnection;
        database.onversionchange = forgetConnection;
        resolve(database);
      };
      request.onerror = () => {
        clearTimeout(timeout);
        console.warn('Browser storage cannot be opened; nothing will be kept.', request.error);
        resolve(null);
      };
    } catch (error) {
      clearTimeout(timeout);
      console.warn('Browser storage is blocked; nothing will be kept.', error);
      resolve(null);
    }
  });
}

/** Opens the database once; `null` where the browser has or allows none. */
function connect(): Promise<IDBDatabase | null> {
  opening ??= openDatabase();
  return opening;
}

type Work<T> = (store: IDBObjectStore) => () => T;

function runTransaction<T>(db: IDBDatabase, mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode, { durability: 'strict' });
    const result = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(result());
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
  });
}

/** Safari drops the connection of a page that was in the background, often without a word; a new one works. */
const isDropped = (error: unknown) =>
  error instanceof DOMException && /^(InvalidState|Unknown)Error$/.test(error.name);

/**
 * Runs `work` in one transaction. `work` makes its requests and returns a function that reads their results; that one
 * is called once everything is on disk, and its result is the answer. `null` when the transaction failed. While the
 * connection is open the requests are made at once, so that a reload right after the call does not lose them.
 */
export async function inStore<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T | null> {
  for (const mayTryAgain of [true, false]) {
    const known = database;
    try {
      const db = known ?? (await connect());
      return db && (await runTransaction(db, mode, work));
    } catch (error) {
      const isLost = isDropped(error);
      if (isLost && known === database) forgetConnection();
      if (isLost && mayTryAgain) continue;
      console.warn('Browser storage refused.', error);
      break;
    }
  }
  return null;
}
