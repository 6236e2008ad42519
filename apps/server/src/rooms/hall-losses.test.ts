import { expect, it } from 'vitest';
import { Device, entered, HOST, state, together } from './testing-hall.ts';

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

/** A stream at the host's server, whose messages are posted at another. */
async function streamedElsewhere() {
  const { bus, a, b } = await together();
  await entered(a, HOST);
  const stream = new Device(a);
  stream.link.secret = 'name';
  const post = (message: object) =>
    b.post('KXMRTD', `${stream.link.id}~name`, JSON.stringify(message));
  return { bus, b, stream, post };
}

it('passes on what is posted at a server that has nobody of the room', async () => {
  const { bus, b, stream, post } = await streamedElsewhere();
  expect(await post({ t: 'hello', v: 1, as: 'player', name: 'Ada', team: 1 })).toBe(true);
  await expect.poll(() => stream.kinds()).toContain('welcome');
  for (const at of [1, 2, 3]) await b.sweepRooms(at * 60_000);
  expect(await post({ t: 'team', team: 2 })).toBe(true);
  await bus.quiet();
  expect(stream.last('seat')).toMatchObject({ team: 2 });
  expect(await b.post('XXXXXX', `${stream.link.id}~name`, '{"t":"x"}')).toBe(false);
});

it('keeps the order of what is posted to a server that has to look for the room', async () => {
  const { bus, stream, post } = await streamedElsewhere();
  await Promise.all([
    post({ t: 'hello', v: 1, as: 'player', name: 'Ada', team: 1 }),
    post({ t: 'team', team: 2 }),
    post({ t: 'team', team: 3 }),
  ]);
  await bus.quiet();
  await expect.poll(() => stream.last('seat')).toMatchObject({ team: 3 });
});

it('says how old a state is when it leaves, at whichever server', async () => {
  const { bus, a, b } = await together();
  const host = await entered(a, HOST);
  const slow = new Device(a);
  const there = new Device(b);
  for (const screen of [slow, there]) screen.hello({ as: 'screen' });
  const phone = await entered(a, { as: 'player', name: 'Ada' });
  await expect.poll(() => there.kinds()).toContain('welcome');
  Object.assign(slow, { unsent: 100_000 });
  host.say(state(1));
  // Its way to the other server is not part of its age there.
  await expect.poll(() => there.kinds()).toContain('state');
  await new Promise((resolve) => setTimeout(resolve, 60));
  Object.assign(slow, { unsent: 0 });
  a.sweepLinks(performance.now());
  expect(slow.last('state')?.age).toBeGreaterThanOrEqual(40);
  host.say({ t: 'allow', board: true, letters: false, phrases: false, sameRoom: false });
  expect(phone.last('state')?.age).toBeGreaterThanOrEqual(40);
  bus.lose('a');
  await bus.quiet();
  const late = await entered(b, { as: 'screen' });
  expect(late.last('state')?.age).toBeGreaterThanOrEqual(40);
});
