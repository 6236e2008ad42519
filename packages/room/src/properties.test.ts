import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAPS, closesIn } from '../test/evening.ts';
import { countsByAddress } from './addresses.ts';
import type { Effect } from './effect.ts';
import type { RoomEvent } from './event.ts';
import { remoteAsks, remotesOf } from './remotes.ts';
import { FIRST_SETTINGS, newRoom, type Room, screensIn } from './room.ts';
import { judge, pressedAt } from './rounds.ts';
import { isSeated, joinAsks } from './seating.ts';
import { update } from './update.ts';

const connection = fc.constantFrom('l1', 'l2', 'l3', 'l4', 'l5', 'l6');
const seat = fc.constantFrom('s1', 's2', 's3', 's4');
const team = fc.nat({ max: 3 });
const at = fc.nat({ max: 2_000_000 });
const from = fc.constantFrom('x', 'y', 'z');
const text = fc.constant('{}');
const term = fc.integer({ min: 1, max: 4 });

type Fields<T> = { [K in keyof T]: fc.Arbitrary<T[K]> };
/** A record whose first field names its kind. */
const tagged =
  <const Tag extends string>(tag: Tag) =>
  <const Name extends string, T>(name: Name, fields: Fields<T>) =>
    fc.record<T & Record<Tag, Name>>({ ...fields, [tag]: fc.constant(name) } as Fields<
      T & Record<Tag, Name>
    >);
const ofRole = tagged('as');
const message = tagged('t');
const happening = tagged('type');

const guest = { isKnown: fc.boolean(), token: fc.constant('t'), from };
const request = fc.oneof(
  ofRole('host', {
    term: fc.option(term),
    device: fc.option(fc.constantFrom('one', 'two')),
    show: fc.option(fc.record({ rev: fc.nat({ max: 9 }), whole: text, forPhones: text })),
  }),
  ofRole('screen', {
    ...guest,
    isOwn: fc.boolean(),
    have: fc.option(fc.constantFrom('one', 'two')),
    seat: fc.constantFrom('w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7'),
  }),
  ofRole('remote', {
    ...guest,
    pairing: fc.option(fc.constantFrom('token')),
    seat: fc.constantFrom('r1', 'r2', 'r3'),
    name: fc.string(),
  }),
  ofRole('player', { ...guest, seat, name: fc.string(), team: fc.option(team) }),
);

const hostMessage = fc.oneof(
  message('state', {
    term,
    rev: fc.nat({ max: 20 }),
    whole: text,
    forPhones: text,
    events: fc.constant(null),
  }),
  message('buzz', {
    do: fc.constantFrom('open' as const, 'lock' as const, 'reset' as const),
    round: fc.integer({ min: 1, max: 12 }),
  }),
  message('door', { open: fc.boolean(), approve: fc.boolean() }),
  message('kick', {
    seat: fc.oneof(seat, fc.constantFrom('w1', 'w2', 'r1', 'r2')),
    ban: fc.boolean(),
  }),
  message('kick', { from: fc.integer({ min: 1, max: 4 }), ban: fc.boolean() }),
  message('picture', {
    picture: fc.option(fc.record({ id: fc.constantFrom('one', 'two'), text })),
  }),
  message('refuse', {}),
  message('seat', { seat, name: fc.string(), team, admit: fc.boolean() }),
  message('answer', { id: fc.nat({ max: 9 }).map(String), ok: fc.boolean() }),
  message('allow', {
    board: fc.boolean(),
    letters: fc.boolean(),
    phrases: fc.boolean(),
    sameRoom: fc.boolean(),
  }),
);

const playerMessage = fc.oneof(
  {
    weight: 4,
    arbitrary: message('buzz', { round: fc.nat({ max: 12 }), ago: fc.double({ noNaN: true }) }),
  },
  message('ask', {
    kind: fc.constantFrom('letter' as const, 'phrase' as const),
    value: fc.string(),
  }),
  message('team', { team }),
  message('name', { name: fc.string() }),
);

const rtt = fc.option(fc.nat({ max: 400 }));
const wish = fc.constant({ t: 'wish', id: 'w', do: { type: 'spin' } } as const);
const event: fc.Arbitrary<RoomEvent> = fc.oneof(
  { weight: 6, arbitrary: happening('join', { connection, request, at }) },
  { weight: 2, arbitrary: happening('leave', { connection, at }) },
  { weight: 6, arbitrary: happening('host', { connection, message: hostMessage, at }) },
  {
    weight: 6,
    arbitrary: happening('player', { connection, message: playerMessage, at, rtt, roomRtt: rtt }),
  },
  happening('remote', { connection, message: wish, at }),
  happening('pair', { connection, token: fc.constant('token'), at }),
  { weight: 3, arbitrary: happening('tick', { at }) },
);
const events = fc.array(event, { maxLength: 80 });
const START = newRoom({ term: 1, caps: CAPS });

