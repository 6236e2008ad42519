import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { underLoad } from '../../../testing/system/load.ts';
import { DatabaseLine } from './helpers/database-line.ts';
import { type ServerProcess, startServer } from './helpers/server-process.ts';
import { postgresServer } from './support/stores.ts';

let line: DatabaseLine;
let server: ServerProcess;

beforeAll(async () => {
  line = new DatabaseLine(await (await postgresServer()).createDatabase());
  server = await startServer({ DATABASE_URL: await line.open() });
});
afterAll(() => {
  server.process.kill('SIGKILL');
  line.close();
});

it('logs a lost connection to the database and goes on', async () => {
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  line.cut();
  while (!server.log().includes('connection to the database was lost')) {
    await once(server.process.stderr ?? server.process, 'data');
  }
  expect((await fetch(`${server.address}/api/searchsuggestions`)).status).toBe(200);
});

it('stops within 5 s though the database has gone silent', async () => {
  const suggested = await fetch(`${server.address}/api/search?query=e`);
  const [game] = (await suggested.json()) as { quizId: string }[];
  await fetch(`${server.address}/api/quiz/${game?.quizId}`);
  line.goSilent();
  const startedAt = performance.now();
  await server.end('SIGTERM');
  expect(performance.now() - startedAt).toBeLessThan(underLoad(5000));
});

it('logs a connection that is lost before the server listens', async () => {
  const early = new DatabaseLine(await (await postgresServer()).createDatabase());
  // The last thing that a start asks of the database.
  early.cutAfter(/delete from "?rooms/i);
  const starting = await startServer({ DATABASE_URL: await early.open() });
  const log = starting.log();
  starting.process.kill('SIGKILL');
  early.close();
  expect(log).toContain('connection to the database was lost');
});
