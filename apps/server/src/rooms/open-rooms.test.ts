import { expect, it } from 'vitest';
import { OpenRooms } from './open-rooms.ts';

it('lets an address have 20 rooms open, and more as others are closed', async () => {
  const closed = new Set<string>();
  const rooms = new OpenRooms(async (code) => !closed.has(code));
  for (let nth = 0; nth < 20; nth++) {
    expect(await rooms.mayOpen('10.0.0.1')).toBe(true);
    rooms.opened('10.0.0.1', `R${nth}`);
  }
  expect(await rooms.mayOpen('10.0.0.1')).toBe(false);
  expect(await rooms.mayOpen('10.0.0.2')).toBe(true);
  closed.add('R3');
  expect(await rooms.mayOpen('10.0.0.1')).toBe(true);
});
