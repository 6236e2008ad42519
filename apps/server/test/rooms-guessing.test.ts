import { beforeEach, expect, it } from 'vitest';
import { allAtOnce, clientAt, pipelined } from './helpers/clients.ts';
import { useRooms } from './helpers/rooms.ts';
import { eachEngine } from './support/stores.ts';

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const wrongCode = (nth: number) =>
  Array.from({ length: 6 }, (_, at) => LETTERS[Math.floor(nth / 20 ** at) % 20]).join('');
const get = (code: string) => `GET /api/rooms/${code} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const count = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

eachEngine('guessing codes', (database) => {
  const rooms = useRooms(database, { rateLimit: true });
  const origin = () => rooms().origin;
  // Wrong codes of the test before have leaked out.
  beforeEach(() => rooms().api.passTime(600_000));
  let addresses = 0;
  /** One that has not called yet. */
  const newAddress = () => `127.0.${1 + (addresses >> 7)}.${1 + (addresses++ % 128)}`;
  /** Uses up all wrong codes of an address, and a few more. */
  const guessTooOften = (address: string) =>
    allAtOnce(
      origin(),
      address,
      Array.from({ length: 120 }, (_, nth) => get(wrongCode(nth))),
    );

  it('Answers 60 of 500 wrong codes sent at once, and keeps no other address waiting', async () => {
    const { code } = await rooms().openRoom();
    const packet = Array.from({ length: 500 }, (_, nth) => get(wrongCode(nth)));
    const statuses = await allAtOnce(origin(), newAddress(), packet);
    expect(count(statuses, 404)).toBe(60);
    expect(count(statuses, 429)).toBe(440);
    expect((await pipelined(origin(), newAddress(), packet)).length).toBeLessThanOrEqual(10);
    for (let nth = 0; nth < 30; nth++)
      expect(await clientAt(origin(), newAddress())(`/api/rooms/${code}`)).toBe(200);
  });

  it('Lets an address that guesses on reach the rooms it was right about, and no other', async () => {
    const address = newAddress();
    const call = clientAt(origin(), address);
    const { code } = await rooms().openRoom();
    const other = await rooms().openRoom();
    expect(await call(`/api/rooms/${code}`)).toBe(200);
    await guessTooOften(address);
    expect(await call(`/api/rooms/${code}`)).toBe(200);
    const socket = await rooms().connect(code, { localAddress: address });
    await socket.leave();
    expect(await call(`/api/rooms/${other.code}`)).toBe(429);
    await expect(rooms().connect(other.code, { localAddress: address })).rejects.toThrow('429');
  });

  it('Lets a device in that shows its token or secret, and tells nothing to any other', async () => {
    const address = newAddress();
    const call = clientAt(origin(), address);
    const { code, hostSecret } = await rooms().openRoom();
    await guessTooOften(address);
    const from = { localAddress: address };
    const asked = (path: string, token: string) =>
      call(path, { headers: { authorization: `Bearer ${token}` } });
    const wrong = 'x'.repeat(43);
    for (const proof of [wrong, `p${'x'.repeat(12)}.${'x'.repeat(22)}`, '.', 'x'.repeat(500)]) {
      await expect(rooms().connect(code, { ...from, proof })).rejects.toThrow('429');
      expect(await asked(`/api/rooms/${code}`, proof)).toBe(429);
    }
    expect(await asked('/api/rooms/BBBBBB', hostSecret)).toBe(429);
    const socket = await rooms().connect(code, { ...from, proof: hostSecret });
    expect(socket.socket.protocol).toBe('wheel-room');
    await socket.leave();
    // The others at that address need not show anything any more.
    await (await rooms().connect(code, from)).leave();
  });

  it('Refuses look-ups of other sites before it counts them', async () => {
    const address = newAddress();
    const call = clientAt(origin(), address);
    const { code } = await rooms().openRoom();
    for (let nth = 0; nth < 70; nth++) {
      const headers = { 'sec-fetch-site': nth % 2 === 0 ? 'cross-site' : 'same-site' };
      expect(await call(`/api/rooms/${wrongCode(nth)}`, { headers })).toBe(403);
    }
    const foreign = { origin: 'https://elsewhere.example' };
    for (const path of ['', '/stream'])
      expect(await call(`/api/rooms/BBBBBB${path}`, { headers: foreign })).toBe(403);
    await expect(
      rooms().connect(code, { localAddress: address, headers: foreign }),
    ).rejects.toThrow('403');
    expect(await call(`/api/rooms/${code}`)).toBe(200);
  });

  it('Counts a taken code as a guess when a room is to be made again under it', async () => {
    const address = newAddress();
    const call = clientAt(origin(), address);
    const { code } = await rooms().openRoom();
    const body = { code, hostSecret: 'x'.repeat(43) };
    for (let nth = 0; nth < 30; nth++)
      expect(await call('/api/rooms', { method: 'POST', body })).toBe(409);
    const packet = Array.from({ length: 60 }, (_, nth) => get(wrongCode(nth)));
    expect(count(await allAtOnce(origin(), address, packet), 404)).toBe(30);
    expect(await call('/api/rooms', { method: 'POST', body })).toBe(429);
  });

  it('Opens 20 rooms for an address that asks for 40 at once', async () => {
    const post =
      'POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
    const statuses = await allAtOnce(origin(), newAddress(), Array(40).fill(post));
    expect(count(statuses, 201)).toBe(20);
    expect(count(statuses, 429)).toBe(20);
  });
});
