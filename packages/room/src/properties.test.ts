import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Effect } from './effect.ts';
import type { Input } from './input.ts';
import { judge, pressedAt } from './judge.ts';
import { newRoom, type Room } from './room.ts';
import { take } from './take.ts';
import { CAPS } from './testing.ts';

const link = fc.constantFrom('l1', 'l2', 'l3', 'l4', 'l5', 'l6');
const seat = fc.constantFrom('s1', 's2', 's3', 's4');
const team = fc.nat({ max: 3 });
const at = fc.nat({ max: 2_000_000 });

const comer = fc.oneof(
  fc.record({
    as: fc.constant('host' as const),
    term: fc.option(fc.integer({ min: 1, max: 4 })),
    device: fc.option(fc.constantFrom('one', 'two')),
    show: fc.option(
      fc.record({
        rev: fc.nat({ max: 9 }),
        whole: fc.constant('{}'),
        forPhones: fc.constant('{}'),
      }),
    ),
  }),
  fc.record({ as: fc.constant('screen' as const) }),
  fc.record({
    as: fc.constant('remote' as const),
    isKnown: fc.boolean(),
    pairing: fc.option(fc.constantFrom('token')),
    seat: fc.constantFrom('r1', 'r2', 'r3'),
    token: fc.constant('t'),
  }),
  fc.record({
    as: fc.constant('player' as const),
    isKnown: fc.boolean(),
    seat,
    token: fc.constant('t'),
    name: fc.string(),
    team: fc.option(team),
  }),
);

const hostMessage = fc.oneof(
  fc.record({
    t: fc.constant('state' as const),
    term: fc.integer({ min: 1, max: 4 }),
    rev: fc.nat({ max: 20 }),
    whole: fc.constant('{}'),
    forPhones: fc.constant('{}'),
    events: fc.constant(null),
  }),
  fc.record({
    t: fc.constant('buzz' as const),
    do: fc.constantFrom('open' as const, 'lock' as const, 'reset' as const),
    round: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({ t: fc.constant('door' as const), open: fc.boolean(), approve: fc.boolean() }),
  fc.record({ t: fc.constant('kick' as const), seat, ban: fc.boolean() }),
  fc.record({
    t: fc.constant('seat' as const),
    seat,
    name: fc.string(),
    team,
    admit: fc.boolean(),
  }),
  fc.record({
    t: fc.constant('answer' as const),
    id: fc.nat({ max: 9 }).map(String),
    ok: fc.boolean(),
  }),
  fc.record({
    t: fc.constant('allow' as const),
    board: fc.boolean(),
    letters: fc.boolean(),
    phrases: fc.boolean(),
    sameRoom: fc.boolean(),
  }),
);

const playerMessage = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      t: fc.constant('buzz' as const),
      round: fc.nat({ max: 12 }),
      ago: fc.double({ noNaN: true }),
    }),
  },
  fc.record({
    t: fc.constant('ask' as const),
    kind: fc.constantFrom('letter' as const, 'phrase' as const),
    value: fc.string(),
  }),
  fc.record({ t: fc.constant('team' as const), team }),
  fc.record({ t: fc.constant('name' as const), name: fc.string() }),
);

const input: fc.Arbitrary<Input> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('join' as const), link, comer, at }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('leave' as const), link, at }) },
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('host' as const), link, message: hostMessage, at }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('player' as const),
      link,
      message: playerMessage,
      at,
      rtt: fc.option(fc.nat({ max: 400 })),
    }),
  },
  fc.record({
    type: fc.constant('remote' as const),
    link,
    message: fc.constant({ t: 'wish', id: 'w', do: { type: 'spin' } } as const),
    at,
  }),
  fc.record({ type: fc.constant('pair' as const), link, token: fc.constant('token'), at }),
  { weight: 3, arbitrary: fc.record({ type: fc.constant('tick' as const), at }) },
);
const inputs = fc.array(input, { maxLength: 80 });
const START = newRoom({ term: 1, caps: CAPS });

