import { cpSync } from 'node:fs';
import { insertWholeGame } from '../../apps/server/src/storage/games.ts';
import { openStore } from '../../apps/server/src/storage/open-store.ts';
import { openSqliteEngine } from '../../apps/server/src/storage/sqlite/sqlite-engine.ts';
import { installed } from '../../testing/system/machine.ts';
import { removeFolder, scratchFolder } from '../../testing/system/own.ts';
import { say } from '../lib/bench.ts';
import { batches, type Engine } from './database.ts';
import { madeUpGames } from './made-up-games.ts';

const gamesPerTransaction = 5000;
/** Data folders by their number of games; made once in a run, copied after. */
const templates = new Map<number, string>();

export const sqlite: Engine = {
  name: 'SQLite',
  version: () => `@photostructure/sqlite ${installed('@photostructure/sqlite')}`,
  async seeded(games, seed) {
    const template = templates.get(games) ?? (await makeTemplate(games, seed));
    templates.set(games, template);
    const folder = scratchFolder(`data-${games}`);
    cpSync(template, folder, { recursive: true });
    return { settings: { DATA_DIR: folder }, remove: async () => removeFolder(folder) };
  },
  async close() {
    for (const folder of templates.values()) removeFolder(folder);
    templates.clear();
  },
};

/** Continues from the largest smaller one. */
async function makeTemplate(games: number, seed: number): Promise<string> {
  const from = Math.max(0, ...[...templates.keys()].filter((size) => size < games));
  const dataDir = scratchFolder(`template-${games}`);
  const begun = templates.get(from);
  if (begun) cpSync(begun, dataDir, { recursive: true });
  say(`  making up ${(games - from).toLocaleString('en-US')} games for SQLite`);
  await (await openStore({ databaseUrl: null, dataDir })).close();

  const engine = await openSqliteEngine(dataDir);
  for (const batch of batches(madeUpGames(from, games, seed), gamesPerTransaction)) {
    await engine.transaction(async (tx) => {
      for (const game of batch) await insertWholeGame(engine, tx, game, Date.now());
    });
  }
  await engine.close();
  return dataDir;
}
