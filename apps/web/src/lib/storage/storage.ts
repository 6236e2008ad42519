import { inStore } from './database.ts';

type Unwritten = { readonly value: unknown };

/**
 * What this page could not write to disk, or has not written yet. All else is read from disk, where other windows write
 * as well.
 */
const memory = new Map<string, Unwritten>();

/** Writes a value by `write`, and remembers it in this page where that fails. */
async function written(
  key: string,
  value: unknown,
  write: () => Promise<true | null>,
): Promise<boolean> {
  const unwritten = { value };
  memory.set(key, unwritten);
  const isWritten = (await write()) ?? false;
  if (isWritten && memory.get(key) === unwritten) memory.delete(key);
  return isWritten;
}

/** The value last saved under `key`, or `undefined`. Never throws. */
export async function load(key: string): Promise<unknown> {
  const found = await inStore('readonly', (store) => {
    const request = store.get(key);
    return () => ({ value: request.result as unknown });
  });
  return (memory.get(key) ?? found)?.value;
}

/** Saves plain data beyond this page. Answers whether it is really on disk. Never throws. */
export const save = (key: string, value: unknown): Promise<boolean> =>
  written(key, value, () =>
    inStore('readwrite', (store) => {
      store.put(value, key);
      store.transaction.commit();
      return () => true;
    }),
  );

/** Answers whether nothing is left of it on disk, or nothing that may be removed. Never throws. */
export const remove = (key: string, mayRemove?: (saved: unknown) => boolean): Promise<boolean> =>
  written(key, undefined, () =>
    inStore('readwrite', (store) => {
      if (mayRemove) {
        const request = store.get(key);
        request.onsuccess = () => mayRemove(request.result) && store.delete(key);
      } else {
        store.delete(key);
        store.transaction.commit();
      }
      return () => true;
    }),
  );

/** Range of all keys that begin with `prefix`: no key goes on with the last of all code units. */
const keysFrom = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** The values saved under all keys that begin with `prefix`. Never throws. */
export async function loadAll(prefix: string): Promise<readonly unknown[]> {
  const found = await inStore('readonly', (store) => {
    const keys = store.getAllKeys(keysFrom(prefix));
    const values = store.getAll(keysFrom(prefix));
    return () => keys.result.map((key, at): [string, unknown] => [`${key}`, values.result[at]]);
  });
  const unwritten = [...memory].flatMap(([key, { value }]): [string, unknown][] =>
    key.startsWith(prefix) ? [[key, value]] : [],
  );
  const all = new Map<string, unknown>([...(found ?? []), ...unwritten]);
  return [...all.values()].filter((value) => value !== undefined);
}

/**
 * Removes everything under keys that begin with `prefix`; on disk only what may be removed, where that is asked.
 * Answers whether the disk was reached. Never throws.
 */
export async function removeAll(
  prefix: string,
  mayRemove?: (saved: unknown) => boolean,
): Promise<boolean> {
  for (const key of [...memory.keys()]) if (key.startsWith(prefix)) memory.delete(key);
  const isRemoved = await inStore('readwrite', (store) => {
    if (!mayRemove) {
      store.delete(keysFrom(prefix));
      store.transaction.commit();
      return () => true;
    }
    const request = store.openCursor(keysFrom(prefix));
    request.onsuccess = () => {
      if (mayRemove(request.result?.value)) request.result?.delete();
      request.result?.continue();
    };
    return () => true;
  });
  return isRemoved ?? false;
}

/** Gives what is saved under `from` the key `to`, unless something is saved there. Never throws. */
export async function rename(from: string, to: string): Promise<void> {
  await inStore('readwrite', (store) => {
    const old = store.get(from);
    const present = store.count(to);
    present.onsuccess = () => {
      if (old.result === undefined) return;
      if (present.result === 0) store.put(old.result, to);
      store.delete(from);
    };
    return () => true;
  });
}

const waiting = new Map<string, () => Promise<boolean>>();
const writing = new Set<string>();

/**
 * Saves a value that changes quickly, or removes it when it is undefined. At once, but one write at a time: a slow disk
 * gets the newest, not every letter on the way to it.
 */
export async function saveLatest(
  key: string,
  value: unknown,
  mayRemove?: (saved: unknown) => boolean,
): Promise<void> {
  waiting.set(key, () => (value === undefined ? remove(key, mayRemove) : save(key, value)));
  if (writing.has(key)) return;
  writing.add(key);
  for (let write = waiting.get(key); write; write = waiting.get(key)) {
    waiting.delete(key);
    await write();
  }
  writing.delete(key);
}

/** Writes nothing of what still waits under keys that begin with `prefix`. */
export function dropWaiting(prefix: string): void {
  for (const key of [...waiting.keys()]) if (key.startsWith(prefix)) waiting.delete(key);
}
