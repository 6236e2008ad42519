import { describe, expect, it } from 'vitest';
import { CAPS, closesIn, Evening, sentTo, welcomeOf } from '../test/evening.ts';
import { tidyName } from './room.ts';
import { seatsOf } from './seating.ts';

const TEN_MINUTES = 10 * 60_000;

describe('a screen', () => {
  it('[G1] is welcomed and shown the last state, and the host hears of it', () => {
    const evening = Evening.started();
    const came = evening.screen('s');
    expect(welcomeOf(came, 's')).toEqual({
      as: 'screen',
      term: 1,
      seat: 's-s',
      token: 's-s.good',
    });
    expect(came).toContainEqual({ type: 'showTo', to: 's' });
    expect(came).toContainEqual({ type: 'lists' });
    evening.screen('s2', { isOwn: true });
    expect(evening.told('screens')).toEqual([
      {
        t: 'screens',
        n: 2,
        list: [
          { seat: 's-s', own: false, from: 1 },
          { seat: 's-s2', own: true, from: 2 },
        ],
      },
    ]);
    expect(evening.leave('s')).toEqual([{ type: 'lists' }]);
    expect(evening.told('screens')).toMatchObject([{ n: 1, list: [{ seat: 's-s2' }] }]);
  });

  it('[G1] comes back with its token; the newest connection wins', () => {
    const evening = Evening.started();
    evening.screen('s');
    expect(closesIn(evening.screen('s2', { seat: 's-s', isKnown: true }))).toEqual([
      's 4409 superseded',
    ]);
    expect(evening.told('screens')).toMatchObject([{ n: 1 }]);
  });

  it('[G11] of an address with too many pushes out the oldest of that address only', () => {
    const evening = Evening.started();
    evening.screen('wall');
    evening.screen('own', { from: 'x', isOwn: true });
    for (let nth = 0; nth < CAPS.screensPerAddress; nth++) evening.screen(`x${nth}`, { from: 'x' });
    expect(closesIn(evening.screen('more', { from: 'x' }))).toEqual(['x0 4429 full']);
    evening.screen('last');
    expect(closesIn(evening.screen('other'))).toEqual(['other 4429 full']);
  });

  it('[G11] of the host always gets in, for the oldest that is not', () => {
    const evening = Evening.started();
    for (let nth = 0; nth < CAPS.screens; nth++) evening.screen(`s${nth}`);
    for (let nth = 0; nth < CAPS.screens; nth++)
      expect(closesIn(evening.screen(`own${nth}`, { isOwn: true, from: 'desk' }))).toEqual([
        `s${nth} 4429 full`,
      ]);
    expect(closesIn(evening.screen('again', { isOwn: true }))).toEqual(['own0 4429 full']);
    expect(closesIn(evening.screen('guest'))).toEqual(['guest 4429 full']);
  });
});

