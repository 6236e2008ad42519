import { expect, it } from 'vitest';
import type { Hall } from './hall.ts';
import { Device, hallWith, MemoryBus, Rows, SECRET } from './testing-hall.ts';

const HOST = { as: 'host', secret: SECRET, device: 'desk' } as const;
const state = (rev: number, term = 1) => ({
  t: 'state',
  term,
  rev,
  state: { mark: rev, board: [], spin: null },
  events: [],
});

const together = async () => {
  const rows = new Rows();
  const bus = new MemoryBus();
  const [a, b] = [hallWith(rows, bus.server('a')), hallWith(rows, bus.server('b'))];
  return { rows, bus, a, b };
};
const entered = async (hall: Hall, hello: Parameters<Device['hello']>[0]) => {
  const device = new Device(hall).hello(hello);
  await expect.poll(() => device.told.length > 0 || device.closed !== null).toBe(true);
  return device;
};

it('lets a host and a phone meet on one server', async () => {
  const hall = hallWith(new Rows(), null);
  const host = await entered(hall, HOST);
  const phone = await entered(hall, { as: 'player', name: 'Ada', team: 1 });
  host.say(state(1));
  expect(phone.last('state')).toMatchObject({ rev: 1, state: { mark: 1 } });
  phone.cut();
  host.say(state(2));
  expect(phone.last('state')).toMatchObject({ rev: 1 });
});

it('knows for a while what it showed, after everybody has left', async () => {
  const hall = hallWith(new Rows(), null);
  const host = await entered(hall, HOST);
  host.say(state(1));
  host.cut();
  const minutes = 60_000;
  for (const at of [0, 1, 2, 9]) await hall.sweepRooms(at * minutes);
  const screen = await entered(hall, { as: 'screen' });
  expect(screen.last('state')).toMatchObject({ rev: 1 });
  screen.cut();
  for (const at of [10, 21]) await hall.sweepRooms(at * minutes);
  const late = await entered(hall, { as: 'screen' });
  expect(late.last('state')).toBeUndefined();
});

it('takes what is said while the hello is looked at afterwards', async () => {
  const hall = hallWith(new Rows(), null);
  const host = new Device(hall).hello(HOST);
  host.say(state(1));
  const screen = await entered(hall, { as: 'screen' });
  expect(screen.last('state')).toMatchObject({ rev: 1 });
});

it('shows a host at one server to screens at the other', async () => {
  const { bus, a, b } = await together();
  const host = await entered(a, HOST);
  const screen = await entered(b, { as: 'screen' });
  await bus.quiet();
  host.say(state(1));
  await bus.quiet();
  expect(screen.last('state')).toMatchObject({ rev: 1, state: { mark: 1, board: [] } });
  expect(host.last('screens')).toEqual({ t: 'screens', n: 1 });
});

it('gives guests who came first to the server of the host that comes later', async () => {
  const { bus, a, b } = await together();
  const early = await entered(b, { as: 'player', name: 'Early', team: 2 });
  expect(early.last('away')).toEqual({ t: 'away', host: true });
  const host = await entered(a, HOST);
  await bus.quiet();
  expect(early.last('away')).toEqual({ t: 'away', host: false });
  await expect
    .poll(() => host.last('seats')?.seats)
    .toEqual([{ seat: expect.any(String), name: 'Early', team: 2, away: false }]);
  host.say({ t: 'buzz', do: 'open', round: 1 });
  await bus.quiet();
  early.say({ t: 'buzz', round: 1, ago: 0 });
  await bus.quiet();
  await expect.poll(() => host.last('order')?.list).toMatchObject([{ team: 2, ms: 0 }]);
  await bus.quiet();
  expect(early.last('buzz')).toMatchObject({ mine: { place: 1, ms: 0 } });
});

it('moves a room with its host: round, seats and state', async () => {
  const { bus, a, b } = await together();
  const host = await entered(a, HOST);
  const phone = await entered(a, { as: 'player', name: 'Ada', team: 1 });
  host.say(state(7));
  host.say({ t: 'buzz', do: 'open', round: 5 });
  const moved = await entered(b, { ...HOST, term: 1 });
  await bus.quiet();
  expect(host.closed).toEqual({ code: 4409, reason: 'superseded' });
  expect(moved.last('order')).toMatchObject({ round: 5, open: true });
  phone.say({ t: 'buzz', round: 5, ago: 0 });
  await bus.quiet();
  await expect.poll(() => moved.last('order')?.list).toMatchObject([{ team: 1 }]);
  const screen = await entered(b, { as: 'screen' });
  expect(screen.last('state')).toMatchObject({ rev: 7 });
});

