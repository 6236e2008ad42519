import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  hostOf,
  join,
  openRoom,
  playerOf,
  stateOf,
  welcomeOf,
} from '../../../testing/rooms/room-client.ts';
import { StreamClient } from '../../../testing/rooms/stream-client.ts';
import { startServer } from './helpers/server-process.ts';
import { postgresServer } from './support/stores.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path(tmpdir(), 'wheel-rooms-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('a server', () => {
  it('asks everybody to come back when it stops, and stops within five seconds', async () => {
    const server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
    const room = await openRoom(server.address);
    const guests = [
      await hostOf(server.address, room),
      await join(server.address, room.code, { as: 'screen' }),
      await playerOf(server.address, room.code, 'Ada'),
    ];
    const startedAt = performance.now();
    const ended = server.end('SIGTERM');
    for (const guest of guests)
      expect(await guest.closed()).toEqual({ code: 1012, reason: 'restart' });
    expect(await ended).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('that was killed gives the room back: to its host, and to phones by their tokens', async () => {
    const first = await startServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
    const room = await openRoom(first.address);
    const host = await hostOf(first.address, room);
    const phone = await playerOf(first.address, room.code, 'Zaphod', { team: 2 });
    const { seat, token } = welcomeOf(phone);
    host.say({ t: 'door', open: false, approve: true });
    host.say(stateOf(1, 41));
    await phone.kind('state');
    // Rows are written in turn: once this one is there, so is the door.
    await openRoom(first.address);
    await first.end('SIGKILL');
    const second = await startServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
    const back = await playerOf(second.address, room.code, 'Zaphod', {
      seat: String(token),
      team: 2,
    });
    expect(back.last('welcome')).toMatchObject({ seat });
    expect(await back.kind('away')).toEqual({ t: 'away', host: true });
    const again = await hostOf(second.address, room, { term: 1, rev: 42, state: { mark: 42 } });
    expect(again.last('welcome')).toMatchObject({
      term: 1,
      rev: 0,
      door: { open: false, approve: true },
    });
    expect((await back.kind('state')).rev).toBe(42);
    await second.end('SIGTERM');
    const log = first.log() + second.log();
    expect(log).not.toContain('Zaphod');
    for (const name of readdirSync(dataDir))
      expect(readFileSync(path(dataDir, name)).includes('Zaphod')).toBe(false);
  });

  it('that has lost its disk knows no room, and makes one again for its host', async () => {
    const first = await startServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
    const room = await openRoom(first.address);
    await hostOf(first.address, room);
    const phone = await playerOf(first.address, room.code, 'Ada', { team: 2 });
    const { seat, token } = welcomeOf(phone);
    await first.end('SIGKILL');
    for (const name of readdirSync(dataDir)) rmSync(path(dataDir, name), { recursive: true });
    const second = await startServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
    await expect(hostOf(second.address, room, { term: 1 })).rejects.toThrow('Refused: 404');
    expect((await fetch(`${second.address}/api/rooms/${room.code}`)).status).toBe(404);
    expect(await openRoom(second.address, room)).toEqual(room);
    await hostOf(second.address, room);
    const back = await playerOf(second.address, room.code, 'Ada', { seat: String(token) });
    expect(welcomeOf(back).seat).toBe(seat);
    await second.end('SIGTERM');
  });

  it('says in one line what is wrong with a setting of rooms', async () => {
    await expect(startServer({ DATA_DIR: dataDir, ROOM_PHONES: 'many' })).rejects.toThrow(
      'ROOM_PHONES must be a number from 1 to 2000, not "many".',
    );
  });
});

describe('two servers on one PostgreSQL', () => {
  const start = async (url: string) =>
    startServer({ DATABASE_URL: url, DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'debug' });

  it('behave as one: host here, phones and screens there', async () => {
    const url = await (await postgresServer()).createDatabase();
    const [here, there] = await Promise.all([start(url), start(url)]);
    const room = await openRoom(here.address);
    const early = await playerOf(there.address, room.code, 'Early', { team: 0 });
    const host = await hostOf(here.address, room);
    await early.next(({ t, host: isAway }) => t === 'away' && isAway === false);
    const late = await playerOf(there.address, room.code, 'Late', { team: 1 });
    const screen = await join(there.address, room.code, { as: 'screen' });
    await host.next(({ t, seats }) => t === 'seats' && Array.isArray(seats) && seats.length === 2);
    host.say(stateOf(1, 1));
    expect(await screen.kind('state')).toMatchObject({ rev: 1, events: [{ type: 'correct' }] });
    expect((await late.kind('state')).state).toEqual({ screen: 'game', mark: 1 });
    host.say({ t: 'buzz', do: 'open', round: 1 });
    await late.next(({ t, open }) => t === 'buzz' && open === true);
    late.say({ t: 'buzz', round: 1, ago: 0 });
    const order = await host.next(
      ({ t, list }) => t === 'order' && Array.isArray(list) && list.length === 1,
    );
    expect(order.list).toMatchObject([{ team: 1 }]);
    await late.next(({ t, mine }) => t === 'buzz' && Object(mine).place === 1);
    await Promise.all([here.end('SIGTERM'), there.end('SIGTERM')]);
    expect(here.log() + there.log()).not.toMatch(/Early|Late/);
  });

  it('go on when the one with the host is killed: the host comes to the other', async () => {
    const url = await (await postgresServer()).createDatabase();
    const [here, there] = await Promise.all([start(url), start(url)]);
    const room = await openRoom(here.address);
    const host = await hostOf(here.address, room);
    const phone = await playerOf(there.address, room.code, 'Ada', { team: 3 });
    host.say(stateOf(1, 1));
    await phone.kind('state');
    await here.end('SIGKILL');
    const again = await hostOf(there.address, room, { term: 1, rev: 2, state: { mark: 2 } });
    expect((await phone.next(({ t, rev }) => t === 'state' && rev === 2)).state).toEqual({
      mark: 2,
    });
    const seats = await again.next(
      ({ t, seats }) => t === 'seats' && Array.isArray(seats) && seats.length === 1,
    );
    expect(seats.seats).toMatchObject([{ name: 'Ada', team: 3, away: false }]);
    await there.end('SIGTERM');
  });

  it('let a host move between them, with the round that is open', async () => {
    const url = await (await postgresServer()).createDatabase();
    const [here, there] = await Promise.all([start(url), start(url)]);
    const room = await openRoom(here.address);
    const host = await hostOf(here.address, room);
    const phone = await playerOf(here.address, room.code, 'Ada', { team: 1 });
    host.say({ t: 'buzz', do: 'open', round: 7 });
    await phone.next(({ t, open }) => t === 'buzz' && open === true);
    const moved = await hostOf(there.address, room, { term: 1 });
    expect(await host.closed()).toEqual({ code: 4409, reason: 'superseded' });
    phone.say({ t: 'buzz', round: 7, ago: 0 });
    await moved.next(({ t, list }) => t === 'order' && Array.isArray(list) && list.length === 1);
    const copy = await join(here.address, room.code, { as: 'screen' });
    expect(copy.last('welcome')).toMatchObject({ as: 'screen' });
    await Promise.all([here.end('SIGTERM'), there.end('SIGTERM')]);
  });

  it('carry a stream of the one whose posts reach the other', async () => {
    const url = await (await postgresServer()).createDatabase();
    const [here, there] = await Promise.all([start(url), start(url)]);
    const room = await openRoom(here.address);
    const host = await hostOf(here.address, room);
    const phone = await StreamClient.open(here.address, room.code, there.address);
    expect(await phone.say({ t: 'hello', v: 1, as: 'player', name: 'Ada', team: 1 })).toBe(204);
    await phone.kind('welcome');
    expect(await phone.say({ t: 'team', team: 3 })).toBe(204);
    await host.next(({ t, seats }) => t === 'seats' && Object(seats)[0]?.team === 3);
    phone.leave();
    await Promise.all([here.end('SIGTERM'), there.end('SIGTERM')]);
  });

  it('end a room together', async () => {
    const url = await (await postgresServer()).createDatabase();
    const [here, there] = await Promise.all([start(url), start(url)]);
    const room = await openRoom(here.address);
    await hostOf(here.address, room);
    const phone = await playerOf(there.address, room.code, 'Ada');
    await fetch(`${there.address}/api/rooms/${room.code}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${room.hostSecret}` },
    });
    expect(await phone.closed()).toEqual({ code: 4404, reason: 'closed' });
    await Promise.all([here.end('SIGTERM'), there.end('SIGTERM')]);
  });
});
