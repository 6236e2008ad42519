import { inStore } from './connection.ts';

/** What this page kept, for the time its browser keeps nothing. */
const memory = new Map<string, unknown>();

/** The value last kept under `key`, or `undefined`. Never throws. */
export async function recall(key: string): Promise<unknown> {
  if (memory.has(key)) return memory.get(key);
  const found = await inStore('readonly', (store) => {
    const request = store.get(key);
    return () => ({ value: request.result as unknown });
  });
  return memory.has(key) ? memory.get(key) : found?.value;
}

/** Keeps plain data beyond this page. Answers whether it is really on disk. Never throws. */
export async function keep(key: string, value: unknown): Promise<boolean> {
  memory.set(key, value);
  const isKept = await inStore('readwrite', (store) => {
    store.put(value, key);
    store.transaction.commit();
    return () => true;
  });
  return isKept ?? false;
}

/** Answers whether nothing is left of it on disk, or nothing that may be forgotten. Never throws. */
export async function forget(
  key: string,
  mayForget?: (kept: unknown) => boolean,
): Promise<boolean> {
  memory.set(key, undefined);
  const isForgotten = await inStore('readwrite', (store) => {
    if (mayForget) {
      const request = store.get(key);
      request.onsuccess = () => mayForget(request.result) && store.delete(key);
    } else {
      store.delete(key);
      store.transaction.commit();
    }
    return () => true;
  });
  return isForgotten ?? false;
}
