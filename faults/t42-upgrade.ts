import { setTimeout as pause } from 'node:timers/promises';
import { createToken, hashToken } from '../apps/server/src/tokens.ts';
import { bringBack } from '../apps/server/test/support/released.ts';
import { seededGames, seedGames } from '../apps/server/test/support/seed.ts';
import { executeSql } from '../apps/server/test/support/sql.ts';
import { fromRoot } from '../scripts/lib/paths.ts';
import { lastWords, startChild, stopChild } from '../testing/system/own.ts';
import { startPostgres } from '../testing/system/postgres.ts';
import { createClient } from './support/client.ts';
import { type Fault, type FaultRun, roundsOf } from './support/fault.ts';
import { makeGame, postGame } from './support/games.ts';
import { callAs, type Host, signUp } from './support/host.ts';
import { type OldDatabase, postgresDatabase, sqliteDatabase } from './support/old-database.ts';
import { releasedServer } from './support/released.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { expectIntact, expectKept } from './support/verify.ts';
import { startWriters } from './support/writers.ts';

const HOST = { username: 'Ada Löwe', password: 'long enough' };
const SAMPLES = 40;
const WRITERS = 4;
const NEW_SERVER = fromRoot('apps/server/dist/server.js');
const REFUSAL =
  /^DATA(_DIR|BASE_URL) cannot be used: This database was made by a newer version of the server\.$/;

/** All that 0.1 keeps, in sums that a lost, doubled or changed row changes. */
const CONTENT = [
  `SELECT count(*) AS games, count(DISTINCT quiz_id) AS names, sum(id) AS ids, sum(id % 97 *
     (length(title) + length(title_key) + length(owner) + puzzle_count + plays + 3 * is_public)) AS rest
   FROM games`,
  `SELECT count(*) AS puzzles, sum(id) AS ids, sum(id % 97 *
     (game_id + 7 * position + length(category) + length(searched_word))) AS rest FROM puzzles`,
  'SELECT count(*) AS users, sum(id) AS ids, sum(length(password_hash)) AS rest FROM users',
  'SELECT count(*) AS sessions, sum(user_id) AS ids, sum(created_at) AS rest FROM sessions',
  "SELECT count(*) AS starts FROM milestones WHERE name = 'starter-games'",
];

/** What must be there after every way up. */
type Known = {
  readonly host: Host;
  readonly content: string;
  readonly own: string;
  readonly sample: readonly Readonly<Record<string, unknown>>[];
};

const contentOf = async ({ rows }: OldDatabase) =>
  JSON.stringify(await Promise.all(CONTENT.map(rows)));

const stateOf = async (database: OldDatabase) =>
  JSON.stringify([await database.schema(), await contentOf(database)]);

/** A host with a session and a game, made by a server of 0.1 itself where there is one. */
async function useOld(database: OldDatabase, oldServer: string | null): Promise<Host> {
  if (oldServer === null) {
    await bringBack(database.settings);
    const token = createToken();
    await executeSql(
      database.settings,
      `INSERT INTO sessions SELECT '${hashToken(token)}', id, ${Date.now()}, ${Date.now()} FROM users`,
    );
    return { userName: HOST.username, authorization: `Bearer ${token}` };
  }
  const server = await startServer({ file: oldServer, env: database.env });
  const client = createClient(server.origin);
  const host = await signUp(client, HOST.username);
  const game = makeGame({ title: 'Große Größen', username: host.userName });
  await postGame(client, game, { authorization: host.authorization });
  client.close();
  await server.terminate();
  return host;
}

