import { setTimeout as pause } from 'node:timers/promises';
import { gather } from '../testing/rooms/audience.ts';
import { until } from '../testing/rooms/lasting-guest.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { startPostgres } from '../testing/system/postgres.ts';
import { crashPostgres } from './support/crash-postgres.ts';
import { type Fault, roundsOf } from './support/fault.ts';
import { startServer } from './support/server.ts';

/** Seen to fail on two servers with a database each, which know nothing of each other. */
export const roomsOnTwoServers: Fault = {
  title: 'a room on two servers while one of them, and PostgreSQL itself, is killed',
  needs: 'server',
  isQuickToo: true,
  plant: 'each server has a database of its own',

  async run({ options, report, random, say }) {
    const rounds = roundsOf(options, 10, 2);
    const postgres = await startPostgres({ durable: true });
    const url = await postgres.createDatabase();
    const otherUrl = options.isPlanted ? await postgres.createDatabase() : url;
    const dataDir = scratchFolder('faults-rooms-two');
    const start = (database: string) =>
      startServer({ env: { DATABASE_URL: database, DATA_DIR: dataDir } });
    const urls = [url, otherUrl];
    const servers = await Promise.all(urls.map(start));
    const originOf = (nth: number) => servers[nth % 2]?.origin ?? '';
    // Spread over both; whose server is gone comes to the other.
    const audience = await gather(
      (nth) => (options.isPlanted ? [originOf(nth)] : [originOf(nth), originOf(nth + 1)]),
      options.isPlanted ? 10_000 : 60_000,
    );
    audience.act();
    report.expect(
      (await audience.current(15_000)) !== Number.POSITIVE_INFINITY,
      'a screen at the other server never saw the show',
    );

    // While the audience is still spread over both.
    const crashedMs: number[] = [];
    for (let round = 1; round <= rounds && !options.isPlanted; round++) {
      await crashPostgres(url);
      audience.act();
      await until(() => audience.host.isConnected);
      // What was said while nobody could pass it on is not said again; the next state replaces it.
      const startedAt = performance.now();
      let tookMs = Number.POSITIVE_INFINITY;
      while (tookMs === Number.POSITIVE_INFINITY && performance.now() - startedAt < 60_000) {
        audience.act();
        tookMs = await audience.current(1_000);
      }
      crashedMs.push(performance.now() - startedAt);
      say(
        `round ${round} of ${rounds}: PostgreSQL killed, current after ${crashedMs.at(-1)?.toFixed(0)} ms`,
      );
    }
    const killedMs: number[] = [];
    for (let round = 1; round <= rounds && !options.isPlanted; round++) {
      // Now the one with the host, now the other.
      const nth = round % 2 === 1 ? 0 : 1;
      audience.act();
      await pause(random() * 200);
      await servers[nth]?.kill();
      audience.act();
      killedMs.push(await audience.current());
      servers[nth] = await start(url);
      say(
        `round ${round} of ${rounds}: a server killed, current after ${killedMs.at(-1)?.toFixed(0)} ms`,
      );
    }
    report.expect(
      servers.every(({ hasEnded }) => !hasEnded),
      'a server ended when PostgreSQL crashed',
    );
    report.tried(`${rounds} rounds with a server killed, ${rounds} with PostgreSQL crashed`);
    if (!options.isPlanted) {
      const name = 'every screen current after';
      report.speed({
        name: `a server killed: ${name}`,
        value: Math.max(...killedMs),
        atMost: 6_000,
        unit: 'ms',
      });
      report.speed({
        name: `PostgreSQL killed: ${name}`,
        value: Math.max(...crashedMs),
        atMost: 15_000,
        unit: 'ms',
      });
    }
    audience.leave();
    await Promise.all(servers.map((server) => server.kill()));
    await postgres.stop();
    removeFolder(dataDir);
  },
};
