import { describe, expect, it } from 'vitest';
import { seatsOf } from './seating.ts';
import { closesIn, Evening, sentTo, welcomeOf } from './testing.ts';

const started = () => {
  const evening = new Evening();
  evening.host();
  return evening;
};
const lock = { t: 'door', open: false, approve: false } as const;
const approve = { t: 'door', open: true, approve: true } as const;

describe('the door', () => {
  it('[N1] stops newcomers while it is locked, and nobody else', () => {
    const evening = started();
    expect(evening.say(lock)).toEqual([{ type: 'save' }]);
    expect(closesIn(evening.player('new'))).toEqual(['new 4403 door']);
    expect(closesIn(evening.player('old', { isKnown: true }))).toEqual([]);
    expect(closesIn(evening.screen('s'))).toEqual([]);
    expect(closesIn(evening.remote('r'))).toEqual([]);
  });

  it('[N2] lets newcomers wait until the host lets them in', () => {
    const evening = started();
    evening.say(approve);
    const came = evening.player('a');
    expect(welcomeOf(came, 'a')).toEqual({ as: 'player', term: 1, seat: 'p-a', waiting: '1' });
    expect(sentTo(came, 'h')).toEqual([
      { t: 'ask', id: '1', seat: 'p-a', kind: 'join', value: 'a' },
    ]);
    const let1 = evening.say({ t: 'seat', seat: 'p-a', admit: true });
    expect(sentTo(let1, 'a')[0]).toEqual({ t: 'heard', id: '1', ok: true });
    expect(welcomeOf(let1, 'a')).toMatchObject({ seat: 'p-a', token: 'p-a.good' });
    evening.player('b');
    const let2 = evening.say({ t: 'answer', id: '2', ok: true });
    expect(welcomeOf(let2, 'b')).toMatchObject({ token: 'p-b.good' });
    expect(seatsOf(evening.room).seats).toHaveLength(2);
  });

  it('[N2] refuses newcomers', () => {
    const evening = started();
    evening.say(approve);
    evening.player('a');
    const refused = evening.say({ t: 'seat', seat: 'p-a', admit: false });
    expect(sentTo(refused, 'a')).toEqual([{ t: 'heard', id: '1', ok: false }]);
    expect(closesIn(refused)).toEqual(['a 4403 door']);
    expect(evening.room.seats.size).toBe(0);
    expect(refused).toContainEqual({ type: 'seats' });
  });

  it('[N3] lets all in who wait when newcomers are no longer approved', () => {
    const evening = started();
    evening.say(approve);
    evening.player('a');
    evening.player('b');
    expect(seatsOf(evening.room).waiting).toEqual(['1', '2']);
    expect(evening.say({ t: 'door', open: true, approve: false })).toContainEqual({
      type: 'seats',
    });
    expect(seatsOf(evening.room).waiting).toEqual([]);
    expect(seatsOf(evening.room).seats.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(evening.room.asks.size).toBe(0);
  });

  it('[N4] keeps who waits out of everything', () => {
    const evening = started();
    evening.say(approve);
    evening.open(1);
    evening.player('a');
    expect(seatsOf(evening.room).seats).toEqual([]);
    expect(evening.buzz('a')).toEqual([]);
    expect(sentTo(evening.say({ t: 'buzz', do: 'lock', round: 1 }), 'a')).toEqual([]);
    expect(evening.leave('a')).toEqual([{ type: 'seats' }]);
    expect([evening.room.seats.size, evening.room.asks.size]).toEqual([0, 0]);
    evening.player('again');
    expect(seatsOf(evening.room).waiting).toEqual(['2']);
  });
});

describe('a seat', () => {
  it('[N5] is moved and renamed by the host, and the phone hears it', () => {
    const evening = started();
    evening.player('a');
    const moved = evening.say({ t: 'seat', seat: 'p-a', name: 'Ada', team: 2 });
    expect(sentTo(moved, 'a')).toEqual([{ t: 'seat', seat: 'p-a', name: 'Ada', team: 2 }]);
    expect(moved).toContainEqual({ type: 'seats' });
    expect(evening.say({ t: 'seat', seat: 'nobody', name: 'x' })).toEqual([]);
  });

  it('[N5] is changed by its player, but not to another team after a buzz', () => {
    const evening = started();
    evening.player('a');
    const say = (message: { t: 'team'; team: number } | { t: 'name'; name: string }) =>
      evening.put({ type: 'player', link: 'a', message, at: evening.now, rtt: 0 });
    const stays = { t: 'seat', seat: 'p-a', name: 'Bob', team: 1 };
    const renamed = say({ t: 'name', name: 'Bob' });
    expect(sentTo(renamed, 'a')).toMatchObject([{ t: 'seat', name: 'Bob' }]);
    expect(renamed).toContainEqual({ type: 'seats' });
    const moved = say({ t: 'team', team: 1 });
    expect(sentTo(moved, 'a')).toEqual([stays]);
    expect(moved).toContainEqual({ type: 'seats' });
    evening.open(1);
    evening.buzz('a');
    const early = say({ t: 'team', team: 2 });
    expect(sentTo(early, 'a')).toEqual([stays]);
    expect(early).not.toContainEqual({ type: 'seats' });
    evening.wait(150);
    expect(sentTo(say({ t: 'team', team: 2 }), 'a')).toEqual([stays]);
    evening.say({ t: 'buzz', do: 'lock', round: 1 });
    expect(say({ t: 'team', team: 2 })).toContainEqual({ type: 'seats' });
  });

  it('[N6] is taken by a kick, which leaves the token good', () => {
    const evening = started();
    evening.player('a');
    const kicked = evening.say({ t: 'kick', seat: 'p-a' });
    expect(closesIn(kicked)).toEqual(['a 4403 removed']);
    expect(kicked).not.toContainEqual({ type: 'save' });
    evening.say(lock);
    expect(closesIn(evening.player('a2', { seat: 'p-a', isKnown: true }))).toEqual([]);
  });

  it('[N6] is taken for good by a ban', () => {
    const evening = started();
    evening.player('a');
    const banned = evening.say({ t: 'kick', seat: 'p-a', ban: true });
    expect(closesIn(banned)).toEqual(['a 4403 banned']);
    expect(banned).toContainEqual({ type: 'save' });
    expect(closesIn(evening.player('a2', { seat: 'p-a', isKnown: true }))).toEqual([
      'a2 4403 banned',
    ]);
  });

  it('[N7] is shown the whole state once the board is allowed', () => {
    const evening = started();
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