/** The seat of a newcomer is drawn by chance: a guest that comes to a taken one has its token. */
function drawn(event: RoomEvent, { seats, connections }: Room): RoomEvent {
  if (event.type !== 'join' || event.request.as === 'host') return event;
  const { request } = event;
  const isTaken =
    seats.has(request.seat) ||
    [...connections.values()].some((guest) => 'seat' in guest && guest.seat === request.seat);
  return { ...event, request: { ...request, isKnown: request.isKnown || isTaken } };
}

type Walked = { room: Room; effects: readonly Effect[]; before: Room; event: RoomEvent };

/** For every room on the way of random events. */
const always = (look: (step: Walked) => void) =>
  fc.assert(
    fc.property(events, (all) => {
      let before = START;
      for (const any of all) {
        const event = drawn(any, before);
        const { room, effects } = update(before, event);
        look({ room, effects, before, event });
        before = room;
      }
    }),
    { numRuns: 300 },
  );

describe('any events in a room', () => {
  it('[H5] [H4] terms and revs only rise, and only the host shows', () => {
    always(({ room, before, event }) => {
      expect(room.term).toBeGreaterThanOrEqual(before.term);
      if (room.shown === before.shown) return;
      const isFromHost = 'connection' in event && event.connection === before.host;
      expect(event.type === 'join' || isFromHost).toBe(true);
      const [was, is] = [before.shown, room.shown];
      if (was && is && was.term === is.term) expect(is.rev).toBeGreaterThan(was.rev);
    });
  });

  it('[G5] [G7] connections and seats belong together, within the limits', () => {
    always(({ room }) => {
      const guests = [...room.connections];
      const count = (role: string) => guests.filter(([, guest]) => guest.role === role).length;
      expect(count('host')).toBe(room.host === null ? 0 : 1);
      expect(count('player')).toBeLessThanOrEqual(CAPS.phones + CAPS.waiting);
      expect(count('screen')).toBeLessThanOrEqual(CAPS.screens);
      expect(remotesOf(room).list.length).toBeLessThanOrEqual(CAPS.remotes);
      expect(remoteAsks(room).length).toBeLessThanOrEqual(CAPS.remotes);
      for (const [id, guest] of guests)
        if (guest.role === 'player') expect(room.seats.get(guest.seat)?.connection).toBe(id);
      for (const { connection: own, seat: id } of room.seats.values())
        if (own !== null) expect(room.connections.get(own)).toEqual({ role: 'player', seat: id });
      const ids = guests.flatMap(([, guest]) => ('seat' in guest ? [guest.seat] : []));
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of room.banned) expect([...room.seats.keys(), ...ids]).not.toContain(id);
      const asked = [...room.asks].flatMap(([id, ask]) =>
        ask.type === 'join' || ask.type === 'remote' ? [id] : [],
      );
      const waiting = [...joinAsks(room), ...remoteAsks(room)].map(({ id }) => id);
      expect(waiting.toSorted()).toEqual(asked.toSorted());
    });
  });

  it('[Q3] [Q1] an order that was told is only made longer, and rounds only rise', () => {
    always(({ room: { round }, before, event }) => {
      expect(round.number).toBeGreaterThanOrEqual(before.round.number);
      const isReset =
        event.type === 'host' && event.message.t === 'buzz' && event.message.do === 'reset';
      if (round.number === before.round.number && !isReset)
        expect(round.list.slice(0, before.round.list.length)).toEqual(before.round.list);
      const teams = round.list.map((placed) => placed.team);
      expect(new Set(teams).size).toBe(teams.length);
      const distances = round.list.map(({ ms }) => ms);
      expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    });
  });

  it('[G9] effects reach only connections that are there', () => {
    always(({ room, effects, before, event }) => {
      const known = new Set([...before.connections.keys(), ...room.connections.keys()]);
      if (event.type === 'join') known.add(event.connection);
      for (const effect of effects) if ('to' in effect) expect(known.has(effect.to)).toBe(true);
    });
  });
});

