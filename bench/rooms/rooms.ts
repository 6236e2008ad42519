import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ROOM_LIMITS } from '@wheel/contract';
import { percentile, plain } from '../../testing/figures.ts';
import { gather } from '../../testing/rooms/audience.ts';
import { until } from '../../testing/rooms/lasting-guest.ts';
import {
  hostOf,
  join,
  openRoom,
  type RoomClient,
  stateOf,
} from '../../testing/rooms/room-client.ts';
import { installed, provenance } from '../../testing/system/machine.ts';
import { removeFolder, scratchFolder, startChild, stopChild } from '../../testing/system/own.ts';
import { freePort } from '../../testing/system/port.ts';
import { startPostgres } from '../../testing/system/postgres.ts';
import { type RunningServer, startServer } from '../../testing/system/server.ts';
import { cpuMs, residentMb } from '../../testing/system/usage.ts';
import { type Bench, type Columns, say, table, tableOf } from '../lib/bench.ts';
import { installPeers, versionOf } from '../lib/peers.ts';
import { addressFor, ClientSocket } from './client-socket.ts';
import {
  type Contestant,
  type RoomHost,
  startBareWs,
  startOurs,
  startSocketIo,
} from './contestants.ts';

const explanation = `Each host shows a state of 900 bytes once a second; every delivery is timed from the host's word to the guest's ear, in one
process. Ours checks each message, keeps seats, limits and slow screens apart; socket.io and bare \`ws\` only pass on. Memory is
what a connected guest adds to the server, after it was asked to clear up. Sockets come from many loopback addresses, because one
may have 500.`;

const contestants: Readonly<Record<string, () => Promise<Contestant>>> = {
  ours: () => startOurs(),
  'socket.io': startSocketIo,
  'bare ws': startBareWs,
};

export const roomBench: Bench = {
  title: 'Rooms: from the host to every screen, and from a thumb to the host',
  chart: { title: 'Rooms: ms from the host to a screen, p99', column: 'p99 ms' },
  async run({ isQuick, seed }) {
    await installPeers();
    const many = isQuick ? [4, 10, 2] : [200, 50, 10];
    const [rooms = 1, perRoom = 1, seconds = 1] = many;
    const inOne = isQuick ? 50 : 2_000;
    const wide: (readonly [string, FanOut])[] = [];
    const tall: (readonly [string, FanOut])[] = [];
    for (const [name, start] of Object.entries(contestants)) {
      say(`  ${name}: ${rooms * perRoom} sockets in ${rooms} rooms`);
      wide.push([name, await measured(start, { rooms, perRoom, seconds })]);
      say(`  ${name}: ${inOne} in one room`);
      tall.push([name, await measured(start, { rooms: 1, perRoom: inOne, seconds })]);
    }
    say('  buzzes');
    const ours = await startOurs();
    const fifty = await buzzAtOnce(ours.server, {
      rooms: 1,
      perRoom: 50,
      rounds: isQuick ? 2 : 40,
    });
    const crowd = await buzzAtOnce(ours.server, {
      rooms: isQuick ? 2 : 200,
      perRoom: isQuick ? 5 : 50,
      rounds: isQuick ? 1 : 3,
    });
    await ours.stop();
    say('  coming back');
    const back = await comingBack(isQuick ? 100 : 10_000);
    say('  a second server');
    const second = await secondServer(isQuick ? 3 : 15);
    say('  pictures');
    const pictures = await besidePictures(isQuick ? 3 : 20);

    const columns: Columns<FanOut> = {
      'p50 ms': ({ p50Ms }) => plain(p50Ms),
      'p99 ms': ({ p99Ms }) => plain(p99Ms),
      'CPU µs/delivery': ({ cpuUsPerDelivery }) => plain(cpuUsPerDelivery),
      'kB/seat': ({ kbPerSeat }) => plain(kbPerSeat),
      lost: ({ lost }) => lost,
    };
    const sockets = (rooms * perRoom).toLocaleString('en-US');
    return [
      explanation,
      tableOf(`${sockets} sockets, ${rooms} rooms`, columns, wide),
      tableOf(`${inOne.toLocaleString('en-US')} in one room`, columns, tall),
      table(
        ['Ours', 'figure', 'accepted'],
        [
          [
            '50 phones buzz at once: first press to host, p99 ms (150 held)',
            plain(fifty.toHostP99Ms),
            '≤ 165',
          ],
          [
            `${isQuick ? 10 : '10,000'} buzzes within 100 ms: all told, ms`,
            plain(crowd.allToldMs),
            '≤ 1,000',
          ],
          ['lost of them', crowd.lost, 0],
          [
            `${isQuick ? 100 : '10,000'} come back after a restart, s`,
            plain(back.allBackMs / 1000),
            '≤ 10',
          ],
          ['other calls meanwhile, p99 ms', plain(back.otherP99Ms), '< 100'],
          ['the slowest of them', plain(back.otherMaxMs), '–'],
          ['kill -9: every screen current, ms', plain(back.currentMs), '≤ 6,000'],
          ['a second server adds, p99 ms', plain(second.laterP99Ms), '≤ 10'],
          ['this process was late meanwhile by, p99 ms', plain(second.ownDelayMs), '–'],
          ['a state to a screen, p99 ms', plain(pictures.aloneP99Ms), '–'],
          ['while a picture of 32 kB goes every second', plain(pictures.besideP99Ms), '≤ 10'],
          ['such a picture, p99 ms', plain(pictures.pictureP99Ms), '≤ 1,000'],
        ],
      ),
      provenance(seed, [`ws ${installed('ws')}`, versionOf('socket.io')]),
    ].join('\n\n');
  },
};

