import { newShow, publicShow, roomShow } from '@wheel/game';
import { expect, it } from 'vitest';
import { openBrowser } from '../hosting/testing.ts';
import type { KeptSeat } from './kept-seat.ts';
import { openPlayerRoom } from './player-room.ts';
import { fakeLinks, shelfInMemory, welcomeAs } from './testing.ts';

const team = { name: 'Red', score: 0, color: '#112233', rewarded: false };
const told = roomShow({ ...publicShow(newShow(), 0), screen: 'game', teams: [team, team] });
const state = (rev: number, show: object = told) => ({
  t: 'state',
  term: 1,
  rev,
  age: 0,
  state: { ...show, phones: { letters: true, phrases: true }, joinAt: null },
});
const buzz = (more: object = {}) => ({
  t: 'buzz',
  round: 1,
  open: true,
  mine: null,
  team: false,
  ...more,
});

function phone(seat: KeptSeat | null = null) {
  const browser = openBrowser();
  const links = fakeLinks();
  const shelf = shelfInMemory(seat);
  const ports = {
    clock: browser.portsOf('phone').clock,
    find: async () => 'unknown' as const,
    openLink: links.openLink,
  };
  const room = openPlayerRoom({ code: 'KXMRTD', name: seat?.name ?? 'Mia', seat }, ports, shelf);
  return { ...links, room, shelf };
}

it('comes with a name, chooses a team and keeps its seat', () => {
  const { starts, greet, hear, room, said, shelf } = phone();
  expect(starts[0]).toMatchObject({ as: 'player', name: 'Mia', v: 1 });
  greet(welcomeAs('player', { seat: 'p1', token: 'good' }));
  hear(state(1));
  room.chooseTeam(1);
  expect(said).toContainEqual({ t: 'team', team: 1 });
  expect(shelf.recall()).toEqual({
    code: 'KXMRTD',
    token: 'good',
    name: 'Mia',
    team: { at: 1, name: 'Red', color: '#112233' },
  });
});

it('comes back with its token, and brings name and team for a server that knows it no more', () => {
  const kept = { code: 'KXMRTD', token: 'good', name: 'Ada', team: { at: 1, ...team } };
  expect(phone(kept).starts[0]).toMatchObject({ seat: 'good', name: 'Ada', team: 1 });
});

it('is pressed at once, and once in a round', () => {
  const { greet, hear, room, said } = phone();
  greet(welcomeAs('player', { token: 'good' }));
  hear(state(1));
  room.chooseTeam(0);
  expect(room.press(3)).toBe(false);
  hear(buzz());
  expect(room.press(3)).toBe(true);
  expect(room.getState().pressedIn).toBe(1);
  expect(room.press(3)).toBe(false);
  expect(said.filter(({ t }) => t === 'buzz')).toEqual([{ t: 'buzz', round: 1, ago: 3 }]);
  hear(buzz({ round: 2 }));
  expect(room.press(3)).toBe(true);
  hear(buzz({ round: 2, open: false }));
  expect(room.getState().pressedIn).toBeNull();
});

it('does not count a press that nobody could hear', () => {
  const { greet, hear, room, break: cut } = phone();
  greet(welcomeAs('player', { token: 'good' }));
  hear(buzz());
  cut();
  expect(room.press(1)).toBe(false);
});

it('cannot be pressed while the host is away, and can be once it is back', () => {
  const { greet, hear, room, said } = phone();
  greet(welcomeAs('player', { token: 'good' }));
  hear(buzz());
  hear({ t: 'away', host: true });
  expect(room.press(1)).toBe(false);
  expect(said).toEqual([]);
  hear({ t: 'away', host: false });
  expect(room.press(1)).toBe(true);
});

it('can be pressed again after a press that met no host, and after one that was lost with the link', () => {
  const { greet, hear, room, break: cut, reopen } = phone();
  greet(welcomeAs('player', { token: 'good' }));
  hear(buzz());
  expect(room.press(1)).toBe(true);
  hear(buzz({ why: 'away' }));
  expect(room.press(1)).toBe(true);
  cut();
  reopen();
  greet(welcomeAs('player', { token: 'good' }));
  hear(buzz());
  expect(room.press(1)).toBe(true);
});

it('knows a lock of the open buzzers from a reset', () => {
  const { greet, hear, room } = phone();
  greet(welcomeAs('player', { token: 'good' }));
  hear(state(1));
  const { at } = told.position;
  hear(buzz());
  expect(room.getState().lockedAt).toBeNull();
  hear(buzz({ open: false }));
  expect(room.getState().lockedAt).toBe(at);
  hear(buzz({ open: false }));
  expect(room.getState().lockedAt).toBeNull();
});

it('waits at the door until it is let in, and keeps no seat before', () => {
  const { greet, hear, room, shelf } = phone();
  greet(welcomeAs('player', { waiting: '4' }));
  expect(room.getState().isWaiting).toBe(true);
  expect(shelf.recall()).toBeNull();
  hear({ t: 'heard', id: '4', ok: true });
  hear(welcomeAs('player', { token: 'good' }));
  expect(room.getState().isWaiting).toBe(false);
  expect(shelf.recall()?.token).toBe('good');
});

it('is moved and renamed by the host', () => {
  const { greet, hear, room } = phone();
  greet(welcomeAs('player', { token: 'good' }));
  hear({ t: 'seat', seat: 'p1', name: 'Mia B', team: 1 });
  expect(room.getState()).toMatchObject({ name: 'Mia B', team: 1 });
});

it('sends a letter and learns what came of it', () => {
  const { greet, hear, room, said } = phone();
  greet(welcomeAs('player', { token: 'good' }));
  hear(state(1));
  room.chooseTeam(0);
  room.send('letter', 'L');
  expect(said).toContainEqual({ t: 'ask', kind: 'letter', value: 'L' });
  hear({ t: 'heard', id: '9' });
  expect(room.getState().sent).toMatchObject({ value: 'L', why: null });
  hear({ t: 'heard', id: '9', ok: false, why: 'Used before' });
  expect(room.getState().sent?.why).toBe('Used before');
  hear({ t: 'heard', id: '10', ok: false, why: 'locked' });
  expect(room.getState().sent?.why).toBe('The host takes none now');
  room.takeBack();
  expect(room.getState().sent).toBeNull();
});

it('draws no state that is older than the last', () => {
  const { greet, hear, room } = phone();
  greet(welcomeAs('player', { token: 'good' }));
  hear(state(5, { ...told, category: 'New' }));
  hear(state(4, { ...told, category: 'Old' }));
  expect(room.getState().show?.category).toBe('New');
  hear({ ...state(1, { ...told, category: 'Taken over' }), term: 2 });
  expect(room.getState().show?.category).toBe('Taken over');
  hear(welcomeAs('player', { token: 'good' }));
  hear(state(1, { ...told, category: 'Started anew' }));
  expect(room.getState().show?.category).toBe('Started anew');
});
