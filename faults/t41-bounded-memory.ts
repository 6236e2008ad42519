import { connect as connectTcp, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { openRoom } from '../testing/rooms/room-client.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { residentMb } from '../testing/system/usage.ts';
import { ATTACKS, drawnCode, from, longName, type Target, upgradeOf } from './support/attacks.ts';
import { type Call, createClient } from './support/client.ts';
import type { Fault } from './support/fault.ts';
import { startServer } from './support/server.ts';

const HEAP_MB = 300;
const RESIDENT_MAX_MB = 250;
const AT_ONCE = 50;
/** How long what is no longer needed may take to go. */
const SETTLED_WITHIN_MS = 90_000;

/** The next address of many, as a crowd of machines would have them. */
const addressOf = (nth: number) => `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;

/** Seen to fail on `injected/hoard.mjs`: some of every request is kept for ever. */
export const fault: Fault = {
  title: 'a server with 300 MB of heap under floods from many addresses',
  injection: 'some of every request is kept for ever',

  async run({ options, report, say }) {
    const share = options.isQuick || options.isInjected ? 0.1 : 1;
    const dataDir = scratchFolder('faults-memory');
    const server = await startServer({
      env: { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '', LOG_LEVEL: 'error' },
      nodeFlags: [`--max-old-space-size=${HEAP_MB}`],
      injected: options.isInjected ? 'hoard.mjs' : undefined,
    });
    const { origin, port } = server;
    const client = createClient(origin, { connections: AT_ONCE });
    let mostMb = 0;

    async function flood(name: string, count: number, callOf: (nth: number) => [string, Call]) {
      const total = Math.ceil(count * share);
      const statuses = new Map<number, number>();
      let begun = 0;
      async function worker() {
        while (begun < total && !server.hasEnded) {
          const nth = begun;
          begun += 1;
          const [path, call] = callOf(nth);
          const headers = { ...from(addressOf(nth)), ...call.headers };
          const answer = await client.call(path, { ...call, headers }).catch(() => ({ status: 0 }));
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      looked(name);
      const told = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
      report.tried(`${total} ${name}: ${told}`);
    }

    function looked(name: string): void {
      report.expect(!server.hasEnded, `the server ended under ${name}: ${server.output()}`);
      if (server.hasEnded) return;
      const nowMb = residentMb(server.pid);
      mostMb = Math.max(mostMb, nowMb);
      say(`${name}: ${nowMb.toFixed(0)} MB`);
    }

    await flood('wrong logins with long names', 50_000, () => [
      '/api/Auth/login',
      { body: { username: longName(), password: 'wrong' } },
    ]);
    await flood('wrong codes', 50_000, () => [`/api/rooms/${drawnCode()}`, {}]);
    await flood('rooms asked for', 10_000, () => ['/api/rooms', { body: {} }]);
    if (!server.hasEnded) {
      const room = await openRoom(origin);
      await silentSockets(port, room.code, 2_000 * share);
      looked('silent connections');
      const target: Target = { origin, port, code: room.code };
      for (const name of ['pings', 'tiny messages', 'empty fragments']) {
        const over = new AbortController();
        const crowd = Array.from({ length: 5 }, (_, nth) =>
          ATTACKS[name]?.(target, addressOf(nth), over.signal),
        );
        await pause(10_000 * share);
        over.abort();
        await Promise.all(crowd);
        looked(name);
      }
    }
    const until = performance.now() + SETTLED_WITHIN_MS;
    let restMb = Number.POSITIVE_INFINITY;
    while (!server.hasEnded && restMb > RESIDENT_MAX_MB && performance.now() < until) {
      // A server at rest clears up when it is asked for something now and then.
      await client.call('/api/searchsuggestions').catch(() => null);
      await pause(500);
      restMb = residentMb(server.pid);
    }
    report.measured(`resident ${mostMb.toFixed(0)} MB at most, ${restMb.toFixed(0)} MB afterwards`);
    report.expect(restMb <= RESIDENT_MAX_MB, `${restMb.toFixed(0)} MB are still held`);
    client.close();
    await server.kill();
    removeFolder(dataDir);
  },
};

/** Opens so many, leaves them until the server has ended them, each from an address of its own. */
async function silentSockets(port: number, code: string, count: number): Promise<void> {
  const sockets: Socket[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const socket = connectTcp(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.write(upgradeOf(`/api/rooms/${code}/socket`, addressOf(nth)));
    sockets.push(socket);
    if (nth % 100 === 99) await pause(20);
  }
  const until = performance.now() + 30_000;
  while (sockets.some(({ destroyed, readableEnded }) => !destroyed && !readableEnded)) {
    if (performance.now() > until) break;
    await pause(100);
  }
  for (const socket of sockets) socket.destroy();
}
