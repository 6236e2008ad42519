import { setTimeout as pause } from 'node:timers/promises';
import { fromRoot } from '../scripts/lib/paths.ts';
import { join, openRoom } from '../testing/rooms/room-client.ts';
import { removeFolder, scratchFolder, startChild, stopChild } from '../testing/system/own.ts';
import type { Fault } from './support/fault.ts';
import { startServer } from './support/server.ts';

/** Two pings of ten seconds, and a little. */
const AWAY_WITHIN_MS = 30_000;

/** Seen to fail on `injected/never-cut.mjs`: no device is told that the host does not answer. */
export const fault: Fault = {
  title: "a host's device that falls asleep with its connection open, and wakes up",
  injection: 'a connection that does not answer is never given up',

  async run({ options, report, say }) {
    const dataDir = scratchFolder('faults-asleep');
    const injected = options.isInjected ? 'never-cut.mjs' : undefined;
    const server = await startServer({ env: { DATA_DIR: dataDir }, injected });
    const room = await openRoom(server.origin);
    const screen = await join(server.origin, room.code, { as: 'screen' });
    const args = ['--import', 'tsx', fromRoot('faults/support/host-process.ts'), server.origin];
    const host = startChild(process.execPath, [...args, room.code, room.hostSecret], {
      stdio: 'ignore',
    });
    await screen.next(({ t, host: isAway }) => t === 'away' && isAway === false);
    const heard = () =>
      screen.told.slice(awake).some(({ t, host: isAway }) => t === 'away' && isAway === true);
    const awake = screen.told.length;
    host.kill('SIGSTOP');
    const startedAt = performance.now();
    while (!heard() && performance.now() - startedAt < AWAY_WITHIN_MS + 5_000) await pause(50);
    const tookMs = performance.now() - startedAt;
    report.expect(heard(), 'nobody was told that the host is away');
    say(`away after ${(tookMs / 1000).toFixed(1)} s`);
    report.speed({ name: 'told away after', value: tookMs / 1000, atMost: 30, unit: 's' });
    const asleep = screen.told.length;
    host.kill('SIGCONT');
    const back = screen.next(({ t, host: isAway }) => t === 'away' && isAway === false, asleep);
    await Promise.race([back, pause(15_000)]);
    const isBack = screen.told.slice(asleep).some(({ host: isAway }) => isAway === false);
    report.expect(isBack, 'the host did not come back');
    report.tried('a host stopped by SIGSTOP and woken by SIGCONT');
    await stopChild(host, 'SIGKILL');
    screen.socket.terminate();
    await server.kill();
    removeFolder(dataDir);
  },
};
