import { forget, keep } from './kept-data.ts';

const waiting = new Map<string, unknown>();
const writing = new Set<string>();

/**
 * Keeps a value that changes quickly, or forgets it when it is undefined. At once, but one write at a time: a slow disk gets
 * the newest, not every letter on the way to it.
 */
export async function keepLatest(key: string, value: unknown): Promise<void> {
  waiting.set(key, value);
  if (writing.has(key)) return;
  writing.add(key);
  while (waiting.has(key)) {
    const next = waiting.get(key);
    waiting.delete(key);
    await (next === undefined ? forget(key) : keep(key, next));
  }
  writing.delete(key);
}