describe('guests of any address', () => {
  const caps = { ...CAPS, phones: 5, phonesPerAddress: 3, waiting: 4 };
  const coming = fc.record({
    as: fc.constantFrom('player' as const, 'screen' as const),
    isKnown: fc.boolean(),
    isOwn: fc.boolean(),
    from: fc.oneof({ weight: 4, arbitrary: fc.constant('noisy') }, from),
  });
  type Coming = typeof coming extends fc.Arbitrary<infer T> ? T : never;
  /** Guests stay, unless the room puts them out. */
  const crowd = (approve: boolean, all: readonly Coming[]) => {
    let room: Room = newRoom({ term: 1, caps, settings: { ...FIRST_SETTINGS, approve } });
    return all.map((one, nth) => {
      const before = room;
      const id = `${one.as[0]}${nth}`;
      const request = { ...one, have: null, seat: id, token: 't', name: id, team: 0 };
      const { room: after, effects } = update(before, {
        type: 'join',
        connection: id,
        request,
        at: nth,
      });
      room = after;
      return { before, room, request, closes: closesIn(effects), isIn: room.connections.has(id) };
    });
  };
  const comings = fc.array(coming, { minLength: 10, maxLength: 60 });

  it('[G11] screens of the host are always in, and no address has more others than its share', () => {
    fc.assert(
      fc.property(comings, fc.boolean(), (all, approve) => {
        for (const { room, request, isIn } of crowd(approve, all)) {
          if (request.as === 'screen' && request.isOwn) expect(isIn).toBe(true);
          const others = screensIn(room).filter(({ isOwn }) => !isOwn);
          for (const count of countsByAddress(others).values())
            expect(count).toBeLessThanOrEqual(caps.screensPerAddress);
        }
      }),
    );
  });

  it('[G12] newcomers stay within the share of their address, and places are kept from no other', () => {
    fc.assert(
      fc.property(comings, (all) => {
        for (const { before, room, request, isIn } of crowd(false, all)) {
          if (request.as !== 'player') continue;
          const phonesOf = (one: Room) => countsByAddress([...one.seats.values()].filter(isSeated));
          const here = (one: Room) => phonesOf(one).get(one.addresses.get(request.from) ?? 0) ?? 0;
          if (!request.isKnown && isIn)
            expect(here(room)).toBeLessThanOrEqual(caps.phonesPerAddress);
          if (!isIn && here(before) < caps.phonesPerAddress)
            for (const count of phonesOf(before).values())
              expect(count).toBeLessThanOrEqual(caps.phonesPerAddress);
        }
      }),
    );
  });

  it('[N8] newcomers always find a place at the door, and take it from the address with most', () => {
    fc.assert(
      fc.property(comings, (all) => {
        for (const { before, room, request, isIn, closes } of crowd(true, all)) {
          if (request.as !== 'player' || request.isKnown) continue;
          expect(isIn).toBe(true);
          const counts = countsByAddress(joinAsks(before));
          const mine = counts.get(room.addresses.get(request.from) ?? 0) ?? 0;
          const most = Math.max(mine + 1, ...counts.values());
          for (const [, connection] of closes.map((text) => /^(\S+) 4429 full$/.exec(text) ?? [])) {
            const gone = joinAsks(before).find(({ seat: id }) => id === connection)?.from;
            const isOwn = gone === room.addresses.get(request.from);
            expect((counts.get(gone ?? 0) ?? 0) + (isOwn ? 1 : 0)).toBe(most);
          }
        }
      }),
    );
  });
});

describe('any claims of phones', () => {
  const buzz = fc.record({
    seat: fc.uuid(),
    team,
    at: fc.double({ min: 0, max: 500, noNaN: true }),
  });

  it('[Q2] a phone gains no more than 150 ms, and never loses any', () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: false });
    fc.assert(
      fc.property(
        any,
        fc.option(any),
        fc.option(any),
        fc.boolean(),
        (ago, rtt, roomRtt, sameRoom) => {
          const pressed = pressedAt({ at: 1000, ago, rtt, roomRtt, sameRoom });
          expect(pressed).toBeGreaterThanOrEqual(sameRoom ? 910 : 850);
          expect(pressed).toBeGreaterThanOrEqual(1000 - (Math.max(0, roomRtt ?? 0) / 2 + 20));
          expect(pressed).toBeLessThanOrEqual(1000);
        },
      ),
    );
  });

  it('[Q5] [Q6] the first is never more than a tie behind the earliest, and each team stands once', () => {
    fc.assert(
      fc.property(fc.array(buzz, { minLength: 1 }), (held) => {
        const { list, tie } = judge(held, new Map([[0, 3]]));
        const earliest = Math.min(...held.map((one) => one.at));
        const first = held.filter((one) => one.seat === list[0]?.seat)[0];
        expect((first?.at ?? Number.NaN) - earliest).toBeLessThanOrEqual(10);
        expect(new Set(list.map((placed) => placed.team)).size).toBe(list.length);
        expect(new Set(held.map((one) => one.team)).size).toBe(list.length);
        if (!tie) expect(first?.at).toBe(earliest);
      }),
    );
  });
});