async function measured(start: () => Promise<Contestant>, plan: Plan): Promise<FanOut> {
  const contestant = await start();
  try {
    return await fanOut(contestant, plan);
  } finally {
    await contestant.stop();
  }
}

type Phone = { readonly socket: ClientSocket; told: number };

/** Every phone of every room presses within 100 ms, each for a team of its own. */
async function buzzAtOnce(
  { origin, port }: RunningServer,
  { rooms, perRoom, rounds }: { rooms: number; perRoom: number; rounds: number },
) {
  const opened: { readonly host: RoomClient; readonly phones: readonly Phone[] }[] = [];
  let nth = 0;
  for (let at = 0; at < rooms; at++) {
    const room = await openRoom(origin);
    const host = await hostOf(origin, room);
    const phones: Phone[] = [];
    for (let seat = 0; seat < perRoom; seat++)
      phones.push(await enterPhone(port, room.code, nth++, seat));
    opened.push({ host, phones });
  }
  const toHostMs: number[] = [];
  const toldMs: number[] = [];
  let lost = 0;
  for (let round = 1; round <= rounds; round++) {
    for (const { host } of opened) host.say({ t: 'buzz', do: 'open', round });
    await pause(500);
    const startedAt = performance.now();
    const heard = opened.map(async ({ host, phones }) => {
      let firstAt = Number.POSITIVE_INFINITY;
      for (const phone of phones) {
        phone.told = 0;
        setTimeout(() => {
          firstAt = Math.min(firstAt, performance.now());
          phone.socket.send(`{"t":"buzz","round":${round},"ago":0}`);
        }, Math.random() * 100);
      }
      const heardAt = await firstOrder(host, round);
      toHostMs.push(heardAt - firstAt);
    });
    await Promise.all(heard);
    const took = await until(
      () => opened.every(({ phones }) => phones.every(({ told }) => told > 0)),
      5_000,
    );
    toldMs.push(performance.now() - startedAt);
    if (took === Number.POSITIVE_INFINITY)
      lost += opened.reduce(
        (sum, { phones }) => sum + phones.filter(({ told }) => told === 0).length,
        0,
      );
    for (const { host } of opened) host.say({ t: 'buzz', do: 'lock', round });
    await pause(500);
  }
  for (const { host, phones } of opened) {
    host.socket.terminate();
    for (const { socket } of phones) socket.destroy();
  }
  return { toHostP99Ms: percentile(toHostMs, 0.99), allToldMs: Math.max(...toldMs), lost };
}