async function fillOld(
  database: OldDatabase,
  oldServer: string | null,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<Known> {
  const host = await useOld(database, oldServer);
  await seedGames(database.settings, seededGames(count, seed), count);
  const own = await database.rows(
    "SELECT quiz_id FROM games WHERE owner_key = 'ada löwe' ORDER BY quiz_id",
  );
  const every = Math.ceil(count / SAMPLES);
  return {
    host,
    content: await contentOf(database),
    own: own.map(({ quiz_id }) => quiz_id).join(),
    sample: await database.rows(
      `SELECT quiz_id, title FROM games WHERE is_public = 1 AND id % ${every} = 0`,
    ),
  };
}

/** Asks the database and the server for everything that was there before. */
async function expectWhole(
  { report }: FaultRun,
  { database, server, known }: { database: OldDatabase; server: RunningServer; known: Known },
  when: string,
): Promise<void> {
  const content = await contentOf(database);
  report.expect(content === known.content, `${when}: ${known.content} became ${content}`);
  if (database.settings.databaseUrl === null) expectIntact(report, database.settings.dataDir, when);

  const client = createClient(server.origin);
  const login = await client.call('/api/Auth/login', { body: HOST });
  report.expect(login.status === 200, `${when}: a login answered ${login.status}`);
  const library = await callAs(client, known.host, '/api/library/games');
  const own = library.status === 200 ? (JSON.parse(library.body) as { quizId: string }[]) : [];
  const ids = own.map(({ quizId }) => quizId).sort();
  report.expect(ids.join() === known.own, `${when}: the session's games are ${ids.join()}`);
  for (const { quiz_id, title } of known.sample) {
    const quiz = await client.call(`/api/quiz/${quiz_id}`);
    report.expect(
      quiz.status === 200 && JSON.parse(quiz.body)[0]?.gametitle === title,
      `${when}: game ${quiz_id} answered ${quiz.status}`,
    );
    const found = await client.call(`/api/search?query=${encodeURIComponent(String(title))}`);
    report.expect(
      found.status === 200 && found.body.includes(JSON.stringify(title)),
      `${when}: a search for "${title}" answered ${found.status}`,
    );
  }
  client.close();
}

/** Kills the server at one statement of the migration after the other, in a quick run at every second one, until none is left. */
async function killAtEveryStatement({ report, options }: FaultRun, database: OldDatabase) {
  const injected = options.isInjected ? 'half-migrated.mjs' : 'die-at.mjs';
  const stride = options.isQuick ? 2 : 1;
  let kills = 0;
  let version = await database.version();
  for (let nth = stride; ; nth += stride) {
    const env = { ...database.env, DIE_AT: String(nth) };
    const started = await startServer({ env, injected }).catch((error: Error) => error);
    if (!(started instanceof Error)) {
      await started.kill();
      return kills;
    }
    if (/cannot/i.test(started.message)) {
      report.lost(`${database.name}, kill ${kills}: ${started.message}`);
      return null;
    }
    kills += 1;
    const reached = await database.version();
    if (reached !== version) nth = 0;
    version = reached;
  }
}

async function killWithin(database: OldDatabase, waitMs: number): Promise<void> {
  const env = { ...process.env, LOG_LEVEL: 'silent', PORT: '0', ...database.env };
  const child = startChild(process.execPath, [NEW_SERVER], { env, stdio: 'ignore' });
  await pause(waitMs);
  await stopChild(child, 'SIGKILL');
}

/** Starts 0.1 on a database of this version, which it must leave alone. */
async function expectRefused({ report }: FaultRun, database: OldDatabase, oldServer: string) {
  const before = await stateOf(database);
  const env = { ...process.env, PORT: '0', ...database.env };
  const child = startChild(process.execPath, [oldServer], { env });
  const said = lastWords(child);
  const code = await new Promise((resolve) => child.once('close', resolve));
  report.expect(
    code === 1 && REFUSAL.test(said().trim()),
    `${database.name}: 0.1 on this database ended with ${code} and said: ${said()}`,
  );
  report.expect((await stateOf(database)) === before, `${database.name}: 0.1 changed something`);
}

/** A server of 0.1 goes on writing while one of this version brings the database up to date. */
async function upgradeBeside({ report, say }: FaultRun, database: OldDatabase, oldServer: string) {
  const old = await startServer({ file: oldServer, env: database.env });
  const writers = startWriters(old.origin, WRITERS);
  await writers.started();
  const server = await startServer({ env: database.env });
  const before = writers.acknowledged.length;
  while (writers.acknowledged.length < before + WRITERS && !old.hasEnded) await pause(10);
  await writers.stop();
  for (const surprise of writers.surprises) report.lost(`0.1 beside this one: ${surprise}`);
  await expectKept(report, server.origin, writers, 'written by 0.1 beside this one');
  say(`${writers.acknowledged.length} games written by 0.1 meanwhile`);
  await Promise.all([old.kill(), server.kill()]);
}

async function tryEngine(run: FaultRun, first: OldDatabase, oldServer: string | null) {
  const { options, report, random, say } = run;
  const { name } = first;
  const count = Number(process.env.GAMES ?? (options.isQuick ? 2_000 : 20_000));
  const known = await fillOld(first, oldServer, { count, seed: options.seed });
  say(`${name}: ${count} games made`);

  const whole = await first.copy();
  let server = await startServer({ env: whole.env });
  const readyMs = server.readyMs;
  await expectWhole(run, { database: whole, server, known }, `${name}, not disturbed`);
  await server.terminate();
  const schema = JSON.stringify(await whole.schema());
  const state = await stateOf(whole);
  server = await startServer({ env: whole.env });
  const sizes = [await first.megabytes(), await whole.megabytes()].map((size) => size.toFixed(0));
  report.measured(
    `${name}: ready ${readyMs.toFixed(0)} ms after the first start, ${server.readyMs.toFixed(0)} after the second; ` +
      `${sizes.join(' MB became ')} MB`,
  );
  await server.terminate();
  report.expect((await stateOf(whole)) === state, `${name}: a second start changed something`);
  if (oldServer !== null) await expectRefused(run, whole, oldServer);

  /** After every kill it must come to the same. */
  async function expectSame(database: OldDatabase, when: string): Promise<void> {
    server = await startServer({ env: database.env });
    await expectWhole(run, { database, server, known }, when);
    await server.terminate();
    report.expect(JSON.stringify(await database.schema()) === schema, `${when}: another schema`);
    await database.remove();
  }
  const stepped = await first.copy();
  const kills = await killAtEveryStatement(run, stepped);
  if (kills === null) return;
  await expectSame(stepped, `${name}, killed at every statement`);

  const rounds = roundsOf(options, 8, 3);
  const shaken = await first.copy();
  for (let round = 1; round <= rounds; round++) await killWithin(shaken, random() * readyMs);
  await expectSame(shaken, `${name}, killed at any moment`);
  report.tried(
    `${name}: ${count} games of 0.1, killed at ${kills} statements and at ${rounds} random moments`,
  );
  if (oldServer !== null && name === 'PostgreSQL') await upgradeBeside(run, first, oldServer);
  await Promise.all([first.remove(), whole.remove()]);
}

/** Seen to fail on `injected/half-migrated.mjs`, which takes the transaction of the migration away. */
export const fault: Fault = {
  title: 'an upgrade from 0.1, killed at every statement of it, and the way back',
  injection: 'the migration of the embedded database is no transaction',

  async run(run) {
    const oldServer = await releasedServer(run);
    await tryEngine(run, sqliteDatabase(), oldServer);
    if (run.options.isInjected) return;
    const postgres = await startPostgres({ durable: true });
    try {
      await tryEngine(run, await postgresDatabase(postgres), oldServer);
    } finally {
      await postgres.stop();
    }
  },
};