it('lets no other window host while one does, at whichever server, unless it takes over', async () => {
  const { bus, a, b } = await together();
  const host = await entered(a, HOST);
  const copy = await entered(b, { ...HOST, device: 'copy' });
  expect(copy.closed).toEqual({ code: 4409, reason: 'superseded' });
  const taker = await entered(b, { ...HOST, device: 'copy', term: 2 });
  await bus.quiet();
  expect(taker.last('welcome')).toMatchObject({ term: 2 });
  expect(host.closed).toEqual({ code: 4409, reason: 'superseded' });
  const late = await entered(a, { ...HOST, term: 1 });
  expect(late.closed).toEqual({ code: 4409, reason: 'superseded' });
});

it('goes on for its guests when the server that judged is gone', async () => {
  const { bus, a, b } = await together();
  const host = await entered(a, HOST);
  const phone = await entered(b, { as: 'player', name: 'Ada', team: 1 });
  await bus.quiet();
  host.say(state(3));
  await bus.quiet();
  bus.lose('a');
  await expect.poll(() => phone.last('away')).toEqual({ t: 'away', host: true });
  const screen = await entered(b, { as: 'screen' });
  expect(screen.last('state')).toMatchObject({ rev: 3 });
  const back = await entered(b, { ...HOST, term: 1, rev: 4, state: { mark: 4 } });
  expect(back.last('welcome')).toMatchObject({ as: 'host', term: 1, rev: 3 });
  expect(phone.last('state')).toMatchObject({ rev: 4 });
});

it('knows bans and the door of a server that is gone', async () => {
  const { rows, bus, a, b } = await together();
  const host = await entered(a, HOST);
  const pest = await entered(b, { as: 'player', name: 'Pest', team: 0 });
  const { seat, token } = Object(pest.last('welcome'));
  await bus.quiet();
  host.say({ t: 'kick', seat, ban: true });
  host.say({ t: 'door', open: false, approve: false });
  await bus.quiet();
  expect(pest.closed).toMatchObject({ reason: 'banned' });
  bus.lose('a');
  const again = await entered(b, { as: 'player', name: 'Pest', seat: String(token) });
  expect(again.closed).toMatchObject({ reason: 'banned' });
  const newcomer = await entered(b, { as: 'player', name: 'New' });
  expect(newcomer.closed).toMatchObject({ reason: 'door' });
  const back = await entered(b, { ...HOST, term: 1 });
  expect(back.last('welcome')).toMatchObject({ door: { open: false, approve: false } });
  back.say({ t: 'door', open: true, approve: false });
  await bus.quiet();
  expect(rows.row?.banned).toBe(JSON.stringify([seat]));
});

it('knows the door from its row where servers could not hear each other', async () => {
  const { bus, a, b } = await together();
  const screen = await entered(b, { as: 'screen' });
  bus.deaf.add('b');
  const host = await entered(a, HOST);
  host.say({ t: 'door', open: false, approve: true });
  host.cut();
  bus.lose('a');
  const back = await entered(b, { ...HOST, term: 1 });
  expect(back.last('welcome')).toMatchObject({ door: { open: false, approve: true } });
  expect(screen.last('away')).toEqual({ t: 'away', host: false });
});

it('knows what a phone chose elsewhere, when the server that judged is gone', async () => {
  const { bus, a, b } = await together();
  await entered(a, HOST);
  const phone = await entered(b, { as: 'player', name: 'Ada' });
  await bus.quiet();
  phone.say({ t: 'team', team: 2 });
  await bus.quiet();
  bus.lose('a');
  await bus.quiet();
  expect(phone.last('seat')).toMatchObject({ name: 'Ada', team: 2 });
  const back = await entered(b, { ...HOST, term: 1 });
  await expect.poll(() => back.last('seats')?.seats).toMatchObject([{ team: 2 }]);
});

