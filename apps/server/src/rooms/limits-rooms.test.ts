import { expect, it } from 'vitest';
import { OpenRooms } from './limits.ts';

async function openMany(rooms: OpenRooms, address: string, count: number): Promise<number> {
  const reserved = await Promise.all(Array.from({ length: count }, () => rooms.reserve(address)));
  for (const [nth, reservation] of reserved.entries()) reservation?.opened(`R${nth}`);
  return reserved.filter((reservation) => reservation !== null).length;
}

it('Lets an address have 20 rooms open, and more as others are closed', async () => {
  const closed = new Set<string>();
  const rooms = new OpenRooms(async (code) => !closed.has(code));
  expect(await openMany(rooms, '10.0.0.1', 20)).toBe(20);
  expect(await rooms.reserve('10.0.0.1')).toBeNull();
  expect(await rooms.reserve('10.0.0.2')).not.toBeNull();
  closed.add('R3');
  expect(await rooms.reserve('10.0.0.1')).not.toBeNull();
  expect(await rooms.reserve('10.0.0.1')).toBeNull();
});

it('Frees the place of a room that was not made, once', async () => {
  const rooms = new OpenRooms(async () => true);
  await openMany(rooms, '10.0.0.1', 19);
  const reservation = await rooms.reserve('10.0.0.1');
  expect(await rooms.reserve('10.0.0.1')).toBeNull();
  reservation?.release();
  reservation?.release();
  expect(await openMany(rooms, '10.0.0.1', 5)).toBe(1);
});
