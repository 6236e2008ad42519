import { type Action, PRESETS, type PublicShow } from '@wheel/game';
import { expect, it, vi } from 'vitest';
import { fakeLinks, seatStorageInMemory, welcomeAs } from '../../test/room/fake-links.ts';
import { shownAfter, startOf } from '../../test/started-show.ts';
import { openBrowser } from '../../test/windows-in-memory.ts';
import type { Ending } from './client/link.ts';
import type { SeatStorage } from './saved.ts';
import { agedShow, createMirroredShow, openScreenRoom } from './screen.ts';

const KEPT = { code: 'KXMRTD', token: 'mine', name: '', team: null };

function screen(hostToken = '', storage: SeatStorage = seatStorageInMemory()) {
  const links = fakeLinks();
  const ports = {
    clock: openBrowser().portsOf('screen').clock,
    find: async () => 'unknown' as const,
    openLink: links.openLink,
  };
  const request = { code: 'KXMRTD', hostToken, isHeard: false };
  return { ...links, room: openScreenRoom(request, ports, storage), storage };
}

it('comes with nothing, and returns with the token of its welcome', () => {
  const { starts, greet, reopen, storage } = screen();
  expect(starts[0]).toEqual({ t: 'hello', v: 1, as: 'screen' });
  greet(welcomeAs('screen', { seat: 's1', token: 'mine' }));
  expect(storage.load()).toEqual(KEPT);
  reopen();
  expect(starts[1]).toMatchObject({ as: 'screen', seat: 'mine' });
  expect(screen('', storage).starts[0]).toMatchObject({ seat: 'mine' });
});

it('shows the token of the host that opened it, until it has one of its own', () => {
  const { starts, greet, reopen, storage } = screen('host');
  expect(starts[0]).toMatchObject({ seat: 'host' });
  expect(storage.load()).toMatchObject({ token: 'host' });
  greet(welcomeAs('screen', { token: 'mine' }));
  reopen();
  expect(starts[1]).toMatchObject({ seat: 'mine' });
});

it('shows the newer token of the host instead of an old one of its own', () => {
  expect(screen('host', seatStorageInMemory(KEPT)).starts[0]).toMatchObject({ seat: 'host' });
});

it('shows no token of another room', () => {
  const storage = seatStorageInMemory({ ...KEPT, code: 'BCDFGH' });
  expect(screen('', storage).starts[0]).not.toHaveProperty('seat');
});

it.each<readonly [Ending, boolean]>([
  ['full', true],
  ['door', true],
  ['superseded', true],
  ['removed', false],
  ['banned', false],
  ['closed', false],
])('stays away after the ending %s, and keeps its token: %s', (ending, isKept) => {
  const { starts, greet, end, room, storage } = screen();
  greet(welcomeAs('screen', { token: 'mine' }));
  end(ending);
  expect(room.getState()).toMatchObject({ phase: 'over', ending });
  expect(starts).toHaveLength(1);
  expect(storage.load() !== null).toBe(isKept);
});

const shown = (...actions: readonly Action[]): PublicShow =>
  shownAfter(...startOf({ rules: PRESETS.classic }), ...actions);

it('draws what the host draws', () => {
  const view = shown({ type: 'enterEarned', team: 1, points: 300 }, { type: 'setTurn', team: 1 });
  expect(agedShow(view, 0)).toEqual(view);
});

it('draws a spin and a clock as old as they are', () => {
  const clock = { lengthMs: 20_000, leftMs: 9000, isRunning: true };
  const view: PublicShow = {
    ...shown(),
    spin: { extraDegrees: 1900, elapsedMs: 400 },
    clocks: { turn: clock, puzzle: { ...clock, isRunning: false } },
  };
  const drawn = agedShow(view, 1500);
  expect(drawn.spin).toEqual({ extraDegrees: 1900, elapsedMs: 1900 });
  expect(drawn.clocks.turn?.leftMs).toBe(7500);
  expect(drawn.clocks.puzzle?.leftMs).toBe(9000);
});

it('tells what happened after it has drawn it, and changes nothing itself', () => {
  const { show, follow } = createMirroredShow(openBrowser().portsOf('screen').clock);
  const heard = vi.fn(() => show.getState().view.category);
  show.onEvent(heard);
  follow(shown(), 0, [{ type: 'wrongPhrase' }]);
  expect(heard).toHaveReturnedWith('Animal');
  expect(show.getState().dispatch({ type: 'openGame' })).toBe(false);
  expect(show.getState().isHeard).toBe(true);
});

it('holds the picture that it is sent, and says so when it returns', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 9, height: 9 }));
  const picture = { id: '0123456789abcdef', type: 'image/webp', plate: 'light', data: 'AAAA' };
  const { greet, hear, reopen, starts, room } = screen();
  greet(welcomeAs('screen'));
  hear({ t: 'picture', ...picture });
  await vi.waitFor(() => expect(room.getState().picture).toEqual(picture));
  reopen();
  expect(starts[1]).toMatchObject({ have: picture.id });
  hear({ t: 'picture', id: null });
  await vi.waitFor(() => expect(room.getState().picture).toBeNull());
  vi.unstubAllGlobals();
});
