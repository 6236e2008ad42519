import {
  BUZZ,
  type BuzzWhy,
  type FromHost,
  type FromPlayer,
  type RoomOrder,
} from '@wheel/contract';
import { type Effect, type Step, send, sendHost, step, tell } from './effect.ts';
import { distance, judge, pressedAt } from './judge.ts';
import { type Ms, NO_ROUND, type Room, type Round, type Seat } from './room.ts';

type HostBuzz = Extract<FromHost, { t: 'buzz' }>;
type PlayerBuzz = Extract<FromPlayer, { t: 'buzz' }>;

/** Opens a round above the last one, or locks or clears the one that stands. */
export function hostBuzz(room: Room, message: HostBuzz): Step {
  const { round } = room;
  if (message.do === 'open') {
    if (message.round <= round.number) return step(room);
    const teams = message.teams ?? null;
    return told({ ...room, round: { ...NO_ROUND, number: message.round, isOpen: true, teams } });
  }
  if (message.round !== round.number) return step(room);
  return told({
    ...room,
    round:
      message.do === 'lock'
        ? { ...round, isOpen: false }
        : { ...NO_ROUND, number: round.number, teams: round.teams },
  });
}

/** A press of one team counts once in a round; whose it is, is known when the hold is over. */
export function playerBuzz(
  room: Room,
  seat: Seat,
  message: PlayerBuzz,
  { at, rtt }: { readonly at: Ms; readonly rtt: Ms | null },
): Step {
  const { round } = room;
  if (seat.link === null || message.round !== round.number || round.number === 0) return step(room);
  const refuse = (why: BuzzWhy) =>
    step(room, send(seat.link ?? '', { ...buzzMessage(round, seat), why }));
  if (message.ago > BUZZ.lateMs) return refuse('late');
  if (room.host === null) return refuse('away');
  const { team } = seat;
  if (team === null || (round.teams !== null && !round.teams.includes(team)))
    return refuse('locked');
  // Who has pressed before hears the same again: the answer may have been lost.
  if (round.list.some((placed) => placed.team === team))
    return step(room, send(seat.link, buzzMessage(round, seat)));
  if (round.held.some((buzz) => buzz.seat === seat.seat)) return step(room);
  if (!round.isOpen) return refuse('locked');

  const { sameRoom } = room.settings.allow;
  const buzz = { seat: seat.seat, team, at: pressedAt({ at, ago: message.ago, rtt, sameRoom }) };
  if (round.firstAt !== null) return append(room, buzz, round.firstAt);
  const heldUntil = round.heldUntil ?? at + BUZZ.holdMs;
  const held = { ...room, round: { ...round, held: [...round.held, buzz], heldUntil } };
  return round.heldUntil === null ? step(held, { type: 'wake', at: heldUntil }) : step(held);
}

/** Once the order is told it is never changed, only made longer. */
function append(room: Room, buzz: Round['held'][number], firstAt: Ms): Step {
  const { round } = room;
  const ms = Math.max(distance(buzz.at, firstAt), round.list.at(-1)?.ms ?? 0);
  const list = [...round.list, { seat: buzz.seat, team: buzz.team, ms }];
  return placed({ ...room, round: { ...round, list } }, [buzz.team]);
}

/** The hold is over: sort, tell, never sort again. */
export function endHold(room: Room, at: Ms): Step {
  const { round } = room;
  if (round.heldUntil === null || at < round.heldUntil) return step(room);
  const { list, firstAt, tie } = judge(round.held, room.firsts);
  const [first] = list;
  const firsts = new Map(room.firsts);
  if (first !== undefined) firsts.set(first.team, (firsts.get(first.team) ?? 0) + 1);
  const next = { ...round, held: [], heldUntil: null, firstAt, list, tie };
  return placed(
    { ...room, firsts, round: next },
    list.map(({ team }) => team),
  );
}

/** Tells the order, and the players of these teams how they did. */
function placed(room: Room, teams: readonly number[]): Step {
  const order = orderOf(room);
  const effects: Effect[] = [...sendHost(room, order), tell(['remote'], order)];
  for (const seat of room.seats.values())
    if (seat.team !== null && teams.includes(seat.team)) effects.push(...tellBuzz(room, seat));
  return step(room, ...effects);
}

/** Tells everybody how the round stands. */
function told(room: Room): Step {
  const order = orderOf(room);
  const effects: Effect[] = [...sendHost(room, order), tell(['remote'], order)];
  for (const seat of room.seats.values()) effects.push(...tellBuzz(room, seat));
  return step(room, ...effects);
}

export const tellBuzz = (room: Room, seat: Seat): readonly Effect[] =>
  seat.link === null || seat.waiting !== null || room.round.number === 0
    ? []
    : [send(seat.link, buzzMessage(room.round, seat))];

function buzzMessage({ number, isOpen, list }: Round, { seat, team }: Seat) {
  const at = list.findIndex((entry) => entry.seat === seat);
  const own = list[at];
  return {
    t: 'buzz',
    round: number,
    open: isOpen,
    mine: own === undefined ? null : { place: at + 1, ms: own.ms },
    team: own === undefined && list.some((entry) => entry.team === team),
  } as const;
}

export const orderOf = ({ round }: Room): RoomOrder => ({
  t: 'order',
  round: round.number,
  open: round.isOpen,
  list: round.list,
  tie: round.tie,
});
