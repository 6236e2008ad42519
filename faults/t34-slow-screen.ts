import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../testing/rooms/lasting-guest.ts';
import {
  hostOf,
  join,
  openRoom,
  type RoomClient,
  stateOf,
  welcomeOf,
} from '../testing/rooms/room-client.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { residentMb } from '../testing/system/usage.ts';
import type { Fault } from './support/fault.ts';
import { startServer } from './support/server.ts';

const PAD = 'x'.repeat(5_500);
const DEAF = 18;
/** What a server may take for itself. */
const GROWN_MAX_MB = 100;

/** Seen to fail on `injected/blind-to-slowness.mjs`: all that a screen does not read is then kept for it, up to the last state. */
export const fault: Fault = {
  title: 'screens that never read, while the show goes on for the others',
  injection: 'the server does not see how much of what it sends has left',

  async run({ options, report, say }) {
    const isShort = options.isQuick || options.isInjected;
    // Long enough to be given up: the buffers of the system are full after some seconds, and 30 more may pass.
    const seconds = isShort ? 15 : 75;
    const dataDir = scratchFolder('faults-slow-screen');
    const injected = options.isInjected ? 'blind-to-slowness.mjs' : undefined;
    const server = await startServer({ env: { DATA_DIR: dataDir }, injected });
    const room = await openRoom(server.origin);
    const host = await hostOf(server.origin, room);
    const good = await join(server.origin, room.code, { as: 'screen' });
    const seat = String(welcomeOf(host).screenToken);
    const deaf = await Promise.all(
      Array.from({ length: DEAF }, () => join(server.origin, room.code, { as: 'screen', seat })),
    );
    for (const screen of deaf) screen.socket.pause();
    const before = residentMb(server.pid);
    let rev = 0;
    for (let passed = 0; passed < seconds * 10; passed++) {
      for (let nth = 0; nth < 20; nth++) host.say(stateOf(1, ++rev, { pad: PAD }));
      await pause(100);
      if (passed % 100 === 99) say(`${(passed + 1) / 10} s: ${rev} states shown`);
    }
    await good.next(({ t, rev: seen }) => t === 'state' && seen === rev);
    const grownMb = residentMb(server.pid) - before;
    report.measured(`memory grown by ${grownMb.toFixed(0)} MB`);
    report.expect(grownMb < GROWN_MAX_MB, `memory grew by ${grownMb.toFixed(0)} MB`);
    for (const screen of deaf) screen.socket.resume();
    const statesOf = ({ told }: RoomClient) => told.filter(({ t }) => t === 'state');
    const isDone = (one: RoomClient) =>
      one.closedWith !== null || statesOf(one).at(-1)?.rev === rev;
    await until(() => deaf.every(isDone), 30_000);
    report.expect(deaf.every(isDone), 'one that read again was not shown how things stand');
    // What the system keeps for a connection is less than what was shown.
    const most = Math.max(...deaf.map((one) => statesOf(one).length));
    report.measured(`at most ${most} of ${rev} states kept for one that read none`);
    report.expect(most < rev, 'every state was kept for one that read none');
    const open = deaf.filter(({ closedWith }) => closedWith === null).length;
    report.expect(isShort || open === 0, `${open} of ${DEAF} that never read were still connected`);
    report.tried(`${rev} states of 5.6 kB in ${seconds} s, ${DEAF} screens that read none of them`);
    for (const client of [host, good, ...deaf]) client.socket.terminate();
    await server.kill();
    removeFolder(dataDir);
  },
};
