import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ROOM_LIMITS } from '@wheel/contract';
import { afterEach, expect, it, vi } from 'vitest';
import {
  CODE,
  Device,
  entered,
  HOST,
  Rows,
  roomServerWith,
  state,
} from '../../test/support/test-room-server.ts';

afterEach(() => void vi.useRealTimers());

it('knows for a while what it showed, after all guests have left', async () => {
  const roomServer = roomServerWith(new Rows());
  const host = await entered(roomServer, HOST);
  host.say(state(1));
  host.cut();
  const minutes = 60_000;
  for (const at of [0, 1, 2, 9]) await roomServer.sweepRooms(at * minutes);
  const screen = await entered(roomServer, { as: 'screen' });
  expect(screen.last('state')).toMatchObject({ rev: 1 });
  screen.cut();
  for (const at of [10, 21]) await roomServer.sweepRooms(at * minutes);
  const late = await entered(roomServer, { as: 'screen' });
  expect(late.last('state')).toBeUndefined();
});

it('stays while its host is connected, although its row has become too old', async () => {
  const rows = new Rows();
  const roomServer = roomServerWith(rows);
  const host = await entered(roomServer, HOST);
  const phone = await entered(roomServer, { as: 'player', name: 'Ada', team: 1 });
  rows.isTooOld = true;
  for (const at of [0, 1, 2, 3]) await roomServer.sweepRooms(at * 60_000);
  expect([host.closed, phone.closed]).toEqual([null, null]);
  host.cut();
  for (const at of [4, 5]) await roomServer.sweepRooms(at * 60_000);
  expect(phone.closed).not.toBeNull();
});

it('takes what is said while the hello is looked at afterwards', async () => {
  const roomServer = roomServerWith(new Rows());
  const host = new Device(roomServer).hello(HOST);
  host.say(state(1));
  const screen = await entered(roomServer, { as: 'screen' });
  expect(screen.last('state')).toMatchObject({ rev: 1 });
});

it('Stays over for guests that ask while its row is still written', async () => {
  const rows = new Rows();
  const roomServer = roomServerWith(rows);
  const host = await entered(roomServer, HOST);
  await entered(roomServer, { as: 'screen' });
  let written = () => {};
  rows.beforeClosing = new Promise((resolve) => {
    written = resolve;
  });
  host.say({ t: 'close' });
  const early = new Device(roomServer).hello({ as: 'screen' });
  await roomServer.find(CODE);
  written();
  await expect.poll(() => rows.row).toBeNull();
  await expect.poll(() => early.closed).toEqual({ code: 4404, reason: 'closed' });
  expect(await roomServer.find(CODE)).toBeNull();
});

it('is over for all its guests although its row cannot be written', async () => {
  const rows = new Rows();
  const roomServer = roomServerWith(rows);
  await entered(roomServer, HOST);
  const screen = await entered(roomServer, { as: 'screen' });
  rows.beforeClosing = Promise.reject(new Error('disk'));
  await expect(roomServer.end(CODE)).rejects.toThrow('disk');
  expect(screen.closed).toEqual({ code: 4404, reason: 'closed' });
});

it('Lets 40 newcomers of one address come at once, then five a second; tokens and hosts always', async () => {
  const time = { ms: 0 };
  const roomServer = roomServerWith(new Rows(), { isLimited: true, now: () => time.ms });
  const known = await entered(roomServer, { as: 'player', name: 'Known' }, '10.0.0.2');
  const token = String(known.last('welcome')?.token);
  const newcomers = async (count: number) => {
    const devices: Device[] = [];
    for (let nth = 0; nth < count; nth++)
      devices.push(await entered(roomServer, { as: 'player', name: 'New' }));
    return devices.filter(({ closed }) => closed === null).length;
  };
  expect(await newcomers(50)).toBe(40);
  const late = await entered(roomServer, { as: 'player', name: 'Late' });
  expect(late.closed).toEqual({ code: 4429, reason: 'too often' });
  time.ms += 1_000;
  expect(await newcomers(9)).toBe(5);
  expect((await entered(roomServer, { as: 'player', seat: token })).kinds()).toContain('welcome');
  expect((await entered(roomServer, HOST)).kinds()).toContain('welcome');
  expect((await entered(roomServer, { as: 'player' }, '10.0.0.3')).kinds()).toContain('welcome');
});

