import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { connect, openRoom, type RoomClient } from '../../../testing/rooms/room-client.ts';
import { keptBytes } from './helpers/kept-memory.ts';
import { useRooms } from './helpers/rooms.ts';
import { eachEngine } from './support/stores.ts';

const GROWTH_MAX = 40 * 1024 * 1024;
const anywhere = (nth: number) => `10.${nth >> 16}.${(nth >> 8) % 256}.${nth % 256}`;

eachEngine('what strangers leave in the memory of a server', (database) => {
  const rooms = useRooms(database, { rateLimit: true, trustProxy: ['127.0.0.1'] });
  // What was wrong before has leaked out.
  beforeEach(() => rooms().api.passTime(600_000));

  it('Stays small after 50,000 wrong codes from as many addresses', async () => {
    const { api } = rooms();
    const before = keptBytes();
    for (let nth = 0; nth < 50_000; nth += 250) {
      await Promise.all(
        Array.from({ length: 250 }, (_, at) =>
          api.get('/api/rooms/BBBBBB', { headers: { 'x-forwarded-for': anywhere(nth + at) } }),
        ),
      );
      api.passTime(10);
      await turn();
    }
    expect(keptBytes() - before).toBeLessThan(GROWTH_MAX);
  });

  it('Stays small after 2,000 silent sockets', async () => {
    const { origin, api } = rooms();
    const { code } = await openRoom(origin);
    const before = keptBytes();
    for (let nth = 0; nth < 2_000; nth += 100) {
      const silent: RoomClient[] = await Promise.all(
        Array.from({ length: 100 }, (_, at) =>
          connect(origin, code, { headers: { 'x-forwarded-for': anywhere((nth + at) % 20) } }),
        ),
      );
      expect(api.app.roomServer.limiter.open).toBeLessThanOrEqual(1_100);
      if (nth >= 900) for (const { socket } of silent) socket.terminate();
    }
    await expect.poll(() => api.app.roomServer.limiter.open, { timeout: 30_000 }).toBe(0);
    expect(keptBytes() - before).toBeLessThan(GROWTH_MAX);
  });
});
