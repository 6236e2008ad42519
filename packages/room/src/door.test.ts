import { describe, expect, it } from 'vitest';
import { CAPS, closesIn, Evening, sentTo, welcomeOf } from '../test/evening.ts';

const lock = { t: 'door', open: false, approve: false } as const;
const approve = { t: 'door', open: true, approve: true } as const;

describe('the door', () => {
  it('[N1] stops new phones and screens alone while it is locked', () => {
    const evening = Evening.started();
    expect(evening.say(lock)).toEqual([{ type: 'save' }]);
    expect(closesIn(evening.player('new'))).toEqual(['new 4403 door']);
    expect(closesIn(evening.player('old', { isKnown: true }))).toEqual([]);
    expect(closesIn(evening.screen('s'))).toEqual(['s 4403 door']);
    expect(closesIn(evening.screen('s2', { isKnown: true }))).toEqual([]);
    expect(closesIn(evening.screen('s3', { isOwn: true }))).toEqual([]);
    expect(closesIn(evening.remote('r'))).toEqual([]);
  });

  it('[N2] lets newcomers wait until the host lets them in', () => {
    const evening = Evening.started();
    evening.say(approve);
    const came = evening.player('a');
    expect(welcomeOf(came, 'a')).toEqual({ as: 'player', term: 1, seat: 'p-a', waiting: '1' });
    expect(came).toContainEqual({ type: 'lists' });
    expect(evening.told('ask')).toEqual([
      { t: 'ask', id: '1', seat: 'p-a', kind: 'join', value: 'a', from: 1 },
    ]);
    const let1 = evening.say({ t: 'seat', seat: 'p-a', admit: true });
    expect(sentTo(let1, 'a')[0]).toEqual({ t: 'heard', id: '1', ok: true });
    expect(welcomeOf(let1, 'a')).toMatchObject({ seat: 'p-a', token: 'p-a.good' });
    evening.player('b');
    const let2 = evening.say({ t: 'answer', id: '2', ok: true });
    expect(welcomeOf(let2, 'b')).toMatchObject({ token: 'p-b.good' });
    expect(evening.told('seats')[0]?.seats).toHaveLength(2);
  });

  it('[N2] refuses newcomers', () => {
    const evening = Evening.started();
    evening.say(approve);
    evening.player('a');
    const refused = evening.say({ t: 'seat', seat: 'p-a', admit: false });
    expect(sentTo(refused, 'a')).toEqual([{ t: 'heard', id: '1', ok: false }]);
    expect(closesIn(refused)).toEqual(['a 4403 door']);
    expect(evening.room.seats.size).toBe(0);
    expect(refused).toContainEqual({ type: 'lists' });
  });

  it('[N3] lets all in who wait when newcomers are no longer approved', () => {
    const evening = Evening.started();
    evening.say(approve);
    evening.player('a');
    evening.player('b');
    expect(evening.told('seats')[0]?.waiting).toEqual(['1', '2']);
    expect(evening.say({ t: 'door', open: true, approve: false })).toContainEqual({
      type: 'lists',
    });
    expect(evening.told('seats')[0]?.waiting).toEqual([]);
    expect(evening.told('seats')[0]?.seats.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(evening.room.asks.size).toBe(0);
  });

  it('[N4] keeps who waits out of everything', () => {
    const evening = Evening.started();
    evening.say(approve);
    evening.open(1);
    evening.player('a');
    expect(evening.told('seats')[0]?.seats).toEqual([]);
    expect(evening.buzz('a')).toEqual([]);
    expect(sentTo(evening.say({ t: 'buzz', do: 'lock', round: 1 }), 'a')).toEqual([]);
    expect(evening.leave('a')).toEqual([{ type: 'lists' }]);
    expect([evening.room.seats.size, evening.room.asks.size]).toEqual([0, 0]);
    evening.player('again');
    expect(evening.told('seats')[0]?.waiting).toEqual(['2']);
  });

  it('[N8] holds a few, and one address pushes out only its own', () => {
    const evening = Evening.started();
    evening.say(approve);
    evening.player('ada');
    for (let nth = 0; nth < CAPS.waiting - 1; nth++) evening.player(`n${nth}`, { from: 'noisy' });
    expect(closesIn(evening.player('n9', { from: 'noisy' }))).toEqual(['n0 4429 full']);
    expect(closesIn(evening.player('bob'))).toEqual(['n1 4429 full']);
    expect(closesIn(evening.player('n10', { from: 'noisy' }))).toEqual(['n2 4429 full']);
    expect(evening.told('ask').map(({ value }) => value)).toEqual(['ada', 'n9', 'bob', 'n10']);
    expect(evening.room.asks.size).toBe(CAPS.waiting);
  });

  it('[N8] takes no place of the phones, which are counted when one is let in', () => {
    const evening = Evening.started();
    evening.say(approve);
    for (let nth = 0; nth < CAPS.waiting; nth++) evening.player(`n${nth}`);
    for (let nth = 0; nth < CAPS.phones; nth++)
      expect(closesIn(evening.player(`k${nth}`, { isKnown: true }))).toEqual([]);
    const late = evening.say({ t: 'seat', seat: 'p-n0', admit: true });
    expect(sentTo(late, 'n0')).toEqual([{ t: 'heard', id: '1', ok: false, why: 'full' }]);
    expect(closesIn(late)).toEqual(['n0 4429 full']);
  });

  it('[N9] refuses all who wait, or those from one address', () => {
    const evening = Evening.started();
    evening.say(approve);
    evening.player('a', { from: 'x' });
    evening.player('b', { from: 'x' });
    evening.player('c', { from: 'y' });
    evening.pair('secret');
    evening.remote('r', { isKnown: false, pairing: 'secret', from: 'y' });
    const some = evening.say({ t: 'refuse', from: 1 });
    expect(closesIn(some)).toEqual(['a 4403 door', 'b 4403 door']);
    expect(sentTo(some, 'a')).toEqual([{ t: 'heard', id: '1', ok: false }]);
    expect(closesIn(evening.say({ t: 'refuse' }))).toEqual(['c 4403 door', 'r 4403 door']);
    expect([evening.room.asks.size, evening.room.seats.size]).toEqual([0, 0]);
    expect(evening.say({ t: 'refuse' })).toEqual([]);
  });
});

describe('a seat', () => {
  it('[N5] is moved and renamed by the host, and the phone hears it', () => {
    const evening = Evening.started();
    evening.player('a');
    const moved = evening.say({ t: 'seat', seat: 'p-a', name: 'Ada', team: 2 });
    expect(sentTo(moved, 'a')).toEqual([{ t: 'seat', seat: 'p-a', name: 'Ada', team: 2 }]);
    expect(moved).toContainEqual({ type: 'lists' });
    expect(evening.say({ t: 'seat', seat: 'nobody', name: 'x' })).toEqual([]);
  });

  it('[N5] is changed by its player, but not to another team after a buzz', () => {
    const evening = Evening.started();
    evening.player('a');
    const say = (message: Parameters<Evening['press']>[1]) => evening.press('a', message);
    const stays = { t: 'seat', seat: 'p-a', name: 'Bob', team: 1 };
    const renamed = say({ t: 'name', name: 'Bob' });
    expect(sentTo(renamed, 'a')).toMatchObject([{ t: 'seat', name: 'Bob' }]);
    expect(renamed).toContainEqual({ type: 'lists' });
    const moved = say({ t: 'team', team: 1 });
    expect(sentTo(moved, 'a')).toEqual([stays]);
    expect(moved).toContainEqual({ type: 'lists' });
    evening.open(1);
    evening.buzz('a');
    const early = say({ t: 'team', team: 2 });
    expect(sentTo(early, 'a')).toEqual([stays]);
    expect(early).not.toContainEqual({ type: 'lists' });
    evening.wait(150);
    expect(sentTo(say({ t: 'team', team: 2 }), 'a')).toEqual([stays]);
    evening.say({ t: 'buzz', do: 'lock', round: 1 });
    expect(say({ t: 'team', team: 2 })).toContainEqual({ type: 'lists' });
  });

  it('[N5] stays as the host named or moved it, against its player', () => {
    const evening = Evening.started();
    evening.player('a');
    const say = (message: Parameters<Evening['press']>[1]) => evening.press('a', message);
    evening.say({ t: 'seat', seat: 'p-a', name: 'Ada' });
    const renamed = say({ t: 'name', name: 'Rude' });
    expect(renamed).toEqual([
      { type: 'send', to: 'a', message: { t: 'seat', seat: 'p-a', name: 'Ada', team: 0 } },
    ]);
    expect(sentTo(say({ t: 'team', team: 1 }), 'a')).toMatchObject([{ name: 'Ada', team: 1 }]);
    evening.say({ t: 'seat', seat: 'p-a', team: 2 });
    expect(sentTo(say({ t: 'team', team: 1 }), 'a')).toMatchObject([{ name: 'Ada', team: 2 }]);
    evening.leave('a');
    evening.player('a', { isKnown: true, name: 'Rude', team: 0 });
    say({ t: 'name', name: 'Rude' });
    expect(sentTo(say({ t: 'team', team: 1 }), 'a')).toMatchObject([{ name: 'Ada', team: 2 }]);
  });

  it('[N6] is taken by a kick, which leaves the token good', () => {
    const evening = Evening.started();
    evening.player('a');
    const kicked = evening.say({ t: 'kick', seat: 'p-a' });
    expect(closesIn(kicked)).toEqual(['a 4403 removed']);
    expect(kicked).not.toContainEqual({ type: 'save' });
    evening.say(lock);
    expect(closesIn(evening.player('a2', { seat: 'p-a', isKnown: true }))).toEqual([]);
  });

  it('[N6] is taken for good by a ban', () => {
    const evening = Evening.started();
    evening.player('a');
    const banned = evening.say({ t: 'kick', seat: 'p-a', ban: true });
    expect(closesIn(banned)).toEqual(['a 4403 banned']);
    expect(banned).toContainEqual({ type: 'save' });
    expect(closesIn(evening.player('a2', { seat: 'p-a', isKnown: true }))).toEqual([
      'a2 4403 banned',
    ]);
  });

  it.each(['screen', 'remote'] as const)('[N6] of a %s ends for good', (role) => {
    const evening = Evening.started();
    evening[role]('g');
    const seat = `${role[0]}-g`;
    const kicked = evening.say({ t: 'kick', seat });
    expect(closesIn(kicked)).toEqual(['g 4403 removed']);
    expect(kicked).toContainEqual({ type: 'save' });
    expect(kicked).toContainEqual({ type: 'lists' });
    expect(closesIn(evening[role]('g2', { seat, isKnown: true }))).toEqual(['g2 4403 banned']);
    expect(evening.say({ t: 'kick', seat })).toEqual([]);
    expect(evening.say({ t: 'kick' })).toEqual([]);
  });

  it('[N10] goes with all others of its address, but for the own screens and remotes', () => {
    const evening = Evening.started();
    const from = 'x';
    evening.screen('own', { from, isOwn: true });
    evening.remote('r', { from });
    evening.player('a', { from });
    evening.player('grey', { from });
    evening.leave('grey');
    evening.screen('s', { from });
    evening.player('other');
    evening.say(approve);
    evening.player('new', { from });
    const kicked = evening.say({ t: 'kick', from: 1 });
    expect(closesIn(kicked)).toEqual(['new 4403 door', 'a 4403 removed', 's 4403 removed']);
    expect([...evening.room.connections.keys()]).toEqual(['h', 'own', 'r', 'other']);
    expect([...evening.room.seats.keys()]).toEqual(['p-other']);
    expect(evening.room.banned).toEqual(['s-s']);
    expect(closesIn(evening.player('a2', { seat: 'p-a', isKnown: true, from }))).toEqual([]);
  });

  it('[N10] goes for good with a ban, which is kept at once for all', () => {
    const evening = Evening.started();
    for (const connection of ['a', 'b']) evening.player(connection, { from: 'x' });
    const banned = evening.say({ t: 'kick', from: 1, ban: true });
    expect(closesIn(banned)).toEqual(['a 4403 banned', 'b 4403 banned']);
    expect(banned.filter(({ type }) => type === 'save')).toHaveLength(1);
    expect(evening.room.banned).toEqual(['p-a', 'p-b']);
    expect(evening.say({ t: 'kick', from: 1 })).toEqual([]);
  });

  it('[N7] is shown the whole state once the board is allowed', () => {
    const evening = Evening.started();
    evening.show(1);
    const allow = {
      t: 'allow',
      board: true,
      letters: true,
      phrases: false,
      sameRoom: false,
    } as const;
    expect(evening.say(allow)).toEqual([
      { type: 'save' },
      { type: 'show', roles: ['player'], events: null },
    ]);
    expect(evening.say({ ...allow, phrases: true })).toEqual([{ type: 'save' }]);
  });
});