describe('a remote', () => {
  const pairing = { isKnown: false, pairing: 'secret' };

  it('[G2] is paired once, within five minutes', () => {
    const evening = Evening.started();
    expect(closesIn(evening.remote('r', pairing))).toEqual(['r 4403 not allowed']);
    const told = evening.pair('secret');
    expect(sentTo(told, 'h')).toEqual([{ t: 'pairing', token: 'secret' }]);
    expect(welcomeOf(evening.remote('r', pairing), 'r')).toMatchObject({ seat: 'r-r' });
    expect(closesIn(evening.remote('r2', pairing))).toEqual(['r2 4403 not allowed']);
    evening.pair('later');
    evening.wait(5 * 60_000);
    expect(closesIn(evening.remote('r3', { isKnown: false, pairing: 'later' }))).toEqual([
      'r3 4403 not allowed',
    ]);
  });

  it('[G2] gets a pairing token by the host alone', () => {
    const evening = Evening.started();
    evening.screen('s');
    expect(evening.pair('x', 's')).toEqual([]);
  });

  it('[G2] comes back with its token; the newest connection wins', () => {
    const evening = Evening.started();
    evening.remote('r', { seat: 'r-1' });
    const again = evening.remote('r2', { seat: 'r-1' });
    expect(closesIn(again)).toEqual(['r 4409 superseded']);
    expect(again).toContainEqual({ type: 'showTo', to: 'r2' });
    expect(evening.told('remotes')).toEqual([
      { t: 'remotes', list: [{ seat: 'r-1', name: 'r2', from: 2 }] },
    ]);
    expect(evening.leave('r2')).toEqual([{ type: 'lists' }]);
    expect(evening.told('remotes')).toEqual([{ t: 'remotes', list: [] }]);
  });

  const paired = (evening: Evening, connection: string, name = '') => {
    evening.pair(connection);
    return evening.remote(connection, { isKnown: false, pairing: connection, name });
  };

  it('[G13] that is newly paired waits until the host lets it in', () => {
    const evening = Evening.started();
    evening.show(1);
    evening.open(2);
    const came = paired(evening, 'r');
    expect(came.map(({ type }) => type)).toEqual(['welcome', 'lists']);
    expect(welcomeOf(came, 'r')).toEqual({ as: 'remote', term: 1, seat: 'r-r', waiting: '1' });
    expect(evening.told('ask')).toEqual([
      { t: 'ask', id: '1', seat: 'r-r', kind: 'remote', value: 'Remote', from: 1 },
    ]);
    expect(evening.told('seats')).toMatchObject([{ waiting: ['1'] }]);
    expect(evening.told('remotes')).toEqual([{ t: 'remotes', list: [] }]);
    expect(evening.wish('r', 'w')).toEqual([
      { type: 'send', to: 'r', message: { t: 'answer', id: 'w', ok: false, why: 'waiting' } },
    ]);
    evening.say({ t: 'door', open: true, approve: false });
    expect(evening.told('ask')).toHaveLength(1);
    const letIn = evening.say({ t: 'answer', id: '1', ok: true });
    expect(letIn.map(({ type }) => type)).toEqual(['send', 'welcome', 'showTo', 'send', 'lists']);
    expect(sentTo(letIn, 'r')).toMatchObject([{ t: 'heard', id: '1', ok: true }, { t: 'order' }]);
    expect(welcomeOf(letIn, 'r')).toMatchObject({ seat: 'r-r', token: 'r-r.good' });
    expect(evening.told('remotes')).toMatchObject([{ list: [{ seat: 'r-r', name: 'Remote' }] }]);
    expect(evening.told('ask')).toEqual([]);
    expect(sentTo(evening.wish('r', 'w'), 'h')).toMatchObject([{ t: 'wish', from: 'r-r' }]);
  });

  it('[G13] that is refused or leaves has used up its pairing, and its ask is gone', () => {
    const evening = Evening.started();
    paired(evening, 'r', 'iPhone');
    expect(evening.told('ask')).toMatchObject([{ value: 'iPhone' }]);
    const refused = evening.say({ t: 'seat', seat: 'r-r', admit: false });
    expect(sentTo(refused, 'r')).toEqual([{ t: 'heard', id: '1', ok: false }]);
    expect(closesIn(refused)).toEqual(['r 4403 door']);
    expect(closesIn(evening.remote('r', { isKnown: false, pairing: 'r' }))).toEqual([
      'r 4403 not allowed',
    ]);
    paired(evening, 'r2');
    expect(evening.leave('r2')).toEqual([{ type: 'lists' }]);
    expect([evening.room.asks.size, evening.told('ask').length]).toEqual([0, 0]);
  });

  it('[G13] waits with few others, and is let in while there is a place', () => {
    const evening = Evening.started();
    for (let nth = 0; nth < CAPS.remotes; nth++) paired(evening, `w${nth}`);
    expect(closesIn(paired(evening, 'more'))).toEqual(['w0 4429 full']);
    for (let nth = 0; nth < CAPS.remotes; nth++) evening.remote(`r${nth}`);
    const late = evening.say({ t: 'seat', seat: 'r-more', admit: true });
    expect(sentTo(late, 'more')).toMatchObject([{ t: 'heard', ok: false, why: 'full' }]);
    expect(closesIn(late)).toEqual(['more 4429 full']);
  });
});