async function enterPhone(port: number, code: string, nth: number, team: number): Promise<Phone> {
  const socket = await ClientSocket.open(port, `/api/rooms/${code}/socket`, addressFor(nth));
  const phone: Phone = { socket, told: 0 };
  await new Promise<void>((resolve) => {
    socket.onText = (text) => {
      if (text.includes('"welcome"')) resolve();
      else if (text.includes('"place":')) phone.told += 1;
    };
    socket.send(`{"t":"hello","v":1,"as":"player","name":"P${nth}","team":${team}}`);
  });
  return phone;
}

async function firstOrder(host: RoomClient, round: number): Promise<number> {
  await host.next(
    ({ t, round: of, list }) =>
      t === 'order' && of === round && Array.isArray(list) && list.length > 0,
  );
  return performance.now();
}

const PER_ROOM = 50;
const VISITORS = 4;

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

/** The server is killed and started again; all clients reconnect within their first second, as pages do. */
async function comingBack(sockets: number) {
  const port = await freePort();
  const dataDir = scratchFolder('bench-back');
  const start = () =>
    startServer({
      env: { DATA_DIR: dataDir, ROOM_PHONES: '2000', ROOM_PHONES_PER_ADDRESS: '2000' },
      port,
    });
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
  // As a page does, one that is refused or cut tries again: the server keeps only so many that have not said hello.
  const enter = async (nth: number): Promise<void> => {
    await pause(Math.random() * 1_000);
    const code = codes[nth % codes.length] ?? '';
    for (let isWelcome = false; !isWelcome; ) {
      const socket = await ClientSocket.open(
        port,
        `/api/rooms/${code}/socket`,
        addressFor(nth),
      ).catch(() => null);
      isWelcome =
        socket !== null &&
        (await new Promise((resolve) => {
          socket.onText = (text) => text.includes('"welcome"') && resolve(true);
          socket.onClose = () => resolve(false);
          socket.send(`{"t":"hello","v":1,"as":"player","name":"P${nth}","team":${nth % 8}}`);
        }));
      if (!isWelcome) await pause(500 + Math.random() * 1_000);
    }
  };
  // Those who wait for the show are among the many.
  const others = sockets - audience.screens.length - audience.phones.length;
  await Promise.all(Array.from({ length: others }, (_, nth) => enter(nth)));
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
async function secondServer(seconds: number) {
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
  // Where others want the processors too, no figure is better than the delay of this process.
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let rev = 1; rev <= seconds * 20; rev++) {
    host.say(stateOf(1, rev, { pad: 'x'.repeat(800) }));
    await pause(50);
  }
  delay.disable();
  for (const client of [host, near, far]) client.socket.terminate();
  await Promise.all([here.kill(), there.kill()]);
  await postgres.stop();
  removeFolder(dataDir);
  return { laterP99Ms: percentile(laterMs, 0.99), ownDelayMs: delay.percentile(99) / 1e6 };
}

/** Ten states a second to as many screens as one address may have, alone and with a new picture every second. */
async function besidePictures(seconds: number) {
  const dataDir = scratchFolder('bench-pictures');
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const room = await openRoom(server.origin);
  const host = await hostOf(server.origin, room);
  const screens = await Promise.all(
    Array.from({ length: ROOM_LIMITS.screensPerAddress }, () =>
      join(server.origin, room.code, { as: 'screen' }),
    ),
  );
  const sentAt = new Map<unknown, number>();
  let times: Record<'state' | 'picture', number[]> = { state: [], picture: [] };
  for (const { socket, told } of screens)
    socket.on('message', () => {
      const last = told.at(-1);
      if (last?.t === 'state' || last?.t === 'picture')
        times[last.t].push(performance.now() - (sentAt.get(last.rev ?? last.id) ?? Number.NaN));
    });
  const send = (key: number | string, message: Readonly<Record<string, unknown>>) => {
    sentAt.set(key, performance.now());
    host.say(message);
  };
  const data = 'A'.repeat((ROOM_LIMITS.pictureBytes / 3) * 4);
  let rev = 0;
  const show = async (hasPictures: boolean) => {
    times = { state: [], picture: [] };
    for (let nth = 0; nth < seconds * 10; nth++) {
      rev += 1;
      const id = rev.toString(16).padStart(16, '0');
      if (hasPictures && nth % 10 === 0)
        send(id, { t: 'picture', id, type: 'image/webp', plate: 'none', data });
      send(rev, stateOf(1, rev, { pad: 'x'.repeat(800) }));
      await pause(100);
    }
    return times;
  };
  const alone = await show(false);
  const beside = await show(true);
  for (const { socket } of [host, ...screens]) socket.terminate();
  await server.kill();
  removeFolder(dataDir);
  return {
    aloneP99Ms: percentile(alone.state, 0.99),
    besideP99Ms: percentile(beside.state, 0.99),
    pictureP99Ms: percentile(beside.picture, 0.99),
  };
}