it('asks for everything anew after notes were lost', async () => {
  const { bus, a, b } = await together();
  const host = await entered(a, HOST);
  const phone = await entered(b, { as: 'player', name: 'Ada', team: 1 });
  await bus.quiet();
  bus.deaf.add('b');
  host.say(state(1));
  await bus.quiet();
  expect(phone.last('state')).toBeUndefined();
  bus.restore('b');
  await bus.quiet();
  expect(phone.last('state')).toMatchObject({ rev: 1 });
  bus.deaf.add('a');
  const late = new Device(b).hello({ as: 'screen' });
  await bus.quiet();
  bus.restore('a');
  await bus.quiet();
  expect(late.last('state')).toMatchObject({ rev: 1 });
});

it('keeps who waits at the door from seeing anything, at whichever server', async () => {
  const { bus, a, b } = await together();
  const host = await entered(a, HOST);
  host.say({ t: 'door', open: true, approve: true });
  const waiting = await entered(b, { as: 'player', name: 'New', team: 0 });
  await bus.quiet();
  expect(waiting.last('welcome')).toHaveProperty('waiting');
  host.say(state(1));
  await bus.quiet();
  expect(waiting.kinds()).not.toContain('state');
  host.say({ t: 'answer', id: waiting.last('welcome')?.waiting, ok: true });
  await bus.quiet();
  expect(waiting.last('welcome')).toHaveProperty('token');
  expect(waiting.last('state')).toMatchObject({ rev: 1 });
});

it('passes on what is posted at one server to a stream of the other', async () => {
  const { bus, a, b } = await together();
  await entered(b, { as: 'screen' });
  const stream = new Device(a);
  stream.link.secret = 'name';
  const hello = JSON.stringify({ t: 'hello', v: 1, as: 'screen' });
  expect(await b.post('KXMRTD', `${stream.link.id}~wrong`, hello)).toBe(true);
  await bus.quiet();
  expect(stream.told).toEqual([]);
  await a.find('KXMRTD');
  expect(await b.post('KXMRTD', `${stream.link.id}~name`, hello)).toBe(true);
  await expect.poll(() => stream.kinds()).toContain('welcome');
  expect(await a.post('KXMRTD', 'a:999~x', hello)).toBe(false);
});

it('passes on what is posted at a server that has nobody of the room', async () => {
  const { bus, a, b } = await together();
  await entered(a, HOST);
  const stream = new Device(a);
  stream.link.secret = 'name';
  const post = (message: object) =>
    b.post('KXMRTD', `${stream.link.id}~name`, JSON.stringify(message));
  expect(await post({ t: 'hello', v: 1, as: 'player', name: 'Ada', team: 1 })).toBe(true);
  await expect.poll(() => stream.kinds()).toContain('welcome');
  for (const at of [1, 2, 3]) await b.sweepRooms(at * 60_000);
  expect(await post({ t: 'team', team: 2 })).toBe(true);
  await bus.quiet();
  expect(stream.last('seat')).toMatchObject({ team: 2 });
  expect(await b.post('XXXXXX', `${stream.link.id}~name`, '{"t":"x"}')).toBe(false);
});

it('keeps the order of what is posted to a server that has to look for the room', async () => {
  const { bus, a, b } = await together();
  await entered(a, HOST);
  const stream = new Device(a);
  stream.link.secret = 'name';
  const post = (message: object) =>
    b.post('KXMRTD', `${stream.link.id}~name`, JSON.stringify(message));
  await Promise.all([
    post({ t: 'hello', v: 1, as: 'player', name: 'Ada', team: 1 }),
    post({ t: 'team', team: 2 }),
    post({ t: 'team', team: 3 }),
  ]);
  await bus.quiet();
  await expect.poll(() => stream.last('seat')).toMatchObject({ team: 3 });
});

it('ends at all servers at once', async () => {
  const { rows, bus, a, b } = await together();
  await entered(a, HOST);
  const phone = await entered(b, { as: 'player', name: 'Ada' });
  await bus.quiet();
  await b.end('KXMRTD');
  await bus.quiet();
  expect(phone.kinds()).toContain('closed');
  expect(phone.closed).toEqual({ code: 4404, reason: 'closed' });
  expect(rows.row).toBeNull();
});

it('tells no name to the bus', async () => {
  const { bus, a, b } = await together();
  const passed: string[] = [];
  bus.server('spy').start({
    onEnvelope: (envelope) => passed.push(JSON.stringify(envelope)),
    onRestored() {},
    onLost() {},
  });
  await entered(a, HOST);
  await entered(b, { as: 'player', name: 'Zaphod', team: 0 });
  await bus.quiet();
  expect(passed.length).toBeGreaterThan(1);
  expect(passed.join()).not.toMatch(/Zaphod/);
});