describe('a player', () => {
  it('[G3] is welcomed, told the seat, shown the state and told of the round', () => {
    const evening = Evening.started();
    evening.show(1);
    evening.open(2);
    const came = evening.player('a', { team: 3 });
    expect(came.map(({ type }) => type)).toEqual(['welcome', 'send', 'showTo', 'send', 'lists']);
    expect(welcomeOf(came, 'a')).toEqual({ as: 'player', term: 1, seat: 'p-a', token: 'p-a.good' });
    expect(sentTo(came, 'a')).toEqual([
      { t: 'seat', seat: 'p-a', name: 'a', team: 3 },
      { t: 'buzz', round: 2, open: true, mine: null, team: false },
    ]);
    expect(seatsOf(evening.room).seats).toEqual([
      { seat: 'p-a', name: 'a', team: 3, away: false, from: 1 },
    ]);
  });

  it('[G4] gets the seat back by its token, as the host left it', () => {
    const evening = Evening.started();
    evening.player('a');
    evening.leave('a');
    evening.say({ t: 'seat', seat: 'p-a', name: 'Ada', team: 5 });
    const back = evening.player('a2', { seat: 'p-a', isKnown: true, name: 'old', team: 0 });
    expect(sentTo(back, 'a2')[0]).toEqual({ t: 'seat', seat: 'p-a', name: 'Ada', team: 5 });
    expect(evening.room.seats.size).toBe(1);
  });

  it('[G4] brings name and team along when the room has forgotten them', () => {
    const evening = Evening.started();
    const back = evening.player('a', { seat: 'p-old', isKnown: true, name: 'Ada', team: 2 });
    expect(sentTo(back, 'a')[0]).toEqual({ t: 'seat', seat: 'p-old', name: 'Ada', team: 2 });
  });

  it('[G5] has one connection, the newest', () => {
    const evening = Evening.started();
    evening.player('a');
    expect(closesIn(evening.player('a2', { seat: 'p-a', isKnown: true }))).toEqual([
      'a 4409 superseded',
    ]);
    evening.leave('a');
    expect(seatsOf(evening.room).seats[0]?.away).toBe(false);
  });

  it('[G6] who is gone stays grey for ten minutes, and takes no place', () => {
    const evening = Evening.started();
    for (let nth = 0; nth < CAPS.phones; nth++) evening.player(`a${nth}`);
    expect(evening.leave('a0')).toEqual([{ type: 'lists' }]);
    expect(seatsOf(evening.room).seats.filter(({ away }) => away)).toHaveLength(1);
    expect(closesIn(evening.player('new'))).toEqual([]);
    expect(evening.wait(TEN_MINUTES - 1)).toEqual([]);
    expect(evening.wait(1)).toEqual([{ type: 'lists' }]);
    expect(evening.room.seats.has('p-a0')).toBe(false);
  });

  it('[G6] never leaves more grey seats than there are phones', () => {
    const evening = Evening.started();
    for (let nth = 0; nth < 50; nth++) {
      evening.player(`a${nth}`);
      evening.now += 1;
      evening.leave(`a${nth}`);
    }
    expect(evening.room.seats.size).toBeLessThanOrEqual(CAPS.phones);
    expect(evening.room.seats.has('p-a49')).toBe(true);
  });

  it('[G6] keeps its grey seat when another address leaves many', () => {
    const evening = Evening.started();
    evening.player('ada');
    evening.leave('ada');
    for (let nth = 0; nth < 50; nth++) {
      evening.now += 1;
      evening.player(`n${nth}`, { from: 'noisy' });
      evening.leave(`n${nth}`);
    }
    expect(evening.room.seats.has('p-ada')).toBe(true);
  });

  const fill = (evening: Evening, count: number, over: Parameters<Evening['player']>[1] = {}) =>
    Array.from({ length: count }, (_, nth) =>
      closesIn(evening.player(`n${nth}`, { from: 'noisy', ...over })),
    ).flat();

  it('[G12] of one address leaves places for others', () => {
    const evening = Evening.started();
    expect(fill(evening, CAPS.phones)).toEqual(['n5 4429 full', 'n6 4429 full', 'n7 4429 full']);
    expect(closesIn(evening.player('ada'))).toEqual([]);
    evening.leave('n0');
    expect(closesIn(evening.player('n9', { from: 'noisy' }))).toEqual([]);
  });

  it('[G12] sits down by its token beyond the share, and gives way to another address', () => {
    const evening = Evening.started();
    expect(fill(evening, CAPS.phones, { isKnown: true })).toEqual([]);
    expect(closesIn(evening.player('n9', { from: 'noisy', isKnown: true }))).toEqual([
      'n9 4429 full',
    ]);
    expect(closesIn(evening.player('ada'))).toEqual(['n7 4429 full']);
    expect(closesIn(evening.player('bob', { isKnown: true }))).toEqual(['n6 4429 full']);
    expect(closesIn(evening.player('cy'))).toEqual(['n5 4429 full']);
    expect(closesIn(evening.player('di'))).toEqual(['di 4429 full']);
    expect(seatsOf(evening.room).seats.filter(({ away }) => away)).toHaveLength(3);
  });

  it("[G10] has the number of its address, which is never another's", () => {
    const evening = Evening.started();
    evening.player('a', { from: 'x' });
    evening.player('b', { from: 'y' });
    evening.player('c', { from: 'x' });
    expect(seatsOf(evening.room).seats.map(({ from }) => from)).toEqual([1, 2, 1]);
    evening.leave('b');
    evening.wait(TEN_MINUTES);
    evening.player('d', { from: 'z' });
    evening.player('e', { from: 'y' });
    expect(seatsOf(evening.room).seats.map(({ from }) => from)).toEqual([1, 1, 3, 4]);
    expect([...evening.room.addresses.keys()]).toEqual(['x', 'z', 'y']);
  });

  it('[G7] is turned away when the room is full, like screens and remotes', () => {
    const evening = Evening.started();
    for (let nth = 0; nth < CAPS.phones; nth++) evening.player(`a${nth}`);
    for (let nth = 0; nth < CAPS.screens; nth++) evening.screen(`s${nth}`);
    for (let nth = 0; nth < CAPS.remotes; nth++) evening.remote(`r${nth}`);
    expect(closesIn(evening.player('more'))).toEqual(['more 4429 full']);
    expect(closesIn(evening.screen('more'))).toEqual(['more 4429 full']);
    expect(closesIn(evening.remote('more'))).toEqual(['more 4429 full']);
    expect(closesIn(evening.player('back', { seat: 'p-a0', isKnown: true }))).toEqual([
      'a0 4409 superseded',
    ]);
  });

  it('[G8] is called by a name of 20 characters in one line', () => {
    expect(tidyName('🦊'.repeat(30))).toBe('🦊'.repeat(20));
    expect(tidyName(' Ada \n Lovelace\u202E ')).toBe('Ada   Lovelace');
    expect(tidyName('\u200b \t')).toBe('Player');
    expect(tidyName('<b>Bob</b>')).toBe('<b>Bob</b>');
  });

  it('[G9] hears that the room is closed; a later guest is turned away', () => {
    const evening = Evening.started();
    evening.player('a');
    evening.screen('s');
    const ended = evening.say({ t: 'close' });
    expect(sentTo(ended, 'a')).toEqual([{ t: 'closed' }]);
    expect(closesIn(ended)).toEqual(['h 4404 closed', 'a 4404 closed', 's 4404 closed']);
    expect(ended.at(-1)).toEqual({ type: 'end' });
    expect(closesIn(evening.player('b'))).toEqual(['b 4404 closed']);
    expect(evening.put({ type: 'close' })).toEqual([]);
  });
});
