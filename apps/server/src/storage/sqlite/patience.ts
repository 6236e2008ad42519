import { setTimeout as wait } from 'node:timers/promises';
import { isBusy } from './sqlite-errors.ts';

const PATIENCE_MS = 3000;
const PAUSE_MS = 2;
const PAUSE_MAX_MS = 30;

/**
 * Tries again while another process holds the write lock. SQLite's own waiting would stop this whole
 * process, reads included.
 */
export async function patiently<T>(task: () => T, patienceMs = PATIENCE_MS): Promise<T> {
  const giveUpAt = performance.now() + patienceMs;
  for (let pause = PAUSE_MS; ; pause = Math.min(2 * pause, PAUSE_MAX_MS)) {
    try {
      return task();
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
      await wait(pause);
    }
  }
}