/** The seat of a newcomer is drawn by chance: whoever comes to one that is taken has its token. */
function drawn(input: Input, { seats }: Room): Input {
  if (input.type !== 'join' || input.comer.as !== 'player') return input;
  const { comer } = input;
  return { ...input, comer: { ...comer, isKnown: comer.isKnown || seats.has(comer.seat) } };
}

/** Every room on the way, with what was to be done. */
function walk(
  all: readonly Input[],
): { room: Room; effects: readonly Effect[]; before: Room; input: Input }[] {
  let before = START;
  return all.map((any) => {
    const input = drawn(any, before);
    const { room, effects } = take(before, input);
    const step = { room, effects, before, input };
    before = room;
    return step;
  });
}

describe('whatever happens to a room', () => {
  it('[H5] [H4] terms and revs only rise, and only the host shows', () => {
    fc.assert(
      fc.property(inputs, (all) => {
        for (const { room, before, input } of walk(all)) {
          expect(room.term).toBeGreaterThanOrEqual(before.term);
          if (room.shown !== before.shown) {
            expect(input.type === 'join' || ('link' in input && input.link === before.host)).toBe(
              true,
            );
            const [was, is] = [before.shown, room.shown];
            if (was && is && was.term === is.term) expect(is.rev).toBeGreaterThan(was.rev);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[G5] [G7] links and seats belong together, within the limits', () => {
    fc.assert(
      fc.property(inputs, (all) => {
        for (const { room } of walk(all)) {
          const guests = [...room.links];
          const count = (role: string) => guests.filter(([, guest]) => guest.role === role).length;
          expect(count('host')).toBe(room.host === null ? 0 : 1);
          expect(count('player')).toBeLessThanOrEqual(CAPS.phones);
          expect(count('screen')).toBeLessThanOrEqual(CAPS.screens);
          expect(count('remote')).toBeLessThanOrEqual(CAPS.remotes);
          for (const [id, guest] of guests)
            if (guest.role === 'player') expect(room.seats.get(guest.seat ?? '')?.link).toBe(id);
          for (const { link: own, seat: id } of room.seats.values())
            if (own !== null) expect(room.links.get(own)?.seat).toBe(id);
          for (const id of room.banned) expect(room.seats.has(id)).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[Q3] [Q1] an order that was told is only made longer, and rounds only rise', () => {
    fc.assert(
      fc.property(inputs, (all) => {
        for (const { room, before, input } of walk(all)) {
          expect(room.round.number).toBeGreaterThanOrEqual(before.round.number);
          const isReset =
            input.type === 'host' && input.message.t === 'buzz' && input.message.do === 'reset';
          if (room.round.number === before.round.number && !isReset)
            expect(room.round.list.slice(0, before.round.list.length)).toEqual(before.round.list);
          const teams = room.round.list.map((placed) => placed.team);
          expect(new Set(teams).size).toBe(teams.length);
          const distances = room.round.list.map(({ ms }) => ms);
          expect(distances).toEqual(distances.toSorted((one, other) => one - other));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[G9] nobody is spoken to who is not there', () => {
    fc.assert(
      fc.property(inputs, (all) => {
        for (const { room, effects, before, input } of walk(all)) {
          const known = new Set([...before.links.keys(), ...room.links.keys()]);
          if (input.type === 'join') known.add(input.link);
          for (const effect of effects) if ('to' in effect) expect(known.has(effect.to)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('whatever the phones say', () => {
  const buzz = fc.record({
    seat: fc.uuid(),
    team,
    at: fc.double({ min: 0, max: 500, noNaN: true }),
  });

  it('[Q2] nobody gains more than 150 ms, and never loses any', () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: false });
    fc.assert(
      fc.property(any, fc.option(any), fc.boolean(), (ago, rtt, sameRoom) => {
        const pressed = pressedAt({ at: 1000, ago, rtt, sameRoom });
        expect(pressed).toBeGreaterThanOrEqual(sameRoom ? 910 : 850);
        expect(pressed).toBeLessThanOrEqual(1000);
      }),
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
