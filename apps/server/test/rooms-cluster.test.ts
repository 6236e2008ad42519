import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { stateOf, welcomeOf } from '../../../testing/rooms/room-client.ts';
import { StreamClient } from '../../../testing/rooms/stream-client.ts';
import { DEFAULT_ROOM_SETTINGS } from '../src/rooms/settings.ts';
import {
  areSeats,
  isAway,
  isOrderOf,
  isRoundOpen,
  type Listening,
  listen,
  type Told,
} from './helpers/rooms.ts';
import { executeSql } from './support/sql.ts';
import { type TestDatabase, usePostgres } from './support/stores.ts';

const NOISY = '127.6.6.6';
const QUIET = '127.1.1.1';

/** A call from one address of this machine, with any headers. */
async function call(
  url: string,
  {
    method = 'GET',
    headers = {},
    localAddress = '127.0.0.1',
  }: { method?: string; headers?: Record<string, string>; localAddress?: string } = {},
): Promise<number> {
  const request = sendRequest(url, { method, headers, localAddress, agent: false }).end();
  const [response] = await once(request, 'response');
  response.resume();
  return response.statusCode;
}

describe('two servers on PostgreSQL', () => clusterSuite(usePostgres()));

function clusterSuite(database: TestDatabase): void {
  let servers: Listening[] = [];
  afterEach(async () => {
    const closed = servers.map(({ api }) => api.app.close());
    // A client that left may have connected again ahead of its next call.
    for (const { api } of servers) api.app.server.closeAllConnections();
    await Promise.all(closed);
    servers = [];
  });
  const start = async (
    ...more: Parameters<typeof listen> extends [unknown, ...infer R] ? R : never
  ) => {
    const server = await listen(database, ...more);
    servers.push(server);
    return server;
  };
  /** The owner of a room with its host, and another server. */
  const hosted = async (...more: Parameters<typeof start>) => {
    const [here, there] = [await start(...more), await start(...more)];
    const room = await here.openRoom();
    const host = await here.hostOf(room);
    return { here, there, room, host };
  };
  const ownerKey = async ({ api }: Listening, code: string) =>
    (await api.store.roomOwners?.find(code))?.key ?? '';

  describe('behave as one', () => {
    it('shows phones and screens of the other server what the host does, and takes their buzzes', async () => {
      const { there, room, host } = await hosted();
      const phone = await there.playerOf(room.code, 'Ada', { team: 1 });
      const screen = await there.join(room.code, { as: 'screen' });
      await host.next(areSeats(1));
      host.say(stateOf(1, 1, { pad: 'x'.repeat(5_000) }));
      expect(await screen.kind('state')).toMatchObject({ rev: 1, events: [{ type: 'correct' }] });
      expect((await phone.kind('state')).state).not.toHaveProperty('board');
      host.say({ t: 'buzz', do: 'open', round: 1 });
      await phone.next(isRoundOpen);
      phone.say({ t: 'buzz', round: 1, ago: 0 });
      const order = await host.next(isOrderOf(1));
      expect(order.list).toMatchObject([{ team: 1, ms: 0 }]);
      expect(there.api.app.roomServer.limiter.open).toBe(2);
      await phone.leave();
      await host.next(({ t, seats }) => t === 'seats' && Object(seats)[0]?.away === true);
      screen.socket.terminate();
      await expect.poll(() => there.api.app.roomServer.limiter.open).toBe(0);
      await expect.poll(() => host.last('screens')?.n).toBe(0);
    });

    it('gives guests who came first to the host that comes to the other server', async () => {
      const [here, there] = [await start(), await start()];
      const room = await here.openRoom();
      const early = await there.playerOf(room.code, 'Early', { team: 2 });
      expect(await early.kind('away')).toEqual({ t: 'away', host: true });
      const host = await here.hostOf(room);
      await early.next(isAway(false));
      await host.next(areSeats(1));
    });

    it('keeps the round for a host that comes again by the other server', async () => {
      const { there, room, host } = await hosted();
      const phone = await there.playerOf(room.code, 'Ada', { team: 1 });
      host.say({ t: 'buzz', do: 'open', round: 7 });
      await phone.next(isRoundOpen);
      const again = await there.hostOf(room, { term: 1 });
      expect(await host.closed()).toEqual({ code: 4409, reason: 'superseded' });
      phone.say({ t: 'buzz', round: 7, ago: 0 });
      await again.next(isOrderOf(1));
      const copy = await there.enter(room.code, {
        as: 'host',
        secret: room.hostSecret,
        device: 'copy',
      });
      expect(await copy.closed()).toEqual({ code: 4409, reason: 'superseded' });
    });

    it('carries streams, and posts that reach the one or the other', async () => {
      const { here, there, room, host } = await hosted();
      for (const [streamAt, postAt] of [
        [here, there],
        [there, there],
        [there, here],
      ] as const) {
        const phone = await StreamClient.open(streamAt.origin, room.code, postAt.origin);
        expect(await phone.say({ t: 'hello', v: 1, as: 'player', name: 'Ada', team: 1 })).toBe(204);
        await phone.kind('welcome');
        expect(await phone.say({ t: 'team', team: 3 })).toBe(204);
        await phone.next(({ t, team }) => t === 'seat' && team === 3);
        const [id] = phone.name.split('~');
        expect(await phone.say({ t: 'team', team: 0 }, `${id}~${'g'.repeat(22)}`)).toBe(404);
        phone.leave();
      }
      await host.next(areSeats(3));
      await expect.poll(() => there.api.app.roomServer.limiter.open).toBe(0);
    });

    it('ends a room by a call to the other server, for its host alone', async () => {
      const { there, room } = await hosted();
      const phone = await there.playerOf(room.code, 'Ada');
      const url = `${there.origin}/api/rooms/${room.code}`;
      const close = (secret: string) =>
        call(url, { method: 'DELETE', headers: { authorization: `Bearer ${secret}` } });
      expect(await close('w'.repeat(43))).toBe(403);
      expect(await close(room.hostSecret)).toBe(204);
      expect(await phone.closed()).toEqual({ code: 4404, reason: 'closed' });
      expect(await call(url)).toBe(404);
    });

    it('adds less than 10 ms to what a host shows', async () => {
      const { here, there, room, host } = await hosted();
      const near = await here.join(room.code, { as: 'screen' });
      const far = await there.join(room.code, { as: 'screen' });
      const late: number[] = [];
      for (let rev = 1; rev <= 50; rev++) {
        host.say(stateOf(1, rev));
        const isRev = ({ rev: shown }: Told) => shown === rev;
        await near.next(isRev);
        const at = performance.now();
        await far.next(isRev);
        late.push(performance.now() - at);
      }
      expect(late.sort((one, other) => one - other)[25]).toBeLessThan(10);
    });
  });

  describe('keep limits by the address of the client', () => {
    it('shares the phones of a room by address across both', async () => {
      const rooms = { ...DEFAULT_ROOM_SETTINGS, phones: 10, phonesPerAddress: 6 };
      const { there, room, host } = await hosted({ rateLimit: true }, { rooms });
      const player = (localAddress: string) =>
        there.enter(room.code, { as: 'player', name: 'N' }, { localAddress });
      for (let nth = 0; nth < 6; nth++) await (await player(NOISY)).kind('welcome');
      expect(await (await player(NOISY)).closed()).toEqual({ code: 4429, reason: 'full' });
      const quiet = await player(QUIET);
      expect(welcomeOf(quiet) && (await quiet.kind('welcome'))).toMatchObject({ as: 'player' });
      const { seats } = await host.next(areSeats(7));
      expect(new Set(Object(seats).map(({ from }: { from: number }) => from)).size).toBe(2);
      expect(JSON.stringify(host.told)).not.toMatch(/127\.[61]/);
    });

    it('believes no client that poses as a server', async () => {
      const { here, there, room } = await hosted();
      const url = `${here.origin}/api/rooms/${room.code}`;
      const posing = (key: string, client = '10.9.9.9') => ({
        'room-owner-key': key,
        'room-client': client,
      });
      expect(await call(url, { headers: posing('wrong') })).toBe(421);
      expect(await call(url, { headers: posing(await ownerKey(here, room.code)) })).toBe(200);
      await expect(there.connect(room.code, { headers: posing('wrong') })).rejects.toThrow(
        'Refused: 421',
      );
      // A header without a key says nothing.
      expect(await call(url, { headers: { 'room-client': '10.9.9.9' } })).toBe(200);
    });

    it('counts wrong codes of a client at the server that it asks', async () => {
      const { here, there, room } = await hosted({ rateLimit: true });
      const guess = (code: string, localAddress: string) =>
        call(`${there.origin}/api/rooms/${code}`, { localAddress });
      let refused = 0;
      for (let nth = 0; nth < 70; nth++) {
        there.api.passTime(100);
        if ((await guess('BBBBBB', NOISY)) === 429) refused += 1;
      }
      expect(refused).toBeGreaterThan(0);
      expect(await guess(room.code, NOISY)).toBe(429);
      expect(await guess(room.code, QUIET)).toBe(200);
      expect(await call(`${here.origin}/api/rooms/${room.code}`, { localAddress: NOISY })).toBe(
        200,
      );
    });

    it('serves a name that only the first server knows', async () => {
      const { here, there, room } = await hosted();
      servers.push(await listen(database, { allowedHosts: ['show.example'] }));
      const other = servers.at(-1) ?? there;
      const headers = { host: 'show.example' };
      await expect(here.connect(room.code, { headers })).rejects.toThrow('Refused: 421');
      const screen = await other.join(room.code, { as: 'screen' }, { headers });
      expect(welcomeOf(screen)).toMatchObject({ as: 'screen' });
      await expect(
        other.connect(room.code, {
          headers: { ...headers, origin: 'http://evil.example' },
        }),
      ).rejects.toThrow('Refused: 403');
    });
  });

  describe('lose their owner', () => {
    it('at once where another process answers at its address', async () => {
      const { here, there, room } = await hosted();
      const stranger = createServer((_request, response) => response.writeHead(421).end());
      await once(stranger.listen(0, '127.0.0.1'), 'listening');
      const { port } = stranger.address() as AddressInfo;
      await executeSql(
        database.settings(),
        `UPDATE rooms SET owner = 'http://127.0.0.1:${port}' WHERE code = '${room.code}'`,
      );
      const screen = await there.join(room.code, { as: 'screen' });
      expect(welcomeOf(screen)).toMatchObject({ as: 'screen' });
      expect(await ownerKey(here, room.code)).not.toBe('');
      stranger.close();
    });

    it('after six silent seconds, and the old owner sends its guests to the new one', async () => {
      const { there, room, host } = await hosted();
      await executeSql(
        database.settings(),
        `UPDATE rooms SET owner_seen_at = now() - interval '7 seconds' WHERE code = '${room.code}'`,
      );
      await there.join(room.code, { as: 'screen' });
      expect(await host.closed()).toEqual({ code: 1012, reason: 'restart' });
      await servers[0]?.hostOf(room, { term: 1 });
      expect(there.api.app.roomServer.codes()).toEqual([room.code]);
    });

    it('to the next that is asked where it stops', async () => {
      const { here, there, room, host } = await hosted();
      await here.api.app.close();
      expect(await host.closed()).toEqual({ code: 1012, reason: 'restart' });
      expect(await ownerKey(there, room.code)).toBe('');
      await there.hostOf(room, { term: 1 });
    });

    it('never for a moment of silence: the call is refused and the room stays', async () => {
      const { here, there, room } = await hosted();
      const key = await ownerKey(here, room.code);
      const deaf = createServer((request) => request.socket.destroy());
      await once(deaf.listen(0, '127.0.0.1'), 'listening');
      const { port } = deaf.address() as AddressInfo;
      await executeSql(
        database.settings(),
        `UPDATE rooms SET owner = 'http://127.0.0.1:${port}' WHERE code = '${room.code}'`,
      );
      await expect(there.connect(room.code)).rejects.toThrow('Refused: 503');
      expect(await ownerKey(here, room.code)).toBe(key);
      deaf.close();
    });
  });
}