const CONNECTING_AT_ONCE = 64;
const STATE_BYTES = 900;
const PAD = 'x'.repeat(STATE_BYTES - 40);

type FanOut = Awaited<ReturnType<typeof fanOut>>;
type Plan = Readonly<Record<'rooms' | 'perRoom' | 'seconds', number>>;

/** Connects all clients, lets each room show once in a while, and times each delivery from the host's word on. */
async function fanOut(contestant: Contestant, plan: Plan) {
  const { pid } = contestant.server;
  let times: number[] = [];
  const onText = (text: string) => {
    const at = text.indexOf('"at":');
    if (at < 0) return;
    times.push(performance.now() - Number.parseFloat(text.slice(at + 5, at + 25)));
  };
  const hosts: RoomHost[] = [];
  const codes: string[] = [];
  for (let nth = 0; nth < plan.rooms; nth++) codes.push(await contestant.openRoom());
  for (const code of codes) hosts.push(await contestant.host(code));
  const before = await settledMb(pid);
  await connectAll(contestant, codes, plan.perRoom, onText);
  const grownMb = (await settledMb(pid)) - before;

  const show = (host: RoomHost) =>
    host.show(`{"at":${performance.now().toFixed(6)},"board":"${PAD}"}`);
  for (const host of hosts) show(host);
  await pause(1500);
  times = [];
  const cpuBefore = cpuMs(pid);
  const shows = await steadily(hosts, plan.seconds, show);
  await pause(1000);
  const cpuUsed = cpuMs(pid) - cpuBefore;
  return {
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    cpuUsPerDelivery: (cpuUsed * 1000) / times.length,
    kbPerSeat: (grownMb * 1024) / (plan.rooms * plan.perRoom),
    lost: shows * plan.perRoom - times.length,
  };
}

async function connectAll(
  contestant: Contestant,
  codes: readonly string[],
  perRoom: number,
  onText: (text: string) => void,
): Promise<void> {
  const jobs = codes.flatMap((code) => Array.from({ length: perRoom }, () => code));
  let next = 0;
  await Promise.all(
    Array.from({ length: CONNECTING_AT_ONCE }, async () => {
      while (next < jobs.length) {
        const nth = next++;
        await contestant.guest(jobs[nth] ?? '', nth, onText);
      }
    }),
  );
}

/** Spread evenly over each second, as hosts who know nothing of each other are. */
async function steadily(
  hosts: readonly RoomHost[],
  seconds: number,
  show: (host: RoomHost) => void,
): Promise<number> {
  const startedAt = performance.now();
  const all = seconds * hosts.length;
  for (let nth = 0; nth < all; nth++) {
    const dueMs = startedAt + (nth * 1000) / hosts.length;
    const leftMs = dueMs - performance.now();
    if (leftMs > 1) await pause(leftMs);
    const host = hosts[nth % hosts.length];
    if (host !== undefined) show(host);
  }
  return all;
}

/** Memory once what is no longer used was cleared away. */
async function settledMb(pid: number): Promise<number> {
  for (let nth = 0; nth < 2; nth++) {
    process.kill(pid, 'SIGUSR2');
    await pause(700);
  }
  return residentMb(pid);
}
