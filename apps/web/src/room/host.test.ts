import { RoomState } from '@wheel/contract/testing';
import { activeTeam, PRESETS } from '@wheel/game';
import { Errors } from 'typebox/value';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { welcomeAs } from '../../test/room/fake-links.ts';
import { hostWith, openedRoom } from '../../test/room/host-in-memory.ts';
import { audienceStore } from '../show/effects/heard.ts';
import { stagePicture } from '../show/stage-picture.ts';
import { changeStage, PLAIN_STAGE } from '../show/stage-settings.ts';
import { setLanguage } from '../words/registry.ts';
import { devicesFrom } from './host-state.ts';
import { roomStatusStore } from './room-status-store.ts';

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

  it('tells the language that the host speaks, anew when it changes', async () => {
    const host = await openedRoom();
    const { rev } = lastState(host);
    expect(lastState(host).state).toMatchObject({ room: { speaks: 'en' } });
    setLanguage('de');
    await host.pass(0);
    setLanguage('en');
    const [told] = host.said.filter((said) => JSON.stringify(said).includes('"speaks":"de"'));
    expect(told).toMatchObject({ t: 'state', rev: rev + 1, events: [] });
  });

  it('tells the stage of this browser, anew when it changes', async () => {
    const host = await openedRoom();
    expect(lastState(host).state).toMatchObject({
      room: { stage: { look: 'tungsten', name: '' } },
    });
    changeStage({ look: 'winter', name: 'Owls' });
    await host.pass(0);
    const sound = { set: 'television', effects: 100, applause: 100, from: 'both' };
    expect(lastState(host).state).toMatchObject({
      room: { stage: { look: 'winter', name: 'Owls', picture: null, sound } },
    });
    changeStage(PLAIN_STAGE);
  });

  it('sends what the contract names and nothing else, by hand and at a desk', async () => {
    const kinds = ['round', 'tossUp', 'finalSpin', 'bonus'] as const;
    const desks = kinds.map((kind) => ({ rules: PRESETS.classic, kind }));
    for (const played of [{}, ...desks]) {
      const host = await openedRoom(played);
      expect([...Errors(RoomState, lastState(host).state)]).toEqual([]);
      host.dispatch({ type: 'startSpin', extraDegrees: 1900, atMs: 0 });
      await host.pass(0);
      expect([...Errors(RoomState, lastState(host).state)]).toEqual([]);
    }
    expect([...Errors(RoomState, { show: { phrase: 'red dog' } })]).not.toEqual([]);
  });

  it.each([
    ['names prizes', 'ß', ['Cake']],
    ['only counts prizes in a state that would be too long', 'ß'.repeat(300), []],
  ])('%s', async (_name, word, newest) => {
    const host = await openedRoom({ rules: PRESETS.classic, words: [word] });
    const cake = { type: 'prize', text: 'Cake' } as const;
    host.dispatch({ type: 'makeChip', segment: cake });
    host.dispatch({ type: 'fillWheel', segments: [cake, cake, cake, cake] });
    host.dispatch({ type: 'startSpin', extraDegrees: 1900, atMs: 0 });
    host.dispatch({ type: 'endSpin' });
    await host.pass(0);
    expect(lastState(host).state).toMatchObject({ show: { desk: { prize: 'Cake' } } });
    expect([...Errors(RoomState, lastState(host).state)]).toEqual([]);
    host.dispatch({ type: 'guessLetter', letter: 'S' });
    await host.pass(0);
    expect(lastState(host).state).toMatchObject({
      show: { teams: [{ won: { count: 1, newest } }, {}] },
    });
    expect([...Errors(RoomState, lastState(host).state)]).toEqual([]);
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
    expect(roomStatusStore.getState()).toMatchObject({ isOpen: true, areBuzzersOpen: true });
    const list = [
      { seat: 'a', team: 1, ms: 0 },
      { seat: 'b', team: 0, ms: 38 },
    ];
    const before = host.said.length;
    host.hear({ t: 'order', round: 1, open: true, list, tie: false });
    await host.pass(0);
    expect(host.said.slice(before)).toMatchObject([
      { t: 'buzz', do: 'lock', round: 1 },
      { t: 'state', events: [{ type: 'buzzed', team: 1 }] },
    ]);
    expect(roomStatusStore.getState().buzz).toEqual([
      { team: 1, place: 1, ms: 0 },
      { team: 0, place: 2, ms: 38 },
    ]);
    host.dispatch({ type: 'nextPuzzle' });
    await host.pass(0);
    expect(host.lastSaid('buzz')).toMatchObject({ do: 'reset', round: 2 });
    expect(roomStatusStore.getState().buzz).toEqual([]);
    host.room.buzz({ do: 'open' });
    expect(host.lastSaid('buzz')).toMatchObject({ do: 'open', round: 3 });
  });

  const ofBlue = [{ seat: 'b', team: 1, ms: 0 }];
  const blueWasFirst = { t: 'order', round: 1, open: true, list: ofBlue, tie: false };

  it('Show no buzz of a puzzle that was left while the room could not hear', async () => {
    const host = await openedRoom();
    host.room.buzz({ do: 'open' });
    host.hear(blueWasFirst);
    host.break();
    host.dispatch({ type: 'nextPuzzle' });
    await host.pass(0);
    host.relink();
    expect(host.lastSaid('buzz')).toEqual({ t: 'buzz', do: 'lock', round: 2 });
    host.hear({ ...blueWasFirst, open: false });
    expect(host.room.getState().order.list).toEqual([]);
    expect(roomStatusStore.getState().buzz).toEqual([]);
    expect(lastState(host).state).toMatchObject({
      show: { position: { at: 2 } },
      room: { buzz: [] },
    });
  });

  it('Give no team the buzz in a toss-up for one of the puzzle before', async () => {
    const host = await openedRoom({ rules: PRESETS.classic });
    host.room.buzz({ do: 'open' });
    host.break();
    host.dispatch({ type: 'setKind', puzzle: 1, kind: 'tossUp' });
    host.dispatch({ type: 'nextPuzzle' });
    await host.pass(0);
    host.dispatch({ type: 'startTossUp', order: [0, 1, 2, 3, 4, 5, 6] });
    await host.pass(0);
    expect(host.show.getState().view.desk?.moves).toContain('buzz');
    host.relink();
    host.hear(blueWasFirst);
    expect(activeTeam(host.show.getState().view.teams)).toBeNull();
  });

  it('Are locked again for a room that did not hear it', async () => {
    const host = await openedRoom();
    host.room.buzz({ do: 'open' });
    host.break();
    host.room.buzz({ do: 'lock' });
    host.relink();
    expect(host.lastSaid('buzz')).toEqual({ t: 'buzz', do: 'lock', round: 1 });
    host.hear({ ...blueWasFirst, list: [] });
    expect(host.room.getState().areBuzzersOpen).toBe(false);
  });

  it('Are as the host left them after a reload that the room did not hear of', async () => {
    const host = await openedRoom();
    host.room.buzz({ do: 'open' });
    host.hear(blueWasFirst);
    host.break();
    host.dispatch({ type: 'nextPuzzle' });
    await host.pass(0);
    const again = host.openRoom();
    await host.pass(0);
    host.greet(welcomeAs('host', { rev: 0 }));
    expect(host.lastSaid('buzz')).toEqual({ t: 'buzz', do: 'lock', round: 2 });
    host.hear({ ...blueWasFirst, open: false });
    expect(again.getState()).toMatchObject({ round: 2, order: { list: [] } });
  });

  it('Keep their order where a server was started anew', async () => {
    const host = await openedRoom();
    host.room.buzz({ do: 'open' });
    host.hear(blueWasFirst);
    host.break();
    host.relink();
    host.hear({ ...blueWasFirst, open: false, list: [] });
    expect(host.room.getState().order.list).toEqual(ofBlue);
  });

  it('Take no notice of a team that the show does not have', async () => {
    const host = await openedRoom();
    host.room.buzz({ do: 'open' });
    expect(host.lastSaid('buzz')).toEqual({ t: 'buzz', do: 'open', round: 1, teams: [0, 1] });
    const phantom = { seat: 'x', team: 57, ms: 0, tied: true };
    const order = { t: 'order', round: 1, open: true, tie: false };
    host.hear({ ...order, list: [phantom] });
    expect(host.lastSaid('buzz')).toMatchObject({ do: 'open' });
    expect(roomStatusStore.getState()).toMatchObject({ areBuzzersOpen: true, buzz: [] });
    host.hear({ ...order, list: [phantom, { seat: 'a', team: 1, ms: 6, tied: true }], tie: true });
    expect(host.lastSaid('buzz')).toMatchObject({ do: 'lock', round: 1 });
    expect(roomStatusStore.getState().buzz).toMatchObject([{ team: 1, place: 1 }]);
    expect(roomStatusStore.getState().buzz.filter(({ tied }) => tied)).toHaveLength(1);
  });

  it('are the buzz of a team in a toss-up', async () => {
    const host = await openedRoom({ rules: PRESETS.classic, kind: 'tossUp' });
    host.dispatch({ type: 'startTossUp', order: [0, 1, 2, 3, 4, 5] });
    await host.pass(0);
    expect(host.lastSaid('buzz')).toMatchObject({ do: 'open', round: 1 });
    const list = [{ seat: 'a', team: 1, ms: 0 }];
    const before = host.said.length;
    host.hear({ t: 'order', round: 1, open: true, list, tie: false });
    expect(activeTeam(host.show.getState().view.teams)).toBe(1);
    await host.pass(0);
    expect(host.said.slice(before)).toMatchObject([
      { t: 'buzz', do: 'lock', round: 1 },
      { t: 'state', state: { room: { buzz: [{ team: 1 }] } }, events: [{ type: 'buzzed' }] },
    ]);
    host.dispatch({ type: 'refuseAnswer' });
    await host.pass(0);
    expect(host.lastSaid('buzz')).toMatchObject({ do: 'open', round: 2, teams: [0] });
  });

  it('are opened again for a server that was started anew', async () => {
    const host = await openedRoom();
    host.room.buzz({ do: 'open' });
    host.break();
    host.relink();
    expect(host.lastSaid('buzz')).toMatchObject({ do: 'open', round: 1 });
  });
});

