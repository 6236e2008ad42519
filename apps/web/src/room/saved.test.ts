import { expect, it } from 'vitest';
import { readSavedRoom, seatStorageAt } from './saved.ts';

const seat = { code: 'KXMRTD', token: 'good', name: 'Mia', team: null };
const room = {
  code: 'KXMRTD',
  secret: 's',
  term: 3,
  joinHidden: true,
  round: 3,
  areBuzzersOpen: true,
};

const readSeat = (text: string | null) =>
  seatStorageAt('seat', () => ({ getItem: () => text }) as unknown as Storage).load();

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
  expect(readSavedRoom(room)).toEqual(room);
  const { code, secret } = room;
  const unset = { code, secret, term: null, joinHidden: false, round: 0, areBuzzersOpen: false };
  expect(readSavedRoom({ code, secret })).toEqual(unset);
  const odd = { ...room, term: 'x', joinHidden: 'x', round: 'x', areBuzzersOpen: 'x' };
  expect(readSavedRoom(odd)).toEqual(unset);
});

it.each([null, undefined, 'x', {}, { ...room, secret: 1 }])('makes no room of %j', (value) => {
  expect(readSavedRoom(value)).toBeNull();
});
