import { expect, it } from 'vitest';
import {
  enter,
  type Hello,
  hostOf,
  join,
  openRoom,
  type RoomClient,
  welcomeOf,
} from '../../../testing/rooms/room-client.ts';
import { DEFAULT_ROOM_SETTINGS } from '../src/rooms/settings.ts';
import { areSeats, useRooms } from './helpers/rooms.ts';
import { eachEngine } from './support/stores.ts';

const FULL = { code: 4429, reason: 'full' };
const NOISY = '127.6.6.6';
const QUIET = '127.1.1.1';

eachEngine('a room that one address wants for itself', (database) => {
  const settings = { ...DEFAULT_ROOM_SETTINGS, phones: 10, phonesPerAddress: 6 };
  const rooms = useRooms(database, { rateLimit: true }, { rooms: settings });
  const hosted = async () => {
    const { origin } = rooms();
    const room = await openRoom(origin);
    const host = await hostOf(origin, room);
    const from = (localAddress: string, hello: Hello) =>
      enter(origin, room.code, hello, { localAddress });
    /** Comes in, from an address that is not the noisy one. */
    const quiet = (hello: Hello) => join(origin, room.code, hello, { localAddress: QUIET });
    return { room, host, from, quiet };
  };
  const settled = (client: RoomClient) =>
    client.next(({ t }) => t === 'welcome').catch(() => client.closedWith);
  const rowOf = (code: string) => rooms().api.store.findRoom(code, Date.now());

  it('keeps a place for the projector, and always one for the screen of the host', async () => {
    const { host, from, quiet } = await hosted();
    const noisy: RoomClient[] = [];
    for (let nth = 0; nth < 20; nth++) {
      const screen = await from(NOISY, { as: 'screen' });
      await settled(screen);
      noisy.push(screen);
    }
    for (const screen of noisy.slice(0, -3)) expect(await screen.closed()).toEqual(FULL);
    const projector = await quiet({ as: 'screen' });
    for (let nth = 0; nth < 16; nth++)
      await settled(await from(`127.2.2.${nth}`, { as: 'screen' }));
    await host.next(({ t, n }) => t === 'screens' && n === 20);
    expect(await (await from('127.3.3.3', { as: 'screen' })).closed()).toEqual(FULL);
    const own = await quiet({ as: 'screen', seat: String(welcomeOf(host).screenToken) });
    expect(await noisy.at(-3)?.closed()).toEqual(FULL);
    expect([projector.closedWith, own.closedWith]).toEqual([null, null]);
  });

  it('lets the host end a screen, whose token is dead from then on', async () => {
    const { room, host, from, quiet } = await hosted();
    const screen = await quiet({ as: 'screen' });
    const { seat, token } = welcomeOf(screen);
    await host.next(({ t, n }) => t === 'screens' && n === 1);
    host.say({ t: 'kick', seat });
    expect(await screen.closed()).toEqual({ code: 4403, reason: 'removed' });
    const back = await from(QUIET, { as: 'screen', seat: String(token) });
    expect(await back.closed()).toEqual({ code: 4403, reason: 'banned' });
    await expect.poll(async () => (await rowOf(room.code))?.banned).toBe(JSON.stringify([seat]));
  });

  it('keeps places for phones of others, and is emptied of that address by its host', async () => {
    const { host, from, quiet } = await hosted();
    const noisy = await Promise.all(
      Array.from({ length: 10 }, () => from(NOISY, { as: 'player', name: 'N', team: 0 })),
    );
    await Promise.all(noisy.map(settled));
    expect(noisy.filter(({ closedWith }) => closedWith !== null)).toHaveLength(4);
    const ada = await quiet({ as: 'player', name: 'Ada', team: 1 });
    const { seats } = await host.next(areSeats(7));
    const there = Object(seats).find(({ name }: { name: string }) => name === 'N').from;
    const before = host.told.length;
    host.say({ t: 'kick', from: there, ban: true });
    for (const phone of noisy) await phone.closed();
    await host.next(({ t, seats }) => t === 'seats' && Object(seats).length === 1, before);
    expect(ada.closedWith).toBeNull();
  });

  it('lets no phone command that scanned the pairing code, until its host says so', async () => {
    const { host, from } = await hosted();
    host.say({ t: 'pair' });
    const pairing = String((await host.kind('pairing')).token);
    const thief = await from(NOISY, { as: 'remote', pairing, name: 'Nice phone' });
    expect(await thief.kind('welcome')).not.toHaveProperty('token');
    thief.say({ t: 'wish', id: 'w', do: { type: 'score', team: 0, delta: -5000 } });
    expect(await thief.kind('answer')).toMatchObject({ ok: false, why: 'waiting' });
    const ask = await host.next(({ t, kind }) => t === 'ask' && kind === 'remote');
    expect(ask).toMatchObject({ value: 'Nice phone', from: 1 });
    expect(host.last('wish')).toBeUndefined();
    host.say({ t: 'refuse' });
    expect(await thief.closed()).toEqual({ code: 4403, reason: 'door' });
  });

  it('ends a remote that was let in by its name, for good', async () => {
    const { room, host, from, quiet } = await hosted();
    host.say({ t: 'pair' });
    const pairing = String((await host.kind('pairing')).token);
    const remote = await quiet({ as: 'remote', pairing, name: 'iPhone' });
    const ask = await host.next(({ t, kind }) => t === 'ask' && kind === 'remote');
    host.say({ t: 'answer', id: ask.id, ok: true });
    const { seat, token } = await remote.next(
      ({ t, token }) => t === 'welcome' && token !== undefined,
    );
    const remotes = await host.next(({ t, list }) => t === 'remotes' && Object(list).length === 1);
    expect(remotes.list).toEqual([{ seat, name: 'iPhone', from: 1 }]);
    host.say({ t: 'kick', seat });
    expect(await remote.closed()).toEqual({ code: 4403, reason: 'removed' });
    const back = await from(QUIET, { as: 'remote', seat: String(token) });
    expect(await back.closed()).toEqual({ code: 4403, reason: 'banned' });
    await expect.poll(async () => (await rowOf(room.code))?.banned).toBe(JSON.stringify([seat]));
  });
});
