import type { RoomOrder } from '@wheel/contract';
import { describe, expect, it } from 'vitest';
import { Evening, sentTo, whysTo } from '../test/evening.ts';
import type { Effect } from './effect.ts';
import { judge, pressedAt } from './rounds.ts';

/** A host and one player for each team: a, b, c, d. */
const started = () => {
  const evening = Evening.started();
  for (const [team, connection] of [...'abcd'].entries()) evening.player(connection, { team });
  evening.open(1);
  return evening;
};
const orderIn = (effects: readonly Effect[]) =>
  sentTo(effects, 'h').find((message): message is RoomOrder => message.t === 'order');
const places = (effects: readonly Effect[]) => orderIn(effects)?.list.map(({ seat }) => seat);

describe('a round', () => {
  it('[Q1] follows the last one', () => {
    const evening = started();
    expect(evening.open(1)).toEqual([]);
    expect(sentTo(evening.open(5), 'a')).toEqual([
      { t: 'buzz', round: 5, open: true, mine: null, team: false },
    ]);
    expect(evening.open(4)).toEqual([]);
    expect(evening.say({ t: 'buzz', do: 'lock', round: 4 })).toEqual([]);
    expect(evening.say({ t: 'buzz', do: 'reset', round: 4 })).toEqual([]);
    expect(evening.room.round).toMatchObject({ number: 5, isOpen: true });
  });

  it.each(['lock', 'reset'] as const)(
    '[Q1] begins locked where the room first hears of it by a %s',
    (order) => {
      const evening = started();
      evening.buzz('a');
      evening.wait(150);
      expect(evening.room.round.list).toHaveLength(1);
      const effects = evening.say({ t: 'buzz', do: order, round: 3 });
      expect(orderIn(effects)).toMatchObject({ round: 3, open: false, list: [] });
      expect(evening.room.round).toMatchObject({ number: 3, isOpen: false, list: [] });
    },
  );

  it.each([
    [{ ago: 20, rtt: 60, roomRtt: 900, sameRoom: false }, 950],
    [{ ago: 900, rtt: 0, roomRtt: 900, sameRoom: false }, 950],
    [{ ago: -40, rtt: -10, roomRtt: 900, sameRoom: false }, 1000],
    [{ ago: 0, rtt: 900, roomRtt: 900, sameRoom: false }, 900],
    [{ ago: 0, rtt: null, roomRtt: 900, sameRoom: false }, 1000],
    [{ ago: 50, rtt: 900, roomRtt: 900, sameRoom: true }, 910],
    [{ ago: 50, rtt: 900, roomRtt: 30, sameRoom: false }, 965],
    [{ ago: 50, rtt: 900, roomRtt: 30, sameRoom: true }, 965],
    [{ ago: 5, rtt: 10, roomRtt: 30, sameRoom: true }, 990],
    [{ ago: 50, rtt: 900, roomRtt: null, sameRoom: false }, 980],
  ])('[Q2] takes a press that arrives at 1000 with %j for one at %d', (press, at) => {
    expect(pressedAt({ at: 1000, ...press })).toBe(at);
  });

  it('[Q2] lets the phone with the longer way be first', () => {
    const evening = started();
    evening.say({ t: 'allow', board: false, letters: false, phrases: false, sameRoom: false });
    evening.buzz('a', { rtt: 10 });
    evening.now += 40;
    evening.buzz('b', { rtt: 160 });
    expect(places(evening.wait(150))).toEqual(['p-b', 'p-a']);
  });

  it('[Q2] lets no phone that answers pings late beat one that pressed 120 ms earlier', () => {
    for (const sameRoom of [true, false]) {
      const evening = started();
      evening.say({ t: 'allow', board: false, letters: false, phrases: false, sameRoom });
      evening.buzz('a', { rtt: 8, roomRtt: 8 });
      evening.now += 120;
      evening.buzz('b', { rtt: 250, ago: 50, roomRtt: 8 });
      expect(places(evening.wait(150))).toEqual(['p-a', 'p-b']);
    }
  });

  it('[Q3] holds the first buzz for 150 ms, then tells the order for good', () => {
    const evening = started();
    expect(evening.buzz('b')).toEqual([{ type: 'wake', at: evening.now + 150 }]);
    evening.now += 100;
    expect(evening.buzz('a', { ago: 30 })).toEqual([]);
    expect(evening.wait(49)).toEqual([]);
    const told = evening.wait(1);
    expect(orderIn(told)).toEqual({
      t: 'order',
      round: 1,
      open: true,
      list: [
        { seat: 'p-b', team: 1, ms: 0 },
        { seat: 'p-a', team: 0, ms: 70 },
      ],
      tie: false,
    });
    expect(told).toContainEqual({ type: 'broadcast', roles: ['remote'], message: orderIn(told) });
    expect(sentTo(told, 'a')).toEqual([
      { t: 'buzz', round: 1, open: true, mine: { place: 2, ms: 70 }, team: false },
    ]);
    expect(sentTo(told, 'c')).toEqual([]);
  });

  it('[Q4] appends a later press in spite of its claims', () => {
    const evening = started();
    evening.buzz('a');
    evening.wait(150);
    evening.buzz('b', { rtt: 0, roomRtt: 0 });
    const told = evening.buzz('c', { ago: 50, rtt: 900 });
    expect(orderIn(told)?.list).toEqual([
      { seat: 'p-a', team: 0, ms: 0 },
      { seat: 'p-b', team: 1, ms: 150 },
      { seat: 'p-c', team: 2, ms: 150 },
    ]);
  });

  it('[Q5] gives a tie to the team that was first less often', () => {
    const evening = started();
    evening.buzz('a');
    expect(orderIn(evening.wait(150))?.tie).toBe(false);
    evening.open(2);
    evening.buzz('a');
    evening.now += 10;
    evening.buzz('b');
    evening.now += 1;
    evening.buzz('c');
    const told = orderIn(evening.wait(150));
    expect(told?.tie).toBe(true);
    expect(told?.list).toEqual([
      { seat: 'p-b', team: 1, ms: 0, tied: true },
      { seat: 'p-a', team: 0, ms: 0, tied: true },
      { seat: 'p-c', team: 2, ms: 11 },
    ]);
  });

  it('[Q5] names as tied exactly those within 10 ms, also where the rounded distance says otherwise', () => {
    const evening = started();
    evening.buzz('a');
    evening.now += 9.6;
    evening.buzz('b');
    evening.now += 0.8;
    evening.buzz('c');
    const effects = evening.wait(150);
    expect(orderIn(effects)?.list).toEqual([
      { seat: 'p-a', team: 0, ms: 0, tied: true },
      { seat: 'p-b', team: 1, ms: 10, tied: true },
      { seat: 'p-c', team: 2, ms: 10 },
    ]);
    expect(sentTo(effects, 'b')).toMatchObject([{ mine: { place: 2, ms: 10, tied: true } }]);
    expect(sentTo(effects, 'c')).toEqual([
      { t: 'buzz', round: 1, open: true, mine: { place: 3, ms: 10 }, team: false },
    ]);
  });

  it('[Q5] moves only the first of a tie', () => {
    const held = [
      { seat: 'x', team: 0, at: 100 },
      { seat: 'y', team: 1, at: 104 },
      { seat: 'z', team: 2, at: 108 },
    ];
    const firsts = new Map([
      [0, 2],
      [1, 1],
    ]);
    expect(judge(held, firsts).list).toEqual([
      { seat: 'z', team: 2, ms: 0, tied: true },
      { seat: 'x', team: 0, ms: 0, tied: true },
      { seat: 'y', team: 1, ms: 4, tied: true },
    ]);
  });

  it('[Q5] keeps the order of arrival where nothing else decides', () => {
    const held = [
      { seat: 'x', team: 0, at: 5 },
      { seat: 'y', team: 1, at: 5 },
    ];
    expect(judge(held, new Map()).list.map(({ seat }) => seat)).toEqual(['x', 'y']);
  });

  it('[Q6] counts one buzz of a team, the earliest of its players', () => {
    const evening = started();
    evening.player('a2', { team: 0 });
    evening.player('a3', { team: 0 });
    evening.buzz('a');
    evening.now += 30;
    evening.buzz('a2', { rtt: 100, ago: 0 });
    evening.buzz('a2', { rtt: 100, ago: 0 });
    const told = evening.wait(150);
    expect(places(told)).toEqual(['p-a2']);
    const mate = { t: 'buzz', round: 1, open: true, mine: null, team: true };
    expect(sentTo(told, 'a')).toEqual([mate]);
    expect(sentTo(told, 'a3')).toEqual([mate]);
    expect(sentTo(evening.buzz('a3'), 'a3')).toEqual([mate]);
  });

  it('[Q7] ignores another round, and says why a press does not count', () => {
    const evening = started();
    expect(evening.buzz('a', { round: 2 })).toEqual([]);
    expect(whysTo(evening.buzz('a', { ago: 1001 }), 'a')).toEqual(['late']);
    evening.player('loose', { team: null });
    expect(whysTo(evening.buzz('loose'), 'loose')).toEqual(['locked']);
    evening.open(2, [1, 2]);
    expect(whysTo(evening.buzz('a'), 'a')).toEqual(['locked']);
    evening.open(3);
    evening.say({ t: 'buzz', do: 'lock', round: 3 });
    expect(whysTo(evening.buzz('a'), 'a')).toEqual(['locked']);
    evening.open(4);
    evening.leave('h');
    expect(whysTo(evening.buzz('a'), 'a')).toEqual(['away']);
    expect(evening.room.round.held).toEqual([]);
  });

  it('[Q7] knows no round before the first', () => {
    const evening = new Evening();
    evening.host();
    evening.player('a');
    expect(evening.buzz('a', { round: 0 })).toEqual([]);
  });

  it('[Q8] tells places from 1 and the distance to the first', () => {
    const evening = started();
    evening.buzz('c');
    evening.now += 38;
    evening.buzz('d');
    const told = evening.wait(150);
    expect(sentTo(told, 'c')[0]).toMatchObject({ mine: { place: 1, ms: 0 } });
    expect(sentTo(told, 'd')[0]).toMatchObject({ mine: { place: 2, ms: 38 } });
  });

  it('[Q8] tells the distance in a tie, too', () => {
    const evening = started();
    evening.buzz('c');
    evening.now += 4;
    evening.buzz('d');
    expect(orderIn(evening.wait(150))).toMatchObject({
      tie: true,
      list: [
        { seat: 'p-c', ms: 0 },
        { seat: 'p-d', ms: 4 },
      ],
    });
  });

  it('[Q9] is locked by the host alone, and keeps what is held', () => {
    const evening = started();
    evening.buzz('a');
    evening.say({ t: 'buzz', do: 'lock', round: 1 });
    expect(evening.buzz('b')).toHaveLength(1);
    const told = evening.wait(150);
    expect(places(told)).toEqual(['p-a']);
    expect(orderIn(told)?.open).toBe(false);
    const open = started();
    open.buzz('a');
    open.wait(150);
    expect(open.room.round.isOpen).toBe(true);
  });

  it('[Q9] is cleared by a reset and stays locked', () => {
    const evening = started();
    evening.buzz('a');
    evening.wait(150);
    const reset = evening.say({ t: 'buzz', do: 'reset', round: 1 });
    expect(sentTo(reset, 'a')).toEqual([
      { t: 'buzz', round: 1, open: false, mine: null, team: false },
    ]);
    expect(orderIn(reset)?.list).toEqual([]);
    const held = started();
    held.buzz('a');
    held.say({ t: 'buzz', do: 'reset', round: 1 });
    expect(held.wait(1000)).toEqual([]);
  });

  it('[Q10] survives the reload of the host, also within the hold', () => {
    const evening = started();
    evening.buzz('a');
    evening.leave('h');
    evening.wait(150);
    expect(places(evening.host('h'))).toEqual(['p-a']);
    expect(evening.room.round.isOpen).toBe(true);
    expect(sentTo(evening.player('late', { team: 2 }), 'late')).toContainEqual({
      t: 'buzz',
      round: 1,
      open: true,
      mine: null,
      team: false,
    });
  });
});