it('Forgets 10,000 rooms that were asked for and never entered', async () => {
  const rows = new Rows();
  const reads: string[] = [];
  const { row } = rows;
  const findRoom = async (code: string) => {
    reads.push(code);
    return row && { ...row, code };
  };
  const roomServer = roomServerWith(rows, { store: { ...rows.store, findRoom } });
  const askForAll = () =>
    Promise.all(Array.from({ length: 10_000 }, (_, nth) => roomServer.find(`R${nth}`)));
  await askForAll();
  await askForAll();
  expect(reads).toHaveLength(10_000);
  for (const at of [0, 5_000]) await roomServer.sweepRooms(at);
  await askForAll();
  expect(reads).toHaveLength(20_000);
});

it('Never lets an earlier save overtake a later one, and saves the newest only', async () => {
  const rows = new Rows();
  const going: (() => void)[] = [];
  rows.beforeSaving = () => new Promise((resolve) => going.push(resolve));
  const roomServer = roomServerWith(rows);
  const host = await entered(roomServer, HOST);
  for (const open of [false, true, false]) host.say({ t: 'door', open, approve: !open });
  expect(going).toHaveLength(1);
  going[0]?.();
  await expect.poll(() => going.length).toBe(2);
  going[1]?.();
  await expect
    .poll(() => JSON.parse(rows.row?.settings ?? '{}'))
    .toMatchObject({ open: false, approve: true });
  expect(going).toHaveLength(2);
});

it('Saves what came last although the save before it failed', async () => {
  const rows = new Rows();
  let tries = 0;
  rows.beforeSaving = async () => {
    tries += 1;
    if (tries === 1) throw new Error('disk');
  };
  const roomServer = roomServerWith(rows);
  const host = await entered(roomServer, HOST);
  for (const approve of [false, true]) host.say({ t: 'door', open: false, approve });
  await expect
    .poll(() => JSON.parse(rows.row?.settings ?? '{}'))
    .toMatchObject({ open: false, approve: true });
});

it('Says how old a state is when it leaves', async () => {
  const roomServer = roomServerWith(new Rows());
  const host = await entered(roomServer, HOST);
  const slow = await entered(roomServer, { as: 'screen' });
  const phone = await entered(roomServer, { as: 'player', name: 'Ada' });
  Object.assign(slow, { unsent: 100_000 });
  host.say(state(1));
  await new Promise((resolve) => setTimeout(resolve, 60));
  Object.assign(slow, { unsent: 0 });
  roomServer.sweepConnections(performance.now());
  expect(slow.last('state')?.age).toBeGreaterThanOrEqual(40);
  host.say({ t: 'allow', board: true, letters: false, phrases: false, sameRoom: false });
  expect(phone.last('state')?.age).toBeGreaterThanOrEqual(40);
  const late = await entered(roomServer, { as: 'screen' });
  expect(late.last('state')?.age).toBeGreaterThanOrEqual(40);
});

it('Knows bans and the door from its row after it was forgotten', async () => {
  const rows = new Rows();
  const first = roomServerWith(rows);
  const host = await entered(first, HOST);
  const pest = await entered(first, { as: 'player', name: 'Pest', team: 0 });
  const { seat, token } = Object(pest.last('welcome'));
  host.say({ t: 'kick', seat, ban: true });
  host.say({ t: 'door', open: false, approve: false });
  expect(pest.closed).toMatchObject({ reason: 'banned' });
  await expect.poll(() => JSON.parse(rows.row?.settings ?? '{}').open).toBe(false);
  const second = roomServerWith(rows);
  const again = await entered(second, { as: 'player', name: 'Pest', seat: String(token) });
  expect(again.closed).toMatchObject({ reason: 'banned' });
  const newcomer = await entered(second, { as: 'player', name: 'New' });
  expect(newcomer.closed).toMatchObject({ reason: 'door' });
  const back = await entered(second, { ...HOST, term: 1 });
  expect(back.last('welcome')).toMatchObject({ door: { open: false, approve: false } });
  back.say({ t: 'door', open: true, approve: false });
  await expect.poll(() => JSON.parse(rows.row?.settings ?? '{}').open).toBe(true);
  expect(rows.row?.banned).toBe(JSON.stringify([seat]));
});

