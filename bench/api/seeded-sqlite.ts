import { cpSync } from 'node:fs';
import { insertWholeGame } from '../../apps/server/src/storage/games.ts';
import { openStore } from '../../apps/server/src/storage/open-store.ts';
import { openSqliteEngine } from '../../apps/server/src/storage/sqlite/sqlite-engine.ts';
import { say } from '../lib/bench.ts';
import { scratchFolder } from '../lib/own.ts';
import { madeUpGames } from './made-up-games.ts';

const gamesPerTransaction = 5000;
const templates = new Map<number, string>();

/** A data folder with starter games and `count` made-up ones; made once in a run, copied after. */
export async function seededSqlite(count: number, seed: number): Promise<string> {
  const copy = scratchFolder(`data-${count}`);
  const template = templates.get(count) ?? (await makeTemplate(count, seed));
  templates.set(count, template);
  cpSync(template, copy, { recursive: true });
  return copy;
}

async function makeTemplate(count: number, seed: number): Promise<string> {
  const smaller = [...templates.keys()].filter((size) => size < count);
  const from = Math.max(0, ...smaller);
  const dataDir = scratchFolder(`template-${count}`);
  const begun = templates.get(from);
  if (begun) cpSync(begun, dataDir, { recursive: true });
  say(`  making up ${(count - from).toLocaleString('en-US')} games`);
  await (await openStore({ databaseUrl: null, dataDir })).close();

  const engine = openSqliteEngine(dataDir);
  for (const batch of batches(madeUpGames(from, count, seed), gamesPerTransaction)) {
    await engine.transaction(async (tx) => {
      for (const game of batch) await insertWholeGame(engine, tx, game, Date.now());
    });
  }
  await engine.close();
  return dataDir;
}

function* batches<T>(items: Iterable<T>, size: number): Generator<readonly T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
