import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine } from '../src/storage/engine.ts';
import { purgeRooms, type RoomRow } from '../src/storage/rooms.ts';
import { openEngine, type Store } from '../src/storage/store.ts';
import { executeSql } from './support/sql.ts';
import { eachEngine } from './support/stores.ts';

const HOUR_MS = 60 * 60_000;
const NOW = 1_700_000_000_000;
let made = 0;
const LETTERS = 'BCDFGHJKLM';
const roomWith = (part: Partial<RoomRow> = {}): RoomRow => ({
  code: `RR${String(made++)
    .padStart(4, '0')
    .replace(/\d/g, (digit) => LETTERS[Number(digit)] ?? 'B')}`,
  hostHash: 'hash',
  seatKey: 'key',
  term: 1,
  settings: '{}',
  banned: '[]',
  ...part,
});

eachEngine('the row of a room', (database) => {
  let store: Store;
  let engine: Engine;
  beforeAll(async () => {
    store = await database.open();
    engine = await openEngine(database.settings(), () => {});
  });
  afterAll(() => engine.close());

  it('is found again as it was written', async () => {
    const room = roomWith({ settings: '{"open":false}', banned: '["p1"]' });
    expect(await store.addRoom(room, NOW)).toBe(true);
    expect(await store.findRoom(room.code, NOW)).toEqual(room);
    expect(await store.addRoom(room, NOW)).toBe(false);
    expect(await store.findRoom('NOROOM', NOW)).toBeNull();
  });

  it('has its term raised by one of two hosts only', async () => {
    const room = roomWith();
    await store.addRoom(room, NOW);
    const raised = await Promise.all([
      store.raiseTerm(room.code, 1, NOW),
      store.raiseTerm(room.code, 1, NOW),
    ]);
    expect(raised.sort()).toEqual([false, true]);
    expect((await store.findRoom(room.code, NOW))?.term).toBe(2);
  });

  it('is not found once its host was not seen for 12 hours, or after 48', async () => {
    const room = roomWith();
    await store.addRoom(room, NOW);
    expect(await store.findRoom(room.code, NOW + 12 * HOUR_MS - 1)).not.toBeNull();
    expect(await store.findRoom(room.code, NOW + 12 * HOUR_MS)).toBeNull();
    await store.touchRoom(room.code, NOW + 47 * HOUR_MS);
    expect(await store.findRoom(room.code, NOW + 48 * HOUR_MS - 1)).not.toBeNull();
    expect(await store.findRoom(room.code, NOW + 48 * HOUR_MS)).toBeNull();
  });

  it('is found after 48 hours while its host is connected, and is not purged', async () => {
    const room = roomWith();
    await store.addRoom(room, NOW);
    expect(await store.touchRoom(room.code, NOW + 60 * HOUR_MS)).toBe(true);
    await purgeRooms(engine, NOW + 60 * HOUR_MS + 60_000);
    expect(await store.findRoom(room.code, NOW + 60 * HOUR_MS + 60_000)).toEqual(room);
    await purgeRooms(engine, NOW + 61 * HOUR_MS);
    expect(await store.findRoom(room.code, NOW + 61 * HOUR_MS)).toBeNull();
    expect(await store.touchRoom(room.code, NOW + 61 * HOUR_MS)).toBe(false);
  });

  it('stays as a tombstone for 24 hours after the room was closed', async () => {
    const room = roomWith({ banned: '["p1"]' });
    await store.addRoom(room, NOW);
    await store.closeRoom(room.code, NOW);
    expect(await store.findRoom(room.code, NOW)).toBeNull();
    expect(await store.raiseTerm(room.code, 1, NOW)).toBe(false);
    await purgeRooms(engine, NOW + 24 * HOUR_MS - 1);
    expect(await store.addRoom(room, NOW)).toBe(false);
    await purgeRooms(engine, NOW + 24 * HOUR_MS);
    expect(await store.addRoom(room, NOW)).toBe(true);
  });

  it('becomes a tombstone by itself when the room is not closed', async () => {
    const room = roomWith();
    await store.addRoom(room, NOW);
    await purgeRooms(engine, NOW + 12 * HOUR_MS);
    expect(await store.addRoom(room, NOW)).toBe(false);
    await purgeRooms(engine, NOW + 36 * HOUR_MS);
    expect(await store.addRoom(room, NOW)).toBe(true);
  });
});

eachEngine('the owner of a room', (database) => {
  const [A, B] = [
    { address: 'http://a', key: 'a' },
    { address: 'http://b', key: 'b' },
  ] as const;

  it('is one server, which renews the room until it is released', async () => {
    const store = await database.open();
    const owners = store.roomOwners;
    expect(owners === null).toBe(database.engine === 'SQLite');
    if (owners === null) return;
    const { code } = roomWith();
    await store.addRoom(roomWith({ code }), NOW);
    expect(await owners.find(code)).toBeNull();
    const taken = await Promise.all([owners.take(code, null, A), owners.take(code, null, B)]);
    expect(taken.sort()).toEqual([false, true]);
    const owner = await owners.find(code);
    expect(owner).toMatchObject({ isAlive: true });
    const [winner, loser] = owner?.key === 'a' ? [A, B] : [B, A];
    expect(await owners.renew(winner.key)).toEqual([code]);
    expect(await owners.renew(loser.key)).toEqual([]);
    await owners.releaseAll(loser.key);
    expect(await owners.take(code, 'another', loser)).toBe(false);
    expect(await owners.take(code, winner.key, loser)).toBe(true);
    expect(await owners.renew(winner.key)).toEqual([]);
    await owners.release(loser.key, code);
    expect(await owners.find(code)).toBeNull();
    expect(await owners.take(code, null, A)).toBe(true);
    await store.closeRoom(code, NOW);
    expect(await owners.find(code)).toBeNull();
    expect(await owners.take(code, 'a', B)).toBe(false);
  });

  it('is dead after six seconds without a renewal', async () => {
    const store = await database.open();
    const owners = store.roomOwners;
    if (owners === null) return;
    const room = roomWith();
    await store.addRoom(room, NOW);
    await owners.take(room.code, null, A);
    const silentFor = (seconds: number) =>
      executeSql(
        database.settings(),
        `UPDATE rooms SET owner_seen_at = now() - interval '${seconds} seconds' WHERE code = '${room.code}'`,
      );
    await silentFor(5);
    expect(await owners.find(room.code)).toMatchObject({ isAlive: true });
    await silentFor(6);
    expect(await owners.find(room.code)).toMatchObject({ isAlive: false });
  });
});
