import { forget, keep } from './kept-data.ts';

const waiting = new Map<string, () => Promise<boolean>>();
const writing = new Set<string>();

/**
 * Keeps a value that changes quickly, or forgets it when it is undefined. At once, but one write at a time: a slow disk gets
 * the newest, not every letter on the way to it.
 */
export async function keepLatest(
  key: string,
  value: unknown,
  mayForget?: (kept: unknown) => boolean,
): Promise<void> {
  waiting.set(key, () => (value === undefined ? forget(key, mayForget) : keep(key, value)));
  if (writing.has(key)) return;
  writing.add(key);
  for (let write = waiting.get(key); write; write = waiting.get(key)) {
    waiting.delete(key);
    await write();
  }
  writing.delete(key);
}
