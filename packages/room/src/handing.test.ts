import { describe, expect, it } from 'vitest';
import { adopt, handOver } from './handing.ts';
import { newRoom } from './room.ts';
import { seatsOf } from './seating.ts';
import { CAPS, Evening, sentTo } from './testing.ts';

describe('a room that moves to another server', () => {
  const moved = (evening: Evening, laterNow = 9_000_000) => {
    const there = new Evening(newRoom({ term: 1, caps: CAPS }));
    there.now = laterNow;
    const handed = JSON.parse(JSON.stringify(handOver(evening.room, evening.now)));
    const { room, effects } = adopt(there.room, handed, there.now);
    there.room = room;
    return { there, effects };
  };

  it('[M1] brings its round, the order and who was first how often', () => {
    const evening = new Evening();
    evening.host();
    evening.player('a', { team: 0 });
    evening.player('b', { team: 1 });
    evening.open(3);
    evening.buzz('a');
    evening.wait(150);
    const { there } = moved(evening);
    expect(there.room.round).toMatchObject({ number: 3, isOpen: true, list: [{ seat: 'p-a' }] });
    expect(there.room.firsts.get(0)).toBe(1);
    there.host();
    there.player('b', { seat: 'p-b', isKnown: true });
    expect(sentTo(there.buzz('b'), 'b')).toMatchObject([{ mine: { place: 2, ms: 150 } }]);
  });

  it('[M1] tells a host who is there already', () => {
    const evening = new Evening();
    evening.host();
    evening.open(3);
    const there = new Evening(newRoom({ term: 1, caps: CAPS }));
    there.host('new');
    const { effects } = adopt(there.room, handOver(evening.room, evening.now), there.now);
    expect(sentTo(effects, 'new')).toEqual([
      { t: 'order', round: 3, open: true, list: [], tie: false },
    ]);
  });

  it('[M1] judges what is held before it leaves', () => {
    const evening = new Evening();
    evening.host();
    evening.player('a');
    evening.open(1);
    evening.buzz('a');
    expect(moved(evening).there.room.round.list).toHaveLength(1);
  });

  it('[M2] brings its seats, grey until they come', () => {
    const evening = new Evening();
    evening.host();
    evening.player('a', { team: 2 });
    const { there, effects } = moved(evening);
    expect(effects).toContainEqual({ type: 'seats' });
    expect(seatsOf(there.room).seats).toEqual([{ seat: 'p-a', name: 'a', team: 2, away: true }]);
  });

  it('[M3] brings its state and pairings, unless newer ones are there', () => {
    const evening = new Evening();
    evening.host();
    evening.show(4);
    evening.put({ type: 'pair', link: 'h', token: 'secret', at: evening.now });
    evening.now += 70;
    const { there } = moved(evening);
    expect(there.room.shown).toMatchObject({ rev: 4, at: 9_000_000 - 70 });
    expect(there.remote('r', { isKnown: false, pairing: 'secret' })[0]?.type).toBe('welcome');
    const newer = new Evening();
    newer.host();
    newer.show(5);
    newer.open(7);
    const kept = adopt(newer.room, handOver(evening.room, evening.now), newer.now).room;
    expect(kept.shown?.rev).toBe(5);
    expect(kept.round.number).toBe(7);
  });
});
