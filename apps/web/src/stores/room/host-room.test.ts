import { PRESETS, type PuzzleKind } from '@wheel/game';
import { describe, expect, it, vi } from 'vitest';
import type { LookUp } from '../../lib/room-link/calls.ts';
import { openBrowser } from '../hosting/testing.ts';
import { createShowStore } from '../show/show-store.ts';
import { createHostRoom } from './host-room.ts';
import type { KeptRoom } from './kept-room.ts';
import { roomOnStage } from './on-stage.ts';
import { fakeLinks, welcomeAs } from './testing.ts';

const PUZZLE = { id: 1, gametitle: 'Secret pets', category: 'Animal', searchedWord: 'red dog' };
const OPENED = { code: 'KXMRTD', hostSecret: 'secret' };

async function hostWith({ rules = PRESETS.manual, kind = 'round' as PuzzleKind } = {}) {
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
    open: vi.fn(async () => OPENED),
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

async function openedRoom(more = {}) {
  const host = await hostWith(more);
  await host.room.open();
  host.greet(welcomeAs('host', { rev: 0 }));
  return host;
}

const lastState = (host: { lastSaid(t: string): unknown }) =>
  host.lastSaid('state') as { term: number; rev: number; state: never; events: unknown[] };

describe('opening', () => {
  it('is not done before it is asked for', async () => {
    const { room, starts } = await hostWith();
    expect(room.getState().status).toBe('none');
    expect(starts).toEqual([]);
  });

  it('greets with the secret, keeps the term and publishes the show', async () => {
    const host = await openedRoom();
    expect(host.starts[0]).toMatchObject({ as: 'host', secret: 'secret', device: 'this window' });
    expect(host.starts[0]).not.toHaveProperty('term');
    expect(host.room.getState()).toMatchObject({ status: 'live', code: 'KXMRTD' });
    expect(host.kept()).toMatchObject({ code: 'KXMRTD', secret: 'secret', term: 1 });
    expect(lastState(host)).toMatchObject({ term: 1, rev: 1, events: [] });
  });

  it('says so when there is no server, and the show goes on', async () => {
    const host = await hostWith();
    host.rooms.open.mockRejectedValue(new TypeError('offline'));
    const silent = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await host.room.open();
    expect(host.room.getState().status).toBe('failed');
    expect(host.dispatch({ type: 'guessLetter', letter: 'D' })).toBe(true);
    silent.mockRestore();
  });
});

describe('publishing', () => {
  it('tells each change with what happened, and no hidden letter, title or step', async () => {
    const host = await openedRoom();
    const { rev } = lastState(host);
    host.dispatch({ type: 'guessLetter', letter: 'D' });
    await host.pass(0);
    expect(lastState(host)).toMatchObject({
      rev: rev + 1,
      events: [{ type: 'correct', letter: 'D', count: 2 }],
    });
    host.show.getState().undo();
    await host.pass(0);
    expect(lastState(host).events).toEqual([{ type: 'undone' }]);
    const all = JSON.stringify(host.said);
    expect(all).not.toMatch(/red dog|blue sky|Secret pets|searchedWord|"E"/i);
  });

  it('sends only the newest after a while without a link, and plays nothing late', async () => {
    const host = await openedRoom();
    host.break();
    expect(host.room.getState().status).toBe('away');
    for (const letter of 'DZR') host.dispatch({ type: 'guessLetter', letter });
    await host.pass(0);
    const before = host.said.length;
    host.reopen();
    expect(host.starts.at(-1)).toMatchObject({ term: 1 });
    expect(host.starts.at(-1)).toHaveProperty('state');
    host.greet(welcomeAs('host', { rev: 3 }));
    expect(host.said.length).toBe(before + 1);
    expect(lastState(host).events).toEqual([]);
    expect(JSON.stringify(lastState(host))).toContain('"Z":"miss"');
  });
});

describe('buzzers', () => {
  it('open rounds that only rise, lock on the first buzz, and are cleared by another puzzle', async () => {
    const host = await openedRoom();
    host.room.buzz({ do: 'open' });
    expect(host.lastSaid('buzz')).toMatchObject({ do: 'open', round: 1 });
    expect(roomOnStage.getState()).toMatchObject({ isOpen: true, areBuzzersOpen: true });
    const list = [
      { seat: 'a', team: 1, ms: 0 },
      { seat: 'b', team: 0, ms: 38 },
    ];
    host.hear({ t: 'order', round: 1, open: true, list, tie: false });
    expect(host.lastSaid('buzz')).toMatchObject({ do: 'lock', round: 1 });
    expect(host.said).toContainEqual(
      expect.objectContaining({ t: 'state', events: [{ type: 'buzzed', team: 1 }] }),
    );
    expect(roomOnStage.getState().buzz).toEqual([
      { team: 1, place: 1, ms: 0 },
      { team: 0, place: 2, ms: 38 },
    ]);
    host.dispatch({ type: 'nextPuzzle' });
    await host.pass(0);
    expect(host.lastSaid('buzz')).toMatchObject({ do: 'reset', round: 1 });
    expect(roomOnStage.getState().buzz).toEqual([]);
    host.room.buzz({ do: 'open' });
    expect(host.lastSaid('buzz')).toMatchObject({ do: 'open', round: 2 });
  });

  it('are the buzz of a team in a toss-up', async () => {
    const host = await openedRoom({ rules: PRESETS.classic, kind: 'tossUp' });
    host.dispatch({ type: 'startTossUp', order: [0, 1, 2, 3, 4, 5] });
    await host.pass(0);
    expect(host.lastSaid('buzz')).toMatchObject({ do: 'open', round: 1 });
    const list = [{ seat: 'a', team: 1, ms: 0 }];
    host.hear({ t: 'order', round: 1, open: true, list, tie: false });
    expect(host.show.getState().view.desk?.buzzed).toBe(1);
    await host.pass(0);
    host.dispatch({ type: 'refuseAnswer' });
    await host.pass(0);
    expect(host.lastSaid('buzz')).toMatchObject({ do: 'open', round: 2, teams: [0] });
  });

  it('are opened again for a server that was started anew', async () => {
    const host = await openedRoom();
    host.room.buzz({ do: 'open' });
    host.break();
    host.reopen();
    host.greet(welcomeAs('host', { rev: 0 }));
    expect(host.lastSaid('buzz')).toMatchObject({ do: 'open', round: 1 });
  });
});

describe('guests', () => {
  it('have their wishes done and answered', async () => {
    const host = await openedRoom();
    host.hear({ t: 'wish', id: '7', from: 'r', do: { type: 'letter', letter: 'D' } });
    expect(host.lastSaid('answer')).toEqual({ t: 'answer', id: '7', ok: true });
    host.hear({ t: 'wish', id: '8', from: 'r', do: { type: 'letter', letter: 'D' } });
    expect(host.lastSaid('answer')).toMatchObject({ id: '8', ok: false, why: 'LETTER_USED' });
  });

  it('find the door as the host left it while the room could not hear', async () => {
    const host = await hostWith();
    await host.room.open();
    host.room.setDoor({ open: false });
    host.room.setAllow({ letters: true });
    const allow = { board: false, letters: false, phrases: false, sameRoom: false };
    host.greet(welcomeAs('host', { rev: 0, door: { open: true, approve: false }, allow }));
    expect(host.room.getState().door.open).toBe(false);
    expect(host.lastSaid('door')).toEqual({ t: 'door', open: false, approve: false });
    expect(host.lastSaid('allow')).toEqual({ t: 'allow', ...allow, letters: true });
    host.greet(welcomeAs('host', { rev: 0, door: { open: true, approve: true }, allow }));
    expect(host.room.getState()).toMatchObject({ door: { open: true, approve: true }, allow });
  });

  it('wait at the door until the host lets them in', async () => {
    const host = await openedRoom();
    host.hear({ t: 'ask', id: '1', seat: 'p1', kind: 'join', value: 'Karl' });
    expect(host.room.getState().newcomers).toHaveLength(1);
    host.room.admit('1', true);
    expect(host.lastSaid('seat')).toEqual({ t: 'seat', seat: 'p1', admit: true });
    expect(host.room.getState().newcomers).toEqual([]);
  });

  it('wait no more once the room says so', async () => {
    const host = await openedRoom();
    host.hear({ t: 'ask', id: '1', seat: 'p1', kind: 'join', value: 'Karl' });
    host.hear({ t: 'ask', id: '2', seat: 'p2', kind: 'join', value: 'Karl' });
    host.hear({ t: 'seats', seats: [], waiting: ['2'] });
    expect(host.room.getState().newcomers).toMatchObject([{ id: '2' }]);
    host.hear({ t: 'seats', seats: [], waiting: [] });
    expect(host.room.getState().newcomers).toEqual([]);
  });

  it('call letters only on the turn of their team', async () => {
    const host = await openedRoom({ rules: PRESETS.simple });
    const seats = [{ seat: 'p1', name: 'Mia', team: 1, away: false }];
    host.hear({ t: 'seats', seats });
    host.hear({ t: 'ask', id: '2', seat: 'p1', kind: 'letter', value: 'D' });
    expect(host.lastSaid('answer')).toMatchObject({ id: '2', ok: false, why: 'Not your turn' });
  });
});

describe('endings', () => {
  it('makes a room again whose row was lost', async () => {
    const host = await openedRoom();
    host.end('closed');
    await host.pass(0);
    expect(host.rooms.reopen).toHaveBeenCalledWith(OPENED);
    expect(host.starts).toHaveLength(2);
    expect(host.starts[1]).not.toHaveProperty('term');
  });

  it('forgets a room whose code is taken', async () => {
    const host = await openedRoom();
    host.rooms.reopen.mockResolvedValue(false);
    host.end('closed');
    await host.pass(0);
    expect(host.room.getState().status).toBe('none');
    expect(host.kept()).toBeNull();
  });

  it('makes a room again whose connection is refused because there is no row', async () => {
    const host = await openedRoom();
    host.room.setDoor({ open: false });
    host.rooms.find.mockResolvedValue('none');
    host.break();
    await host.pass(10);
    expect(host.rooms.reopen).toHaveBeenCalledWith(OPENED);
    expect(host.starts).toHaveLength(2);
    expect(host.starts[1]).not.toHaveProperty('term');
    host.greet(welcomeAs('host', { rev: 0, door: { open: true, approve: false } }));
    expect(host.lastSaid('door')).toMatchObject({ open: false });
    await host.pass(60_000);
    expect(host.rooms.reopen).toHaveBeenCalledOnce();
    expect(host.room.getState()).toMatchObject({ status: 'live', code: 'KXMRTD' });
  });

  it('forgets a room of yesterday whose code is not free', async () => {
    const host = await openedRoom();
    const again = host.openRoom();
    await host.pass(0);
    host.rooms.find.mockResolvedValue('none');
    host.rooms.reopen.mockResolvedValue(false);
    host.break();
    await host.pass(10);
    expect(again.getState().status).toBe('none');
    expect(host.kept()).toBeNull();
  });

  it('keeps a room that cannot be made again now, and tries later', async () => {
    const host = await openedRoom();
    host.rooms.find.mockResolvedValue('none');
    host.rooms.reopen.mockRejectedValueOnce(new TypeError('offline'));
    host.end('closed');
    await host.pass(0);
    expect(host.room.getState().status).toBe('away');
    expect(host.kept()).toMatchObject({ code: 'KXMRTD' });
    await host.pass(10_000);
    expect(host.rooms.reopen).toHaveBeenCalledTimes(2);
    expect(host.starts).toHaveLength(2);
  });

  it('waits while nobody knows whether the room is there', async () => {
    const host = await openedRoom();
    host.rooms.find.mockResolvedValue('unknown');
    host.break();
    await host.pass(100_000);
    expect(host.rooms.reopen).not.toHaveBeenCalled();
    expect(host.room.getState().status).toBe('away');
  });

  it('offers to take over from another device, and tries the next terms', async () => {
    const host = await openedRoom();
    host.end('superseded');
    expect(host.room.getState().status).toBe('superseded');
    host.room.takeOver();
    expect(host.starts.at(-1)).toMatchObject({ term: 2 });
    host.end('superseded');
    expect(host.starts.at(-1)).toMatchObject({ term: 3 });
    host.greet(welcomeAs('host', { term: 3 }));
    expect(host.room.getState().status).toBe('live');
    host.end('superseded');
    expect(host.room.getState().status).toBe('superseded');
  });

  it('goes on after a reload with what was kept', async () => {
    const host = await openedRoom();
    host.room.hideJoinInfo(true);
    const again = host.openRoom();
    await host.pass(0);
    expect(host.starts.at(-1)).toMatchObject({ secret: 'secret', term: 1, device: 'this window' });
    expect(again.getState()).toMatchObject({ code: 'KXMRTD', joinHidden: true });
  });

  it('is another window where the same is kept elsewhere', async () => {
    const host = await openedRoom();
    host.openRoom('a restored laptop');
    await host.pass(0);
    expect(host.starts.at(-1)).toMatchObject({ term: 1, device: 'a restored laptop' });
    expect(JSON.stringify(host.kept())).not.toContain('this window');
  });

  it('gives the window that hosted before a moment to close', async () => {
    const host = await openedRoom();
    const next = host.openRoom('the next window');
    await host.pass(0);
    host.end('superseded');
    expect(next.getState().status).toBe('opening');
    await host.pass(1_000);
    expect(host.starts).toHaveLength(3);
    host.end('superseded');
    await host.pass(10_000);
    host.end('superseded');
    expect(next.getState().status).toBe('superseded');
  });

  it('closes for everybody', async () => {
    const host = await openedRoom();
    host.room.close();
    expect(host.lastSaid('close')).toEqual({ t: 'close' });
    expect(host.room.getState().status).toBe('none');
    expect(host.kept()).toBeNull();
    expect(roomOnStage.getState().isOpen).toBe(false);
  });
});
