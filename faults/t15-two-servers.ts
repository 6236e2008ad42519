import { setTimeout as pause } from 'node:timers/promises';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { startPostgres } from '../testing/system/postgres.ts';
import { createClient, patiently } from './support/client.ts';
import { crashPostgres } from './support/crash-postgres.ts';
import { type Fault, roundsOf } from './support/fault.ts';
import { makeGame, postGame, type SentGame } from './support/games.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { expectKept } from './support/verify.ts';
import { startWriters } from './support/writers.ts';

const WRITERS = 4;

async function firstSuccessMs(server: RunningServer): Promise<number> {
  const startedAt = performance.now();
  const client = createClient(server.origin);
  for (;;) {
    const status = await postGame(client, makeGame()).then(
      ({ status: code }) => code,
      () => 0,
    );
    if (status === 201) break;
    if (performance.now() - startedAt > 60_000) throw new Error('No create went through for 60 s.');
    await pause(50);
  }
  client.close();
  return performance.now() - startedAt;
}

/** Seen to fail on `injected/promise-early.mjs`: PostgreSQL then promises what it has not written yet. */
export const fault: Fault = {
  title: 'two servers on one PostgreSQL while one of them, and PostgreSQL itself, is killed',
  injection: 'PostgreSQL acknowledges commits that it has not written to its log',

  async run({ options, report, random, say }) {
    const rounds = roundsOf(options, 10, 2);
    const postgres = await startPostgres({ durable: true });
    const url = await postgres.createDatabase();
    const dataDir = scratchFolder('faults-postgres');
    const injected = options.isInjected ? 'promise-early.mjs' : undefined;
    const start = () => startServer({ env: { DATABASE_URL: url, DATA_DIR: dataDir }, injected });
    const [staying, second] = await Promise.all([start(), start()]);
    let other = second;
    const all: SentGame[] = [];
    let interrupted = 0;

    for (let round = 1; round <= rounds; round++) {
      const here = startWriters(staying.origin, WRITERS);
      const there = startWriters(other.origin, WRITERS);
      await Promise.all([here.started(), there.started()]);
      await pause(50 + random() * 300);
      await other.kill();
      const before = here.acknowledged.length;
      await pause(300);
      await Promise.all([here.stop(), there.stop()]);
      report.expect(
        here.acknowledged.length > before,
        `round ${round}: the other server stopped serving`,
      );
      for (const surprise of here.surprises) report.lost(`round ${round}: answered ${surprise}`);
      const sent = [...here.sent, ...there.sent];
      const acknowledged = [...here.acknowledged, ...there.acknowledged];
      await expectKept(
        report,
        staying.origin,
        { acknowledged, sent },
        `round ${round}, a server killed`,
      );
      all.push(...acknowledged);
      other = await start();
      say(
        `round ${round} of ${rounds}: a server killed, ${acknowledged.length} games acknowledged`,
      );
    }

    const recoveriesMs: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const writers = [startWriters(staying.origin, WRITERS), startWriters(other.origin, WRITERS)];
      await Promise.all(writers.map((each) => each.started()));
      await pause(50 + random() * 300);
      await crashPostgres(url);
      await Promise.all(writers.map((each) => each.stop()));
      interrupted += writers.reduce(
        (sum, each) => sum + each.sent.length - each.acknowledged.length,
        0,
      );
      recoveriesMs.push(await firstSuccessMs(staying), await firstSuccessMs(other));
      const sent = writers.flatMap((each) => each.sent);
      const acknowledged = writers.flatMap((each) => each.acknowledged);
      await expectKept(
        report,
        staying.origin,
        { acknowledged, sent },
        `round ${round}, PostgreSQL killed`,
      );
      all.push(...acknowledged);
      say(
        `round ${round} of ${rounds}: PostgreSQL killed, ${acknowledged.length} games acknowledged`,
      );
    }
    report.expect(!staying.hasEnded && !other.hasEnded, 'a server ended when PostgreSQL crashed');
    await expectKept(
      report,
      other.origin,
      { acknowledged: all, sent: all },
      'in the end, by the other',
    );
    const client = createClient(other.origin);
    const found = await patiently(client, '/api/search?query=made%20under%20fault');
    report.expect(found.status === 200, `search answered ${found.status} in the end`);
    client.close();
    await Promise.all([staying.kill(), other.kill()]);
    await postgres.stop();
    removeFolder(dataDir);
    report.tried(
      `${rounds} rounds with one of two servers killed and ${rounds} with PostgreSQL crashed, ` +
        `${2 * WRITERS} writers: ${all.length} games acknowledged, ${interrupted} interrupted by a crash`,
    );
    const value = Math.max(...recoveriesMs);
    report.speed({ name: 'slowest first create after a crash', value, atMost: 10_000, unit: 'ms' });
    report.notShown('two machines: both servers and PostgreSQL run on this one');
  },
};
