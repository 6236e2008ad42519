import { expect, it } from 'vitest';
import { CODE, Device, entered, HOST, hallWith, Rows, state, together } from './testing-hall.ts';

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

it('ends at all servers at once', async () => {
  const { rows, bus, a, b } = await together();
  await entered(a, HOST);
  const phone = await entered(b, { as: 'player', name: 'Ada' });
  await bus.quiet();
  await b.end(CODE);
  await bus.quiet();
  expect(phone.kinds()).toContain('closed');
  expect(phone.closed).toEqual({ code: 4404, reason: 'closed' });
  expect(rows.row).toBeNull();
});

it.each(['the server that ends it', 'another server'])(
  'stays over for whoever asks %s while its row is still written',
  async (asked) => {
    const { rows, bus, a, b } = await together();
    const hall = asked === 'another server' ? b : a;
    const host = await entered(a, HOST);
    await entered(b, { as: 'screen' });
    let written = () => {};
    rows.beforeClosing = new Promise((resolve) => {
      written = resolve;
    });
    host.say({ t: 'close' });
    await bus.quiet();
    const early = new Device(hall).hello({ as: 'screen' });
    await hall.find(CODE);
    written();
    await expect.poll(() => rows.row).toBeNull();
    await bus.quiet();
    await expect.poll(() => early.closed).toEqual({ code: 4404, reason: 'closed' });
    expect(await hall.find(CODE)).toBeNull();
  },
);

it('is over for everybody in it although its row cannot be written', async () => {
  const rows = new Rows();
  const hall = hallWith(rows, null);
  await entered(hall, HOST);
  const screen = await entered(hall, { as: 'screen' });
  rows.beforeClosing = Promise.reject(new Error('disk'));
  await expect(hall.end(CODE)).rejects.toThrow('disk');
  expect(screen.closed).toEqual({ code: 4404, reason: 'closed' });
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
