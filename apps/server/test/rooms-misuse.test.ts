import { ROOM_LIMITS } from '@wheel/contract';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../../../testing/rooms/room-client.ts';
import { isAway, useRooms } from './helpers/rooms.ts';
import { eachEngine } from './support/stores.ts';

eachEngine('a client that does not keep to the protocol', (database) => {
  const rooms = useRooms(database);
  const origin = () => rooms().origin;

  it.each([
    ['nonsense', 4400, 'bad message'],
    ['{"t":"state"}', 4400, 'bad message'],
    ['{"t":"hello","v":2,"as":"screen"}', 4400, 'incompatible'],
    ['{"t":"hello","v":1,"as":"king"}', 4400, 'bad message'],
    ['{"t":"hello","v":1,"as":"host"}', 4403, 'not allowed'],
    ['{"t":"hello","v":1,"as":"host","secret":"guess"}', 4403, 'not allowed'],
    ['{"t":"hello","v":1,"as":"remote"}', 4403, 'not allowed'],
  ])('and says first %j is closed with %i', async (text, code, reason) => {
    const room = await rooms().openRoom();
    const client = await rooms().connect(room.code);
    client.socket.send(text);
    expect(await client.closed()).toEqual({ code, reason });
  });

  it('is closed for bytes, a second hello, too much at once and what is not theirs to say', async () => {
    const { code } = await rooms().openRoom();
    const screen = await rooms().join(code, { as: 'screen' });
    screen.say({ t: 'buzz', round: 1, ago: 0 });
    expect((await screen.closed()).code).toBe(4400);
    const bytes = await rooms().join(code, { as: 'player', name: 'B' });
    bytes.socket.send(Buffer.from([1, 2, 3]));
    expect((await bytes.closed()).code).toBe(4400);
    const twice = await rooms().join(code, { as: 'player', name: 'T' });
    twice.say({ t: 'hello', v: 1, as: 'host' });
    expect((await twice.closed()).code).toBe(4400);
    const long = await rooms().join(code, { as: 'player', name: 'L' });
    long.say({ t: 'name', name: 'x'.repeat(5000) });
    expect((await long.closed()).code).toBe(1009);
    const longer = await rooms().join(code, { as: 'player', name: 'L' });
    longer.say({ t: 'name', name: 'x'.repeat(20_000) });
    expect((await longer.closed()).code).toBe(1009);
  });

  it('and shows too long a state, is closed, and it is shown to nobody', async () => {
    const room = await rooms().openRoom();
    const host = await rooms().hostOf(room);
    const screen = await rooms().join(room.code, { as: 'screen' });
    host.say(stateOf(1, 1, { pad: 'x'.repeat(ROOM_LIMITS.stateBytes) }));
    expect(await host.closed()).toEqual({ code: 4400, reason: 'bad message' });
    await screen.next(isAway(true));
    expect(screen.last('state')).toBeUndefined();
  });

  it('comes from another site and is refused', async () => {
    const { code } = await rooms().openRoom();
    const refused = (headers: Record<string, string>) =>
      expect(rooms().connect(code, { headers })).rejects.toThrow('403');
    await refused({ origin: 'https://elsewhere.example' });
    await refused({ origin: 'null' });
    await refused({ 'sec-fetch-site': 'cross-site' });
    const own = await rooms().connect(code, { headers: { origin: origin() } });
    await own.leave();
  });

  it('knocks at no room', async () => {
    await expect(rooms().connect('BBBBBB')).rejects.toThrow('404');
    await expect(rooms().connect('bad-code')).rejects.toThrow('404');
  });
});

describe('rates', () => {
  eachEngine('of a room', (database) => {
    const rooms = useRooms(database, { rateLimit: true });

    it('close who says too much', async () => {
      const { code } = await rooms().openRoom();
      const phone = await rooms().playerOf(code, 'Fast');
      for (let nth = 0; nth < 40; nth++) phone.say({ t: 'buzz', round: 1, ago: 0 });
      expect(await phone.closed()).toEqual({ code: 1008, reason: 'too fast' });
    });

    it('close who says nothing for five seconds', async () => {
      const { code } = await rooms().openRoom();
      const silent = await rooms().connect(code);
      expect(await silent.closed()).toEqual({ code: 4408, reason: 'late hello' });
    });
  });
});
