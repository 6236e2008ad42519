import { describe, expect, it } from 'vitest';
import { closesIn, Evening, sentTo, welcomeOf } from '../test/evening.ts';
import { listsOf } from './update.ts';

const AWAY = {
  type: 'broadcast',
  roles: ['remote', 'screen', 'player'],
  message: { t: 'away', host: true },
};
const BACK = { ...AWAY, message: { t: 'away', host: false } };

describe('a host', () => {
  it('[H1] is told the term, the last rev, the door and what is allowed', () => {
    const evening = new Evening();
    expect(welcomeOf(evening.host(), 'h')).toEqual({
      as: 'host',
      term: 1,
      rev: 0,
      door: { open: true, approve: false },
      allow: { board: false, letters: false, phrases: false, sameRoom: true },
    });
    evening.show(7);
    evening.leave('h');
    expect(welcomeOf(evening.host('h2'), 'h2')).toMatchObject({ term: 1, rev: 7 });
  });

  it('[H2] comes again from the same window, and the older connection ends', () => {
    const evening = new Evening();
    evening.host('old');
    expect(closesIn(evening.host('new', { term: 1 }))).toEqual(['old 4409 superseded']);
    expect(evening.room.host).toBe('new');
    evening.leave('old');
    expect(evening.room.host).toBe('new');
  });

  it('[H3] of another window is turned away while one is there, and may come when none is', () => {
    const evening = Evening.started();
    expect(closesIn(evening.host('other', { device: 'copy' }))).toEqual(['other 4409 superseded']);
    expect(closesIn(evening.host('bare', { device: null }))).toEqual(['bare 4409 superseded']);
    expect(evening.room.host).toBe('h');
    evening.leave('h');
    expect(closesIn(evening.host('other', { device: 'copy' }))).toEqual([]);
    expect(evening.room.host).toBe('other');
    expect(closesIn(evening.host())).toEqual(['h 4409 superseded']);
  });

  it('[H4] takes over with the next term only', () => {
    const evening = Evening.started();
    expect(closesIn(evening.host('b', { device: 'copy', term: 2 }))).toEqual(['h 4409 superseded']);
    expect(evening.room.term).toBe(2);
    expect(closesIn(evening.host('h', { term: 1 }))).toEqual(['h 4409 superseded']);
    expect(closesIn(evening.host('h', { term: 4 }))).toEqual(['h 4409 superseded']);
    expect(closesIn(evening.host('h', { term: 3 }))).toEqual(['b 4409 superseded']);
  });

  it('[H5] alone shows states, in their order', () => {
    const evening = Evening.started();
    expect(evening.show(1)).toEqual([
      { type: 'show', roles: ['remote', 'screen', 'player'], events: '[]' },
    ]);
    expect(evening.show(1)).toEqual([]);
    expect(evening.show(0)).toEqual([]);
    expect(evening.show(3)).toHaveLength(1);
    expect(evening.show(9, { term: 2 })).toEqual([]);
    expect(evening.room.shown?.rev).toBe(3);
    evening.screen('s');
    evening.say({ t: 'close' }, 's');
    evening.say({ t: 'door', open: false, approve: false }, 'stranger');
    expect(evening.room.isClosed).toBe(false);
    expect(evening.room.settings.open).toBe(true);
  });

  it('[H5] begins its revs anew with a new term', () => {
    const evening = Evening.started();
    evening.show(90);
    evening.host('b', { device: 'copy', term: 2 });
    expect(
      evening.say({ t: 'state', term: 2, rev: 1, whole: '{}', forPhones: '{}', events: null }, 'b'),
    ).toHaveLength(1);
  });

  it('[H6] shows what its hello carries', () => {
    const evening = new Evening();
    const show = { rev: 5, whole: '{"a":1}', forPhones: '{}' };
    expect(evening.host('h', { show })).toContainEqual({
      type: 'show',
      roles: ['remote', 'screen', 'player'],
      events: null,
    });
    expect(evening.room.shown).toMatchObject({ term: 1, rev: 5, whole: '{"a":1}' });
    evening.leave('h');
    evening.host('h', { show: { ...show, rev: 4, whole: '{"a":2}' } });
    expect(evening.room.shown?.rev).toBe(5);
  });

  it('[H7] that goes is told to all, and so is its return', () => {
    const evening = new Evening();
    evening.player('early');
    expect(sentTo(evening.effects, 'early')).toContainEqual({ t: 'away', host: true });
    expect(evening.host()).toContainEqual(BACK);
    evening.remote('r');
    evening.say({ t: 'allow', board: false, letters: true, phrases: true, sameRoom: false });
    evening.wish('r', 'w');
    evening.press('early', { t: 'ask', kind: 'letter', value: 'E' });
    const gone = evening.leave('h');
    expect(gone).toContainEqual(AWAY);
    expect(sentTo(gone, 'r')).toEqual([{ t: 'answer', id: 'w', ok: false, why: 'away' }]);
    expect(sentTo(gone, 'early')).toEqual([
      { t: 'heard', id: expect.any(String), ok: false, why: 'away' },
    ]);
    expect(sentTo(evening.screen('s'), 's')).toContainEqual({ t: 'away', host: true });
    expect(sentTo(evening.remote('r2'), 'r2')).toContainEqual({ t: 'away', host: true });
  });

  it('[H8] that returns hears who is there, how the round stands and who waits', () => {
    const evening = Evening.started();
    evening.screen('s');
    evening.open(4);
    evening.say({ t: 'door', open: true, approve: true });
    evening.player('new');
    evening.leave('h');
    const back = evening.host('h2');
    expect(back).toContainEqual({ type: 'lists' });
    expect(sentTo(back, 'h2')).toEqual([
      { t: 'order', round: 4, open: true, list: [], tie: false },
    ]);
    expect(listsOf(evening.room)).toMatchObject([
      { t: 'seats', seats: [], waiting: ['1'] },
      { t: 'screens', n: 1 },
      { t: 'remotes', list: [] },
      { t: 'ask', id: '1', seat: 'p-new', kind: 'join', value: 'new', from: 2 },
    ]);
  });

  it('[H9] hears of comings and goings by lists alone, which are gathered', () => {
    const evening = Evening.started();
    evening.say({ t: 'door', open: true, approve: true });
    evening.pair('secret');
    const all = [
      evening.screen('s'),
      evening.remote('r', { isKnown: false, pairing: 'secret' }),
      evening.player('new'),
      evening.player('old', { isKnown: true }),
      ...['s', 'r', 'new', 'old'].map((connection) => evening.leave(connection)),
    ];
    for (const effects of all) {
      expect(effects).toContainEqual({ type: 'lists' });
      expect(sentTo(effects, 'h')).toEqual([]);
    }
  });
});
