import { describe, expect, it } from 'vitest';
import { tidyName } from './names.ts';
import { seatsOf } from './seating.ts';
import { CAPS, closesIn, Evening, sentTo, welcomeOf } from './testing.ts';

const TEN_MINUTES = 10 * 60_000;
const started = () => {
  const evening = new Evening();
  evening.host();
  return evening;
};

describe('a screen', () => {
  it('[G1] is welcomed and shown the last state, and the host hears of it', () => {
    const evening = started();
    const came = evening.screen('s');
    expect(welcomeOf(came, 's')).toEqual({ as: 'screen', term: 1 });
    expect(came).toContainEqual({ type: 'showTo', to: 's' });
    expect(sentTo(came, 'h')).toEqual([{ t: 'screens', n: 1 }]);
    evening.screen('s2');
    expect(sentTo(evening.leave('s'), 'h')).toEqual([{ t: 'screens', n: 1 }]);
  });
});

describe('a remote', () => {
  const pairing = { isKnown: false, pairing: 'secret' };

  it('[G2] is paired once, within five minutes', () => {
    const evening = started();
    expect(closesIn(evening.remote('r', pairing))).toEqual(['r 4403 not allowed']);
    const told = evening.put({ type: 'pair', link: 'h', token: 'secret', at: evening.now });
    expect(sentTo(told, 'h')).toEqual([{ t: 'pairing', token: 'secret' }]);
    expect(welcomeOf(evening.remote('r', pairing), 'r')).toMatchObject({
      as: 'remote',
      seat: 'r-r',
      token: 'r-r.good',
    });
    expect(closesIn(evening.remote('r2', pairing))).toEqual(['r2 4403 not allowed']);
    evening.put({ type: 'pair', link: 'h', token: 'later', at: evening.now });
    evening.wait(5 * 60_000);
    expect(closesIn(evening.remote('r3', { isKnown: false, pairing: 'later' }))).toEqual([
      'r3 4403 not allowed',
    ]);
  });

  it('[G2] gets no pairing token for anybody but the host', () => {
    const evening = started();
    evening.screen('s');
    expect(evening.put({ type: 'pair', link: 's', token: 'x', at: 1 })).toEqual([]);
  });

  it('[G2] comes back with its token; the newest connection wins', () => {
    const evening = started();
    evening.remote('r', { seat: 'r-1' });
    const again = evening.remote('r2', { seat: 'r-1' });
    expect(closesIn(again)).toEqual(['r 4409 superseded']);
    expect(again).toContainEqual({ type: 'showTo', to: 'r2' });
  });
});

describe('a player', () => {
  it('[G3] is welcomed, told the seat, shown the state and told of the round', () => {
    const evening = started();
    evening.show(1);
    evening.open(2);
    const came = evening.player('a', { team: 3 });
    expect(came.map(({ type }) => type)).toEqual(['welcome', 'send', 'showTo', 'send', 'seats']);
    expect(welcomeOf(came, 'a')).toEqual({ as: 'player', term: 1, seat: 'p-a', token: 'p-a.good' });
    expect(sentTo(came, 'a')).toEqual([
      { t: 'seat', seat: 'p-a', name: 'a', team: 3 },
      { t: 'buzz', round: 2, open: true, mine: null, team: false },
    ]);
    expect(seatsOf(evening.room).seats).toEqual([{ seat: 'p-a', name: 'a', team: 3, away: false }]);
  });

  it('[G4] gets the seat back by its token, as the host left it', () => {
    const evening = started();
    evening.player('a');
    evening.leave('a');
    evening.say({ t: 'seat', seat: 'p-a', name: 'Ada', team: 5 });
    const back = evening.player('a2', { seat: 'p-a', isKnown: true, name: 'old', team: 0 });
    expect(sentTo(back, 'a2')[0]).toEqual({ t: 'seat', seat: 'p-a', name: 'Ada', team: 5 });
    expect(evening.room.seats.size).toBe(1);
  });

  it('[G4] brings name and team along when the room has forgotten them', () => {
    const evening = started();
    const back = evening.player('a', { seat: 'p-old', isKnown: true, name: 'Ada', team: 2 });
    expect(sentTo(back, 'a')[0]).toEqual({ t: 'seat', seat: 'p-old', name: 'Ada', team: 2 });
  });

  it('[G5] has one connection, the newest', () => {
    const evening = started();
    evening.player('a');
    expect(closesIn(evening.player('a2', { seat: 'p-a', isKnown: true }))).toEqual([
      'a 4409 superseded',
    ]);
    evening.leave('a');
    expect(seatsOf(evening.room).seats[0]?.away).toBe(false);
  });

  it('[G6] who is gone stays grey for ten minutes, and takes no place', () => {
    const evening = started();
    for (let nth = 0; nth < CAPS.phones; nth++) evening.player(`a${nth}`);
    expect(evening.leave('a0')).toEqual([{ type: 'seats' }]);
    expect(seatsOf(evening.room).seats.filter(({ away }) => away)).toHaveLength(1);
    expect(closesIn(evening.player('new'))).toEqual([]);
    expect(evening.wait(TEN_MINUTES - 1)).toEqual([]);
    expect(evening.wait(1)).toEqual([{ type: 'seats' }]);
    expect(evening.room.seats.has('p-a0')).toBe(false);
  });

  it('[G6] never leaves more grey seats than there are phones', () => {
    const evening = started();
    for (let nth = 0; nth < 50; nth++) {
      evening.player(`a${nth}`);
      evening.now += 1;
      evening.leave(`a${nth}`);
    }
    expect(evening.room.seats.size).toBeLessThanOrEqual(CAPS.phones);
    expect(evening.room.seats.has('p-a49')).toBe(true);
  });

  it('[G7] is turned away when the room is full, like screens and remotes', () => {
    const evening = started();
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

  it('[G9] hears that the room is closed; whoever comes later is turned away', () => {
    const evening = started();
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
