import { setTimeout as pause } from 'node:timers/promises';
import { gather } from '../testing/rooms/audience.ts';
import { until } from '../testing/rooms/lasting-guest.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { freePort } from '../testing/system/port.ts';
import { type Fault, roundsOf } from './support/fault.ts';
import { startServer } from './support/server.ts';

/** Seen to fail on a server that comes back without its data: its rooms are gone. */
export const roomServerKilled: Fault = {
  title: 'a room whose server is killed in the middle of the show, and started again',
  needs: 'server',
  isQuickToo: true,
  plant: 'the server comes back without the rows of its rooms',

  async run({ options, report, random, say }) {
    const rounds = roundsOf(options, 20, 2);
    const port = await freePort();
    const dataDir = scratchFolder('faults-rooms');
    const elsewhere = scratchFolder('faults-rooms-empty');
    const start = (folder: string) => startServer({ env: { DATA_DIR: folder }, port });
    let server = await start(dataDir);
    const audience = await gather(() => [server.origin]);
    const backMs: number[] = [];
    let acts = 0;

    for (let round = 1; round <= rounds; round++) {
      for (let nth = 0; nth < 20; nth++) audience.act();
      await pause(random() * 200);
      await server.kill();
      // The show goes on without the room: nothing in it waits.
      for (let nth = 0; nth < 5; nth++) audience.act();
      acts += 25;
      server = await start(options.isPlanted ? elsewhere : dataDir);
      const tookMs = await audience.current(options.isPlanted ? 15_000 : 60_000);
      report.expect(
        tookMs !== Number.POSITIVE_INFINITY,
        `round ${round}: some screens were never current again`,
      );
      backMs.push(tookMs);
      say(`round ${round} of ${rounds}: everybody current after ${tookMs.toFixed(0)} ms`);
      if (options.isPlanted) break;
    }
    const seated = () => {
      const told = audience.host.client?.last('seats');
      return Array.isArray(told?.seats) ? told.seats.length : 0;
    };
    const areAllBack = () => seated() === audience.phones.length;
    await until(areAllBack, options.isPlanted ? 1_000 : 10_000);
    report.expect(areAllBack(), `${seated()} seats instead of 8 in the end`);
    report.tried(
      `${rounds} times killed and started: a host, 2 screens, 8 phones, ${acts} steps of the show`,
    );
    const value = Math.max(...backMs);
    report.speed({ name: 'every screen current after', value, atMost: 6_000, unit: 'ms' });
    audience.leave();
    await server.kill();
    removeFolder(dataDir);
    removeFolder(elsewhere);
  },
};
