import type { RoomOpened } from '@wheel/contract';
import { PRESETS, type PuzzleKind } from '@wheel/game';
import { vi } from 'vitest';
import type { LookUp } from '../../lib/room-link/calls.ts';
import { openBrowser } from '../hosting/testing.ts';
import { createShowStore } from '../show/show-store.ts';
import { createHostRoom } from './host-room.ts';
import type { KeptRoom } from './kept-room.ts';
import { fakeLinks, welcomeAs } from './testing.ts';

const PUZZLE = { id: 1, gametitle: 'Secret pets', category: 'Animal', searchedWord: 'red dog' };
export const OPENED = { code: 'KXMRTD', hostSecret: 'secret' };

/** A show that is hosted in one window, and a room beside it whose server is whatever the test says. */
export async function hostWith({ rules = PRESETS.manual, kind = 'round' as PuzzleKind } = {}) {
  const browser = openBrowser();
  const ports = browser.portsOf('one');
  const show = createShowStore({
    ...ports,
    page: { onHide() {}, onRestore() {} },
    askToKeepStorage() {},
  });
  show.visit('game');
  await browser.pass(400);
  const { dispatch } = show.getState();
  dispatch({ type: 'chooseQuiz', puzzles: [PUZZLE, { ...PUZZLE, searchedWord: 'blue sky' }] });
  dispatch({ type: 'enterTeams', color: '#112233' });
  dispatch({ type: 'addTeam', color: '#445566' });
  dispatch({ type: 'chooseRules', rules });
  dispatch({ type: 'setKind', puzzle: 0, kind });
  dispatch({ type: 'startGame', withWheel: true });
  show.visit('game');

  const links = fakeLinks();
  let kept: unknown = null;
  const rooms = {
    open: vi.fn(async (): Promise<RoomOpened | 'busy'> => OPENED),
    find: vi.fn(async (code: string): Promise<LookUp> => ({ code, open: true })),
    reopen: vi.fn(async () => true),
    close: vi.fn(async () => {}),
  };
  const openRoom = (device = 'this window') =>
    createHostRoom({
      show,
      clock: ports.clock,
      device,
      joinOrigin: () => 'http://wheel.example',
      drawExtraDegrees: () => 1900,
      sayWhy: (objection) => objection,
      rooms,
      kept: {
        recall: async () => kept,
        keep(room: KeptRoom) {
          kept = room;
        },
        forget() {
          kept = null;
        },
      },
      openLink: links.openLink,
    });
  const room = openRoom();
  await browser.pass(0);
  return { ...links, ...browser, room, openRoom, rooms, show, dispatch, kept: () => kept };
}

export async function openedRoom(more = {}) {
  const host = await hostWith(more);
  await host.room.open();
  host.greet(welcomeAs('host', { rev: 0 }));
  return host;
}