it('Tells no device an address', async () => {
  const roomServer = roomServerWith(new Rows());
  const host = await entered(roomServer, HOST);
  const guests = [
    await entered(roomServer, { as: 'screen' }, '10.1.1.1'),
    await entered(roomServer, { as: 'player', name: 'Ada' }, '10.6.6.6'),
  ];
  await expect.poll(() => Object(host.last('seats')?.seats).length).toBe(1);
  await expect.poll(() => host.last('screens')?.n).toBe(1);
  for (const { told } of [host, ...guests])
    expect(JSON.stringify(told)).not.toMatch(/10\.6\.6\.6|10\.1\.1\.1/);
});

/** A room on one server whose time passes when the test says so. */
const timed = async () => {
  vi.useFakeTimers();
  const roomServer = roomServerWith(new Rows());
  const enter = async (hello: Parameters<Device['hello']>[0], address?: string, rtt = 1) => {
    const device = new Device(roomServer, address);
    device.rtt = rtt;
    device.hello(hello);
    await vi.advanceTimersByTimeAsync(0);
    return device;
  };
  return { roomServer, enter, host: await enter(HOST) };
};

it('Tells its host of a flood of comings and goings four times a second at most', async () => {
  const { enter, host } = await timed();
  host.say({ t: 'door', open: true, approve: true });
  await vi.advanceTimersByTimeAsync(1000);
  const before = host.told.length;
  for (let nth = 0; nth < 100; nth++) {
    const screen = await enter({ as: 'screen' }, '10.6.6.6');
    const knocker = await enter({ as: 'player', name: `N${nth}` }, '10.6.6.6');
    await vi.advanceTimersByTimeAsync(10);
    screen.cut();
    knocker.cut();
  }
  const told = host.told.slice(before).map(({ t }) => t);
  expect(told.length).toBeGreaterThan(0);
  for (const t of ['seats', 'screens', 'remotes', 'ask'])
    expect(told.filter((one) => one === t).length).toBeLessThanOrEqual(5);
});

it('Tells its host only what has changed, and a new connection of the host everything', async () => {
  const { roomServer, enter, host } = await timed();
  await enter({ as: 'player', name: 'Ada' });
  await vi.advanceTimersByTimeAsync(250);
  expect(host.kinds().slice(1)).toEqual(['seats', 'screens', 'remotes']);
  await enter({ as: 'screen' });
  await vi.advanceTimersByTimeAsync(250);
  expect(host.kinds().slice(4)).toEqual(['screens']);
  const again = await enter(HOST);
  await vi.advanceTimersByTimeAsync(250);
  expect(again.kinds().slice(1)).toEqual(['seats', 'screens', 'remotes']);
  roomServer.stop();
});

it('Puts no phone that answers pings late before one that pressed 120 ms earlier', async () => {
  const { roomServer, enter, host } = await timed();
  host.say({ t: 'allow', board: false, letters: false, phrases: false, sameRoom: false });
  const honest = await enter({ as: 'player', name: 'Ada', team: 0 }, '10.1.1.1', 8);
  const late = await enter({ as: 'player', name: 'Eve', team: 1 }, '10.6.6.6', 250);
  host.say({ t: 'buzz', do: 'open', round: 1 });
  honest.say({ t: 'buzz', round: 1, ago: 0 });
  await vi.advanceTimersByTimeAsync(120);
  late.say({ t: 'buzz', round: 1, ago: 50 });
  await vi.advanceTimersByTimeAsync(150);
  expect(host.last('order')?.list).toMatchObject([{ team: 0, ms: 0 }, { team: 1 }]);
  roomServer.stop();
});

it('takes at most 60 kB for a picture', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = () => {
    // The bytes of buffers are given back by the second.
    for (const _ of [1, 2]) collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const hosts = await Promise.all(
    Array.from({ length: 50 }, () => entered(roomServerWith(new Rows()), HOST)),
  );
  const data = 'A'.repeat(Math.ceil(ROOM_LIMITS.pictureBytes / 3) * 4);
  const before = used();
  for (const host of hosts)
    host.say({ t: 'picture', id: '0123456789abcdef', type: 'image/webp', plate: 'light', data });
  const each = (used() - before) / hosts.length;
  expect(each, 'it is held').toBeGreaterThan(data.length * 0.9);
  expect(each).toBeLessThan(60_000);
  for (const { roomServer } of hosts) roomServer.stop();
});
