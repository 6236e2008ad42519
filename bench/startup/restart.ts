import type { SeededDatabase } from '../api/database.ts';
import { startApp } from '../lib/app.ts';

/** Kills a server without warning and times the next one up to its first ready answer. */
export async function restartTimes(database: SeededDatabase, times: number): Promise<number[]> {
  const readyMs: number[] = [];
  let app = await startApp(database.settings);
  for (let nth = 0; nth < times; nth += 1) {
    await app.kill();
    app = await startApp(database.settings);
    readyMs.push(app.readyMs);
  }
  await app.terminate();
  return readyMs;
}
