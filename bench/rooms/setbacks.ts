import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { percentile } from '../../testing/figures.ts';
import { gather } from '../../testing/rooms/audience.ts';
import { until } from '../../testing/rooms/lasting-guest.ts';
import { hostOf, join, openRoom, stateOf } from '../../testing/rooms/room-client.ts';
import { removeFolder, scratchFolder, startChild, stopChild } from '../../testing/system/own.ts';
import { freePort } from '../../testing/system/port.ts';
import { startPostgres } from '../../testing/system/postgres.ts';
import { startServer } from '../../testing/system/server.ts';
import { addressFor, RawSocket } from './raw-socket.ts';

const PER_ROOM = 50;
const VISITORS = 4;

/** How late this process itself was: where others want the processors too, no figure is better than this. */
function watchOwnDelay(): () => number {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  return () => {
    delay.disable();
    return delay.percentile(99) / 1e6;
  };
}

/** They come while the others come back, so that they too must be let in first. */
async function startVisitors(address: string) {
  const program = fileURLToPath(new URL('./visitors.mjs', import.meta.url));
  const child = startChild(process.execPath, [program, address, String(VISITORS)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return {
    async leave(): Promise<readonly number[]> {
      child.send('leave');
      const [timesMs] = await once(child, 'message');
      await stopChild(child);
      return timesMs;
    },
  };
}

type Back = {
  readonly allBackMs: number;
  readonly otherP99Ms: number;
  readonly otherMaxMs: number;
  readonly currentMs: number;
};

/** The server is killed and started again; everybody comes back within their first second, as pages do. */
export async function comingBack(sockets: number): Promise<Back> {
  const port = await freePort();
  const dataDir = scratchFolder('bench-back');
  const start = () => startServer({ env: { DATA_DIR: dataDir, ROOM_PHONES: '2000' }, port });
  let server = await start();
  const audience = await gather(() => [server.origin]);
  const codes: string[] = [];
  for (let nth = 0; nth < Math.ceil(sockets / PER_ROOM); nth++)
    codes.push((await openRoom(server.origin)).code);
  await server.kill();
  audience.act();
  server = await start();
  const restartedAt = performance.now();
  const currentMs = audience.current();

  const visitors = await startVisitors(`${server.origin}/api/searchsuggestions`);
  let welcomed = 0;
  const enter = async (nth: number): Promise<void> => {
    await pause(Math.random() * 1_000);
    const code = codes[nth % codes.length] ?? '';
    for (;;) {
      const socket = await RawSocket.open(port, `/api/rooms/${code}/socket`, addressFor(nth)).catch(
        () => null,
      );
      if (socket !== null) {
        socket.onText = (text) => {
          if (text.includes('"welcome"')) welcomed += 1;
        };
        socket.send(`{"t":"hello","v":1,"as":"player","name":"P${nth}","team":${nth % 8}}`);
        return;
      }
      await pause(500 + Math.random() * 1_000);
    }
  };
  // Those who wait for the show are among the many.
  const others = sockets - audience.screens.length - audience.phones.length;
  await Promise.all(Array.from({ length: others }, (_, nth) => enter(nth)));
  await until(() => welcomed >= others);
  const allBackMs = performance.now() - restartedAt;
  const otherMs = await visitors.leave();
  const current = await currentMs;
  audience.leave();
  await server.kill();
  removeFolder(dataDir);
  return {
    allBackMs,
    otherP99Ms: percentile(otherMs, 0.99),
    otherMaxMs: Math.max(...otherMs),
    currentMs: current,
  };
}

/** How much later a screen at another server sees what a screen at the host's own sees. */
export async function secondServer(
  seconds: number,
): Promise<{ readonly laterP99Ms: number; readonly ownDelayMs: number }> {
  const postgres = await startPostgres({ durable: true });
  const url = await postgres.createDatabase();
  const dataDir = scratchFolder('bench-second');
  const start = () => startServer({ env: { DATABASE_URL: url, DATA_DIR: dataDir } });
  const [here, there] = await Promise.all([start(), start()]);
  const room = await openRoom(here.origin);
  const host = await hostOf(here.origin, room);
  const [near, far] = await Promise.all([
    join(here.origin, room.code, { as: 'screen' }),
    join(there.origin, room.code, { as: 'screen' }),
  ]);
  const seenAt = new Map<unknown, number>();
  const laterMs: number[] = [];
  near.socket.on('message', () => seenAt.set(near.told.at(-1)?.rev, performance.now()));
  far.socket.on('message', () => {
    const nearAt = seenAt.get(far.told.at(-1)?.rev);
    if (nearAt !== undefined) laterMs.push(performance.now() - nearAt);
  });
  const ownDelay = watchOwnDelay();
  for (let rev = 1; rev <= seconds * 20; rev++) {
    host.say(stateOf(1, rev, { pad: 'x'.repeat(800) }));
    await pause(50);
  }
  const ownDelayMs = ownDelay();
  for (const client of [host, near, far]) client.socket.terminate();
  await Promise.all([here.kill(), there.kill()]);
  await postgres.stop();
  removeFolder(dataDir);
  return { laterP99Ms: percentile(laterMs, 0.99), ownDelayMs };
}
