import { newShow, publicShow } from '@wheel/game';
import { expect, it } from 'vitest';
import { fakeLinks, seatStorageInMemory, welcomeAs } from '../../test/room/fake-links.ts';
import { openBrowser } from '../../test/windows-in-memory.ts';
import { openPlayerRoom } from './player.ts';
import type { SavedSeat } from './saved.ts';

const team = { name: 'Red', score: 0, color: '#112233', onTurn: true };
const shown = { ...publicShow(newShow(), 0), screen: 'game', teams: [team, team] };
const room = {
  buzz: [],
  joinHidden: false,
  phones: { letters: true, phrases: true },
  joinAt: null,
};
const state = (rev: number, show: object = shown) => ({
  t: 'state',
  term: 1,
  rev,
  age: 0,
  state: { show, room },
});
const buzz = (more: object = {}) => ({
  t: 'buzz',
  round: 1,
  open: true,
  mine: null,
  team: false,
  ...more,
});

function phone(seat: SavedSeat | null = null) {
  const browser = openBrowser();
  const links = fakeLinks();
  const storage = seatStorageInMemory(seat);
  const ports = {
    clock: browser.portsOf('phone').clock,
    find: async () => 'unknown' as const,
    openLink: links.openLink,
  };
  const room = openPlayerRoom({ code: 'KXMRTD', name: seat?.name ?? 'Mia', seat }, ports, storage);
  return { ...links, room, storage };
}

/** A phone that is in the room. */
function seated() {
  const opened = phone();
  opened.greet(welcomeAs('player', { token: 'good' }));
  return opened;
}

it('comes with a name, chooses a team and keeps its seat', () => {
  const { starts, greet, hear, room, said, storage } = phone();
  expect(starts[0]).toMatchObject({ as: 'player', name: 'Mia', v: 1 });
  greet(welcomeAs('player', { seat: 'p1', token: 'good' }));
  hear(state(1));
  room.chooseTeam(1);
  expect(said).toContainEqual({ t: 'team', team: 1 });
  expect(storage.load()).toEqual({
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

it('keeps the seat the host assigned, not the one the player asked for', () => {
  const { hear, room, storage } = seated();
  hear(state(1));
  room.chooseTeam(0);
  hear({ t: 'seat', seat: 'p1', name: 'Mia B', team: 1 });
  expect(room.getState()).toMatchObject({ name: 'Mia B', team: 1 });
  expect(storage.load()).toMatchObject({ name: 'Mia B', team: { at: 1 } });
});

it('is pressed at once, and once in a round', () => {
  const { hear, room, said } = seated();
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

it('remembers the round in which it has a place, though the server forgets', () => {
  const { hear, room } = seated();
  hear(buzz({ open: false, mine: { place: 1, ms: 0 } }));
  hear(buzz({ open: false, mine: null }));
  expect(room.getState()).toMatchObject({ placedIn: 1, buzz: { mine: null } });
});

it('does not count a press that nobody could hear', () => {
  const { hear, room, break: cut } = seated();
  hear(buzz());
  cut();
  expect(room.press(1)).toBe(false);
});

it('cannot be pressed while the host is away, and can be once it is back', () => {
  const { hear, room, said } = seated();
  hear(buzz());
  hear({ t: 'away', host: true });
  expect(room.press(1)).toBe(false);
  expect(said).toEqual([]);
  hear({ t: 'away', host: false });
  expect(room.press(1)).toBe(true);
});

it('can be pressed again after a press that met no host, and after one that was lost with the link', () => {
  const { greet, hear, room, break: cut, reopen } = seated();
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
  const { hear, room } = seated();
  hear(state(1));
  const { at } = shown.position;
  hear(buzz());
  expect(room.getState().lockedAt).toBeNull();
  hear(buzz({ open: false }));
  expect(room.getState().lockedAt).toBe(at);
  hear(buzz({ open: false }));
  expect(room.getState().lockedAt).toBeNull();
});

it('waits at the door until it is let in, and keeps no seat before', () => {
  const { greet, hear, room, storage } = phone();
  greet(welcomeAs('player', { waiting: '4' }));
  expect(room.getState().isWaiting).toBe(true);
  expect(storage.load()).toBeNull();
  hear({ t: 'heard', id: '4', ok: true });
  hear(welcomeAs('player', { token: 'good' }));
  expect(room.getState().isWaiting).toBe(false);
  expect(storage.load()?.token).toBe('good');
});

it('sends a letter and learns what came of it', () => {
  const { hear, room, said } = seated();
  hear(state(1));
  room.chooseTeam(0);
  room.send('letter', 'L');
  expect(said).toContainEqual({ t: 'ask', kind: 'letter', value: 'L' });
  hear({ t: 'heard', id: '9' });
  expect(room.getState().sent).toMatchObject({ value: 'L', refusal: null });
  hear({ t: 'heard', id: '9', ok: false, why: 'Used before' });
  expect(room.getState().sent?.refusal).toEqual({ why: 'Used before' });
  hear({ t: 'heard', id: '9', ok: false, why: 'Schon benutzt', code: 'LETTER_USED' });
  expect(room.getState().sent?.refusal).toEqual({ why: 'Schon benutzt', code: 'LETTER_USED' });
  hear({ t: 'heard', id: '10', ok: false, why: 'locked' });
  expect(room.getState().sent?.refusal).toEqual({ why: 'locked' });
});

it('draws no state that is older than the last', () => {
  const { hear, room } = seated();
  hear(state(5, { ...shown, category: 'New' }));
  hear(state(4, { ...shown, category: 'Old' }));
  expect(room.getState().show?.category).toBe('New');
  hear({ ...state(1, { ...shown, category: 'Taken over' }), term: 2 });
  expect(room.getState().show?.category).toBe('Taken over');
  hear(welcomeAs('player', { token: 'good' }));
  hear(state(1, { ...shown, category: 'Started anew' }));
  expect(room.getState().show?.category).toBe('Started anew');
});
