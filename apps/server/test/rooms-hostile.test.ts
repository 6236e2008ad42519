import type { RoomRole } from '@wheel/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type RoomClient, stateOf } from '../../../testing/rooms/room-client.ts';
import { hostileFrame } from './helpers/hostile-frames.ts';
import { keptBytes } from './helpers/kept-memory.ts';
import { useRooms } from './helpers/rooms.ts';
import { eachEngine } from './support/stores.ts';

const FRAMES = 10_000;
const LONGEST_MS = 600_000;
/** What both ends of a few open rooms may need. */
const GROWTH_MAX = 30 * 1024 * 1024;
const KNOWN_CLOSES = [1000, 1005, 1006, 1007, 1008, 1009, 4400, 4403, 4404, 4408, 4409, 4429];

eachEngine('hostile frames', (database) => {
  const rooms = useRooms(database);

  it(`${FRAMES} of them bring down neither the server nor a room, and nothing is left of them`, {
    timeout: LONGEST_MS,
  }, async () => {
    const room = await rooms().openRoom();
    const roles: readonly (RoomRole | 'anonymous')[] = ['host', 'player', 'screen', 'anonymous'];
    const enter = async (role: RoomRole | 'anonymous'): Promise<RoomClient> => {
      if (role === 'anonymous') return rooms().connect(room.code);
      if (role === 'host') return rooms().hostOf(room);
      return rooms().join(room.code, { as: role, name: 'Eve' });
    };
    const clients = new Map<string, RoomClient>();
    const frames = fc.sample(hostileFrame, { numRuns: FRAMES, seed: 20261116 });
    const before = keptBytes();
    for (const [nth, frame] of frames.entries()) {
      const role = roles[nth % roles.length] ?? 'anonymous';
      const client = clients.get(role) ?? (await enter(role).catch(() => null));
      if (client === null) {
        clients.delete(role);
        continue;
      }
      clients.set(role, client);
      if (client.closedWith === null) client.socket.send(frame);
      if (nth % 16 < 4) await new Promise((resolve) => setImmediate(resolve));
      if (client.closedWith !== null) {
        expect(KNOWN_CLOSES).toContain(client.closedWith.code);
        clients.delete(role);
      }
    }
    for (const client of clients.values()) client.socket.terminate();
    expect((await rooms().api.get('/healthz')).statusCode).toBe(200);

    // A hostile host may have closed the room, but never another one.
    const other = await rooms().openRoom();
    const host = await rooms().hostOf(other);
    const phone = await rooms().playerOf(other.code, 'Ada');
    host.say(stateOf(1, 1));
    expect((await phone.kind('state')).rev).toBe(1);
    expect(Object.prototype).not.toHaveProperty('as');
    expect(keptBytes() - before).toBeLessThan(GROWTH_MAX);
    // They were there before and after, so they are not part of the difference.
    expect(frames).toHaveLength(FRAMES);
  });

  it(`${FRAMES} wrong codes find nothing and cost little`, async () => {
    const { api } = rooms();
    const startedAt = performance.now();
    for (let nth = 0; nth < FRAMES; nth += 100) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, at) =>
          api.get(`/api/rooms/${((nth + at) % 2 ? 'BCDFGH' : 'zzzzzz').toString()}`),
        ),
      );
      for (const { statusCode } of answers) expect(statusCode).toBe(404);
    }
    expect(performance.now() - startedAt).toBeLessThan(120_000);
  });
});
