import { describe, expect, it } from 'vitest';
import { openEngine } from '../src/storage/open-store.ts';
import { purgeRooms } from '../src/storage/rooms.ts';
import type { RoomRow, Store } from '../src/storage/store.ts';
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
  const withStore = async (work: (store: Store) => Promise<void>) => work(await database.open());

  it('is found again as it was written', () =>
    withStore(async (store) => {
      const room = roomWith({ settings: '{"open":false}', banned: '["p1"]' });
      expect(await store.addRoom(room, NOW)).toBe(true);
      expect(await store.findRoom(room.code, NOW)).toEqual(room);
      expect(await store.addRoom(room, NOW)).toBe(false);
      expect(await store.findRoom('NOROOM', NOW)).toBeNull();
    }));

  it('has its term raised by one of two hosts only', () =>
    withStore(async (store) => {
      const room = roomWith();
      await store.addRoom(room, NOW);
      const raised = await Promise.all([
        store.raiseTerm(room.code, 1, NOW),
        store.raiseTerm(room.code, 1, NOW),
      ]);
      expect(raised.sort()).toEqual([false, true]);
      expect((await store.findRoom(room.code, NOW))?.term).toBe(2);
    }));

  it('numbers the claims to it', () =>
    withStore(async (store) => {
      const room = roomWith();
      await store.addRoom(room, NOW);
      expect(await store.claimRoom(room.code, NOW)).toBe(1);
      expect(await store.claimRoom(room.code, NOW)).toBe(2);
      expect(await store.claimRoom('NOROOM', NOW)).toBe(0);
    }));

  it('keeps settings and bans', () =>
    withStore(async (store) => {
      const room = roomWith();
      await store.addRoom(room, NOW);
      await store.saveRoom({ code: room.code, settings: '{"open":true}', banned: '["p2"]' });
      expect(await store.findRoom(room.code, NOW)).toMatchObject({
        settings: '{"open":true}',
        banned: '["p2"]',
      });
    }));

  it('is not found once its host was not seen for 12 hours, or after 48', () =>
    withStore(async (store) => {
      const room = roomWith();
      await store.addRoom(room, NOW);
      expect(await store.findRoom(room.code, NOW + 12 * HOUR_MS - 1)).not.toBeNull();
      expect(await store.findRoom(room.code, NOW + 12 * HOUR_MS)).toBeNull();
      await store.touchRoom(room.code, NOW + 47 * HOUR_MS);
      expect(await store.findRoom(room.code, NOW + 48 * HOUR_MS - 1)).not.toBeNull();
      expect(await store.findRoom(room.code, NOW + 48 * HOUR_MS)).toBeNull();
    }));

  it('stays as a tombstone for 24 hours after the room was closed', () =>
    withStore(async (store) => {
      const engine = await openEngine(database.settings(), () => {});
      const room = roomWith({ banned: '["p1"]' });
      await store.addRoom(room, NOW);
      await store.closeRoom(room.code, NOW);
      expect(await store.findRoom(room.code, NOW)).toBeNull();
      expect(await store.raiseTerm(room.code, 1, NOW)).toBe(false);
      await purgeRooms(engine, NOW + 24 * HOUR_MS - 1);
      expect(await store.addRoom(room, NOW)).toBe(false);
      await purgeRooms(engine, NOW + 24 * HOUR_MS);
      expect(await store.addRoom(room, NOW)).toBe(true);
      await engine.close();
    }));

  it('becomes a tombstone by itself when nobody closes the room', () =>
    withStore(async (store) => {
      const engine = await openEngine(database.settings(), () => {});
      const room = roomWith();
      await store.addRoom(room, NOW);
      await purgeRooms(engine, NOW + 12 * HOUR_MS);
      expect(await store.addRoom(room, NOW)).toBe(false);
      await purgeRooms(engine, NOW + 36 * HOUR_MS);
      expect(await store.addRoom(room, NOW)).toBe(true);
      await engine.close();
    }));
});

describe('no row of a room', () => {
  it('has a place for a name', () => {
    expect(Object.keys(roomWith()).sort()).toEqual([
      'banned',
      'code',
      'hostHash',
      'seatKey',
      'settings',
      'term',
    ]);
  });
});
