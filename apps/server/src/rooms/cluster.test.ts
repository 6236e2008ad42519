import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import type { RoomOwner, RoomOwners } from '../storage/postgres/room-owners.ts';
import { Cluster } from './cluster.ts';

const CODE = 'KXMRTD';

afterEach(() => void vi.useRealTimers());

/** The owner in the row of one room, and a server that asks for it. */
function asking(owner: RoomOwner | null) {
  const row = { owner, released: [] as string[] };
  const time = { ms: 0 };
  const owners: RoomOwners = {
    find: async () => row.owner,
    async take(_code, from, by) {
      if ((row.owner?.key ?? null) !== from) return false;
      row.owner = { ...by, isAlive: true };
      return true;
    },
    renew: async (key) => (row.owner?.key === key ? [CODE] : []),
    release: async (_key, code) => void row.released.push(code),
    async releaseAll() {},
  };
  const log = pino({ level: 'silent' });
  const cluster = new Cluster({
    owners,
    address: () => 'http://10.0.0.1:3000',
    log,
    now: () => time.ms,
    isLimited: true,
  });
  return { cluster, owners, row, time, log };
}

const OTHER: RoomOwner = { address: 'http://10.0.0.2:3000', key: 'other', isAlive: true };

it('Takes a room without a living owner, and leaves any other to its owner', async () => {
  const takes = async (owner: RoomOwner | null, unreachable?: string) =>
    (await asking(owner).cluster.otherOwner(CODE, unreachable)) === null;
  expect(await takes(null)).toBe(true);
  expect(await takes(OTHER)).toBe(false);
  expect(await takes({ ...OTHER, isAlive: false })).toBe(true);
  expect(await takes(OTHER, 'other')).toBe(true);
  expect(await takes(OTHER, 'one before')).toBe(false);
  // A process that ran here before.
  expect(await takes({ ...OTHER, address: 'http://10.0.0.1:3000' })).toBe(true);
});

it('Drops rooms that another server took, and releases those it has forgotten', async () => {
  const { cluster, row } = asking(null);
  const dropped: string[] = [];
  const rooms = { codes: () => [CODE], drop: (code: string) => void dropped.push(code) };
  await cluster.otherOwner(CODE);
  await cluster.renew(rooms);
  expect(dropped).toEqual([]);
  const empty = { ...rooms, codes: () => [] };
  await cluster.renew(empty);
  expect(row.released).toEqual([CODE]);
  row.owner = OTHER;
  await cluster.renew(rooms);
  expect(dropped).toEqual([CODE]);
});

it('Releases no room that was taken a moment ago', async () => {
  const { cluster, row } = asking(null);
  await cluster.otherOwner(CODE);
  await cluster.renew({ codes: () => [], drop() {} });
  expect(row.released).toEqual([]);
});

it('Warns once for each time that the database is gone', async () => {
  vi.useFakeTimers();
  const { cluster, owners, log } = asking(null);
  const warn = vi.spyOn(log, 'warn');
  const renew = vi.spyOn(owners, 'renew');
  cluster.startRenewing({ codes: () => [], drop() {} });
  const pass = async (isGone: boolean) => {
    renew.mockImplementation(() => (isGone ? Promise.reject(new Error()) : Promise.resolve([])));
    await vi.advanceTimersByTimeAsync(10_000);
    return warn.mock.calls.length;
  };
  expect(await pass(true)).toBe(1);
  expect(await pass(false)).toBe(1);
  expect(await pass(true)).toBe(2);
});

it('Passes 200 messages of one address on at once, then 100 a second, and 60 of one stream', () => {
  const { cluster, time } = asking(null);
  const passed = (count: number, address: string, id: (nth: number) => string) =>
    Array.from({ length: count }, (_, nth) => cluster.mayPost(id(nth), address)).filter(Boolean)
      .length;
  expect(passed(500, '10.0.0.1', (nth) => `${nth}`)).toBe(200);
  time.ms += 1_000;
  expect(passed(500, '10.0.0.1', (nth) => `${nth}`)).toBe(100);
  expect(passed(100, '10.0.0.2', () => '7777')).toBe(60);
  // Thirty phones of one school that play on.
  expect(passed(150, '10.0.0.3', (nth) => `${1_000 + (nth % 30)}`)).toBe(150);
});

it('Believes no key but its own', () => {
  const { cluster } = asking(null);
  const call = (headers: Record<string, string>) => cluster.passedOnClient({ headers });
  expect(call({ 'room-client': '10.9.9.9' })).toBeNull();
  expect(() => call({ 'room-owner-key': 'guess', 'room-client': '10.9.9.9' })).toThrow();
  expect(() => call({ 'room-owner-key': '' })).toThrow();
});
