import { PRESETS } from '@wheel/game';
import { describe, expect, it, vi } from 'vitest';
import { roomOnStage } from './on-stage.ts';
import { welcomeAs } from './testing.ts';
import { hostWith, openedRoom } from './testing-host.ts';

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

describe('a server that opens no more rooms', () => {
  it('is told apart from one that does not answer, and can be asked again', async () => {
    const host = await hostWith();
    host.rooms.open.mockResolvedValueOnce('busy');
    await host.room.open();
    expect(host.room.getState().status).toBe('busy');
    await host.room.open();
    expect(host.room.getState().status).toBe('opening');
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
