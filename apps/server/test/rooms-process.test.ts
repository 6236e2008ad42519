import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join as path } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import {
  hostOf,
  join,
  openRoom,
  playerOf,
  stateOf,
  welcomeOf,
} from '../../../testing/rooms/room-client.ts';
import { StreamClient } from '../../../testing/rooms/stream-client.ts';
import { underLoad } from '../../../testing/system/load.ts';
import { startPostgres } from '../../../testing/system/postgres.ts';
import { startServer } from './helpers/server-process.ts';
import { useFolder } from './support/folders.ts';
import { postgresServer } from './support/stores.ts';

const dataDir = useFolder();

describe('a server', () => {
  it('asks all guests to come back when it stops, and stops within five seconds', async () => {
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
    expect(performance.now() - startedAt).toBeLessThan(underLoad(5_000));
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
});

/** Kills a process of PostgreSQL, upon which it drops all the others and recovers from its log as after a crash. */
async function crashPostgres(url: string): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  process.kill(rows[0]?.pid ?? Number.NaN, 'SIGKILL');
  await ended;
}

describe('two servers on one PostgreSQL', () => {
  const start = async (url: string) =>
    startServer({ DATABASE_URL: url, DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'debug' });

  it('go on when the owner of a room is killed: all guests come to the other', async () => {
    const url = await (await postgresServer()).createDatabase();
    const [here, there] = await Promise.all([start(url), start(url)]);
    const room = await openRoom(here.address);
    const host = await hostOf(here.address, room);
    const phone = await playerOf(there.address, room.code, 'Ada', { team: 3 });
    const { seat, token } = welcomeOf(phone);
    host.say(stateOf(1, 1));
    await phone.kind('state');
    const killedAt = performance.now();
    await here.end('SIGKILL');
    await phone.closed();
    const back = await playerOf(there.address, room.code, 'Ada', { seat: String(token), team: 3 });
    expect(welcomeOf(back)).toMatchObject({ seat });
    const again = await hostOf(there.address, room, { term: 1, rev: 2, state: { mark: 2 } });
    expect((await back.kind('state')).state).toMatchObject({ mark: 2 });
    expect(performance.now() - killedAt).toBeLessThan(6_000);
    const seats = await again.next(
      ({ t, seats }) => t === 'seats' && Array.isArray(seats) && seats.length === 1,
    );
    expect(seats.seats).toMatchObject([{ name: 'Ada', team: 3, away: false }]);
    await there.end('SIGTERM');
  });

  it('T33 lose no seat and no score while PostgreSQL is killed and starts again', async () => {
    const postgres = await startPostgres({ durable: true });
    const url = await postgres.createDatabase();
    const [here, there] = await Promise.all([start(url), start(url)]);
    const room = await openRoom(here.address);
    const host = await hostOf(here.address, room);
    const phone = await playerOf(there.address, room.code, 'Ada', { team: 3 });
    const { seat, token } = welcomeOf(phone);
    host.say(stateOf(1, 1, { score: 2500 }));
    await phone.kind('state');
    await crashPostgres(url);
    host.say(stateOf(1, 2, { score: 3000 }));
    expect((await phone.next(({ rev }) => rev === 2)).state).toMatchObject({ score: 3000 });
    await phone.leave();
    // The other server has to ask the database for the owner, and is refused while that recovers.
    const comeBack = () =>
      playerOf(there.address, room.code, 'Other', { seat: String(token) }).catch(() => null);
    let back = await comeBack();
    while (back === null) back = await comeBack();
    expect(welcomeOf(back)).toMatchObject({ seat });
    expect(await back.kind('seat')).toMatchObject({ name: 'Ada', team: 3 });
    expect((await back.kind('state')).state).toMatchObject({ score: 3000 });
    expect(host.closedWith).toBeNull();
    expect((await fetch(`${here.address}/readyz`)).status).toBe(200);
    await Promise.all([here.end('SIGTERM'), there.end('SIGTERM')]);
    await postgres.stop();
  });

  it('keep names and the secrets of streams out of their logs', async () => {
    const url = await (await postgresServer()).createDatabase();
    const [here, there] = await Promise.all([start(url), start(url)]);
    const room = await openRoom(here.address);
    await hostOf(here.address, room);
    const phone = await StreamClient.open(there.address, room.code, here.address);
    expect(await phone.say({ t: 'hello', v: 1, as: 'player', name: 'Zaphod', team: 1 })).toBe(204);
    await phone.kind('welcome');
    phone.leave();
    await Promise.all([here.end('SIGTERM'), there.end('SIGTERM')]);
    const log = here.log() + there.log();
    expect(log).not.toContain('Zaphod');
    expect(log).not.toContain(phone.name.split('~')[1]);
  });
});
