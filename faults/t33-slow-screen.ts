import { setTimeout as pause } from 'node:timers/promises';
import { hostOf, join, openRoom, stateOf } from '../testing/rooms/room-client.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { memoryOf } from '../testing/system/usage.ts';
import type { Fault } from './support/fault.ts';
import { startServer } from './support/server.ts';

const PAD = 'x'.repeat(5_500);

/** Seen to fail on `planted/blind-to-slowness.mjs`: all that a screen does not read is then kept for it. */
export const slowScreen: Fault = {
  title: 'screens that never read, while the show goes on for the others',
  needs: 'server',
  isQuickToo: true,
  plant: 'the server does not see how much of what it sends has left',

  async run({ options, report, say }) {
    const seconds = options.isQuick || options.isPlanted ? 40 : 90;
    const dataDir = scratchFolder('faults-slow-screen');
    const planted = options.isPlanted ? 'blind-to-slowness.mjs' : undefined;
    const server = await startServer({ env: { DATA_DIR: dataDir }, planted });
    const room = await openRoom(server.origin);
    const host = await hostOf(server.origin, room);
    const good = await join(server.origin, room.code, { as: 'screen' });
    const deaf = await Promise.all(
      Array.from({ length: 10 }, () => join(server.origin, room.code, { as: 'screen' })),
    );
    for (const screen of deaf) screen.socket.pause();
    const before = memoryOf(server.pid);
    let rev = 0;
    for (let passed = 0; passed < seconds; passed++) {
      for (let nth = 0; nth < 50; nth++) host.say(stateOf(1, ++rev, { pad: PAD }));
      await pause(1000);
      if (passed % 10 === 9) say(`${passed + 1} s: ${rev} states shown`);
    }
    await good.next(({ t, rev: seen }) => t === 'state' && seen === rev);
    const grownMb = (memoryOf(server.pid) - before) / 1024 / 1024;
    await pause(1000);
    for (const screen of deaf) screen.socket.resume();
    await pause(2000);
    const open = deaf.filter(({ closedWith }) => closedWith === null).length;
    report.expect(open === 0, `${open} of 10 screens that never read were still connected`);
    report.speed({ name: 'memory grown by', value: grownMb, atMost: 60, unit: 'MB' });
    report.tried(`${rev} states of 5.6 kB in ${seconds} s, 10 screens that read none of them`);
    for (const client of [host, good, ...deaf]) client.socket.terminate();
    await server.kill();
    removeFolder(dataDir);
  },
};
