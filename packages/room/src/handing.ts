import { type Step, sendHost, step, tell } from './effect.ts';
import { type Ms, type Room, type Round, type Seat, withEntry } from './room.ts';
import { endHold, orderOf } from './rounds.ts';
import { show } from './showing.ts';

/**
 * What the server that judged a room gives to the one that judges it from now on. Their clocks have nothing in common, so
 * times are told as how long ago they were. Who is connected comes again by itself.
 */
export type Handed = {
  readonly shown: {
    readonly term: number;
    readonly rev: number;
    readonly whole: string;
    readonly forPhones: string;
    readonly age: Ms;
  } | null;
  readonly round: Round;
  readonly firsts: readonly (readonly [team: number, count: number])[];
  readonly pairings: readonly (readonly [token: string, leftMs: Ms])[];
  readonly seats: readonly Pick<Seat, 'seat' | 'name' | 'team'>[];
};

export function handOver(before: Room, at: Ms): Handed {
  // What is held is judged now: nobody can say there how long it was held here.
  const { room } = endHold(before, before.round.heldUntil ?? at);
  const { shown, round } = room;
  return {
    shown: shown && {
      term: shown.term,
      rev: shown.rev,
      whole: shown.whole,
      forPhones: shown.forPhones,
      age: at - shown.at,
    },
    round: { ...round, firstAt: round.firstAt === null ? null : round.firstAt - at },
    firsts: [...room.firsts],
    pairings: [...room.pairings].map(([token, until]) => [token, until - at]),
    seats: [...room.seats.values()]
      .filter(({ waiting }) => waiting === null)
      .map(({ seat, name, team }) => ({ seat, name, team })),
  };
}

/** What is known here already is newer, and stays. */
export function adopt(room: Room, handed: Handed, at: Ms): Step {
  const { shown, round, firsts, pairings, seats } = handed;
  const isNewer = round.number > room.round.number;
  let known = room.seats;
  for (const { seat, name, team } of seats) {
    if (known.has(seat) || room.banned.includes(seat)) continue;
    known = withEntry(known, seat, { seat, name, team, link: null, awaySince: at, waiting: null });
  }
  const adopted: Room = {
    ...room,
    round: isNewer
      ? { ...round, firstAt: round.firstAt === null ? null : round.firstAt + at }
      : room.round,
    firsts: isNewer ? new Map(firsts) : room.firsts,
    pairings: new Map([
      ...pairings.map(([token, leftMs]) => [token, at + leftMs] as const),
      ...room.pairings,
    ]),
    seats: known,
  };
  const shownToo =
    shown === null
      ? step(adopted)
      : show(adopted, { t: 'state', events: null, ...shown }, at - shown.age);
  const order = orderOf(adopted);
  const told = isNewer ? [...sendHost(adopted, order), tell(['remote'], order)] : [];
  return { room: shownToo.room, effects: [...shownToo.effects, ...told, { type: 'seats' }] };
}
