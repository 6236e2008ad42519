import { Agent, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { LastingGuest, LastingHost, until } from '../../../testing/rooms/lasting-guest.ts';
import { openRoom } from '../../../testing/rooms/room-client.ts';
import { startServer } from './helpers/server-process.ts';
import { useFolder } from './support/folders.ts';
import { postgresServer } from './support/stores.ts';

const PHONES = 30;
const BACK_WITHIN_MS = 6_000;
const GUESSES_AT_ONCE = 8;

const dataDir = useFolder();

/** A client at the same address that asks for wrong codes as fast as they are answered. */
function guesser(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: GUESSES_AT_ONCE });
  const refused = { count: 0 };
  let isOn = true;
  const guess = () =>
    new Promise<void>((resolve) => {
      const target = { host: '127.0.0.1', port, path: '/api/rooms/BBBBBB', agent };
      const call = request(target, (response) => {
        if (response.statusCode === 429) refused.count += 1;
        response.resume();
        response.on('close', resolve);
      });
      // While the server is away.
      call.on('error', () => setTimeout(resolve, 5));
      call.end();
    });
  const all = Array.from({ length: GUESSES_AT_ONCE }, async () => {
    while (isOn) await guess();
  });
  return {
    refused,
    async stop() {
      isOn = false;
      await Promise.all(all);
      agent.destroy();
    },
  };
}

describe('a server that is started anew while one guesses codes behind the same address', () => {
  it.each(['SQLite', 'PostgreSQL'])(
    'lets the host and all phones come back, on %s',
    async (engine) => {
      const env: Record<string, string> = { DATA_DIR: dataDir };
      if (engine === 'PostgreSQL')
        env.DATABASE_URL = await (await postgresServer()).createDatabase();
      const first = await startServer(env);
      const origins = [first.address];
      const room = await openRoom(first.address);
      const { host } = LastingHost.of(() => origins, room);
      const phones = Array.from(
        { length: PHONES },
        (_, nth) =>
          new LastingGuest(
            () => origins,
            room.code,
            () => ({ as: 'player', name: `P${nth}`, team: 0 }),
          ),
      );
      const all = [host, ...phones];
      const areBack = () => all.every((guest) => guest.isConnected);
      await until(areBack);
      const { refused, stop } = guesser(first.port);
      await until(() => refused.count > 100);
      await first.end('SIGKILL');
      await until(() => all.every((guest) => !guest.isConnected));
      // No device finds the server before the guesser has used up all wrong codes again.
      origins.length = 0;
      refused.count = 0;
      const second = await startServer({ ...env, PORT: String(first.port) });
      await until(() => refused.count > 100);
      origins.push(second.address);
      const backMs = await until(areBack, 30_000);
      expect(backMs).toBeLessThan(BACK_WITHIN_MS);
      for (const guest of all) guest.leave();
      await stop();
      await second.end('SIGTERM');
    },
  );
});
