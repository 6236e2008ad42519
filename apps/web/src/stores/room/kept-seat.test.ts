import { expect, it } from 'vitest';
import { readKeptRoom } from './kept-room.ts';
import { readSeat } from './kept-seat.ts';

const seat = { code: 'KXMRTD', token: 'good', name: 'Mia', team: null };
const room = { code: 'KXMRTD', secret: 's', term: 3, joinHidden: true };

it('reads a seat back as it was kept', () => {
  const team = { at: 1, name: 'Red', color: '#112233' };
  expect(readSeat(JSON.stringify(seat))).toEqual(seat);
  expect(readSeat(JSON.stringify({ ...seat, team }))).toEqual({ ...seat, team });
  expect(readSeat(JSON.stringify({ ...seat, team: { at: 'x' } }))).toEqual(seat);
});

it.each([null, '', 'x', '{}', '[]', '{"code":1}'])('makes nothing of %j', (text) => {
  expect(readSeat(text)).toBeNull();
});

it('reads a room back as it was kept', () => {
  expect(readKeptRoom(room)).toEqual(room);
  expect(readKeptRoom({ ...room, term: 'x', joinHidden: 'x' })).toEqual({
    ...room,
    term: null,
    joinHidden: false,
  });
});

it.each([null, undefined, 'x', {}, { ...room, secret: 1 }])('makes no room of %j', (value) => {
  expect(readKeptRoom(value)).toBeNull();
});