describe('guests', () => {
  it('have their wishes done and answered', async () => {
    const host = await openedRoom();
    host.hear({ t: 'wish', id: '7', from: 'r', do: { type: 'letter', letter: 'D' } });
    expect(host.lastSaid('answer')).toEqual({ t: 'answer', id: '7', ok: true });
    host.hear({ t: 'wish', id: '8', from: 'r', do: { type: 'letter', letter: 'D' } });
    expect(host.lastSaid('answer')).toEqual({
      t: 'answer',
      id: '8',
      ok: false,
      code: 'LETTER_USED',
      why: 'Used before',
    });
  });

  it('find the door as the host left it while the room could not hear', async () => {
    const host = await hostWith();
    await host.room.open();
    host.room.setDoor({ open: false });
    host.room.setAllow({ letters: true });
    const allow = { board: false, letters: false, phrases: false, sameRoom: true };
    host.greet(welcomeAs('host', { rev: 0, door: { open: true, approve: false }, allow }));
    expect(host.room.getState().door.open).toBe(false);
    expect(host.lastSaid('door')).toEqual({ t: 'door', open: false, approve: false });
    expect(host.lastSaid('allow')).toEqual({ t: 'allow', ...allow, letters: true });
    host.greet(welcomeAs('host', { rev: 0, door: { open: true, approve: true }, allow }));
    expect(host.room.getState()).toMatchObject({ door: { open: true, approve: true }, allow });
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

  it('wait as remotes too, and the pairing that brought one is off the screen', async () => {
    const host = await openedRoom();
    host.hear({ t: 'pairing', token: 'once' });
    const ask = { t: 'ask', id: '1', seat: 'r1', kind: 'remote', value: 'iPhone', from: 1 };
    host.hear(ask);
    host.hear(ask);
    expect(host.room.getState()).toMatchObject({ newcomers: [{ kind: 'remote' }], pairing: null });
    expect(host.lastSaid('answer')).toBeUndefined();
    host.room.admit('1', true);
    expect(host.lastSaid('seat')).toEqual({ t: 'seat', seat: 'r1', admit: true });
    expect(host.room.getState().newcomers).toEqual([]);
    host.hear({ t: 'remotes', list: [{ seat: 'r1', name: 'iPhone', from: 1 }] });
    expect(host.room.getState().remotes).toHaveLength(1);
    host.room.remove('r1');
    expect(host.lastSaid('kick')).toEqual({ t: 'kick', seat: 'r1' });
  });

  it('are refused all at once, and removed by their address', async () => {
    const host = await openedRoom();
    for (const id of ['1', '2'])
      host.hear({ t: 'ask', id, seat: `p${id}`, kind: 'join', value: 'Karl', from: 1 });
    host.room.refuseAll();
    expect(host.lastSaid('refuse')).toEqual({ t: 'refuse' });
    expect(host.room.getState().newcomers).toEqual([]);
    host.room.removeAllFrom(4);
    expect(host.lastSaid('kick')).toEqual({ t: 'kick', from: 4 });
  });

  it('still wait where the room could not hear that all are refused', async () => {
    const host = await openedRoom();
    host.hear({ t: 'ask', id: '1', seat: 'p1', kind: 'join', value: 'Karl', from: 1 });
    host.break();
    host.room.refuseAll();
    expect(host.room.getState().newcomers).toHaveLength(1);
  });

  it('keep their number as screens while others come and go', async () => {
    const host = await openedRoom();
    const screens = (...seats: readonly string[]) => {
      const list = seats.map((seat) => ({ seat, own: false, from: 1 }));
      host.hear({ t: 'screens', n: list.length, list });
      return host.room.getState().screens.map(({ seat, number }) => `${seat} ${number}`);
    };
    expect(screens('a', 'b', 'c')).toEqual(['a 1', 'b 2', 'c 3']);
    expect(screens('b', 'c')).toEqual(['b 2', 'c 3']);
    expect(screens('b', 'c', 'd', 'e')).toEqual(['b 2', 'c 3', 'd 1', 'e 4']);
  });

  it('[L11] can be heard as screens while they are there and the room is', async () => {
    const host = await openedRoom();
    const canBeHeard = () => audienceStore.getState().hasScreens;
    expect(canBeHeard()).toBe(false);
    host.hear({ t: 'screens', n: 1, list: [{ seat: 'a', own: false, from: 1 }] });
    expect(canBeHeard()).toBe(true);
    host.break();
    expect(canBeHeard()).toBe(false);
    host.room.close();
    expect(canBeHeard()).toBe(false);
  });

  it('are counted by address: all phones, and screens that the host did not open', async () => {
    const host = await openedRoom();
    const seat = { name: 'Mia', team: 0, away: true };
    host.hear({
      t: 'seats',
      seats: [
        { ...seat, seat: 'p1', from: 1 },
        { ...seat, seat: 'p2', from: 2 },
      ],
    });
    host.hear({ t: 'ask', id: '1', seat: 'p3', kind: 'join', value: 'Karl', from: 1 });
    const list = [
      { seat: 's1', own: true, from: 1 },
      { seat: 's2', own: false, from: 1 },
    ];
    host.hear({ t: 'screens', n: 2, list });
    expect(devicesFrom(host.room.getState(), 1)).toEqual({ phones: 2, screens: 1 });
    expect(devicesFrom(host.room.getState(), 2)).toEqual({ phones: 1, screens: 0 });
  });

  it('are taken for people in one room unless the host says otherwise', async () => {
    const host = await openedRoom();
    expect(host.room.getState().allow.sameRoom).toBe(true);
  });

  it('call letters only on the turn of their team', async () => {
    const host = await openedRoom({ rules: PRESETS.simple });
    const seats = [{ seat: 'p1', name: 'Mia', team: 1, away: false }];
    host.hear({ t: 'seats', seats });
    host.hear({ t: 'ask', id: '2', seat: 'p1', kind: 'letter', value: 'D' });
    expect(host.lastSaid('answer')).toEqual({
      t: 'answer',
      id: '2',
      ok: false,
      code: 'NOT_YOUR_TURN',
      why: 'Not your turn',
    });
  });
});

describe('the picture of the stage', () => {
  const OWL = { id: '0123456789abcdef', type: 'image/webp', plate: 'light', data: 'AAAA' } as const;
  const welcome = (picture?: number) =>
    welcomeAs('host', {
      limits: { phones: 200, screens: 20, remotes: 4, bytes: 16_384, ...(picture && { picture }) },
    });
  const pictures = ({ said }: Pick<Awaited<ReturnType<typeof hostWith>>, 'said'>) =>
    said.filter(({ t }) => t === 'picture');
  const put = (picture: typeof OWL | null) => stagePicture.setState({ picture });
  const opened = async (picture?: number) => {
    const host = await hostWith();
    await host.room.open();
    host.greet(welcome(picture));
    return host;
  };
  afterEach(() => put(null));

  it('is sent once it is chosen, and taken back when it is removed', async () => {
    const host = await opened(32_768);
    expect(pictures(host)).toEqual([]);
    put(OWL);
    expect(pictures(host)).toEqual([{ t: 'picture', ...OWL }]);
    put(null);
    expect(host.lastSaid('picture')).toEqual({ t: 'picture', id: null });
  });

  it('is sent to a new room, and to one that has lost it when that asks', async () => {
    put(OWL);
    const host = await opened(32_768);
    expect(pictures(host)).toHaveLength(1);
    host.reopen();
    host.greet(welcome(32_768));
    expect(pictures(host)).toHaveLength(1);
    host.hear({ t: 'want' });
    expect(pictures(host)).toHaveLength(2);
  });

  it('is sent later where it changed without a link', async () => {
    const host = await opened(32_768);
    host.break();
    put(OWL);
    expect(pictures(host)).toEqual([]);
    host.reopen();
    host.greet(welcome(32_768));
    expect(pictures(host)).toHaveLength(1);
  });

  it('stays here where the server takes none, or none as large', async () => {
    put(OWL);
    expect(pictures(await opened())).toEqual([]);
    expect(pictures(await opened(2))).toEqual([]);
  });
});
