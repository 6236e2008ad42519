import {
  BUZZ,
  type BuzzWhy,
  type FromHost,
  type FromPlayer,
  type RoomOrder,
} from '@wheel/contract';
import { broadcast, type Effect, type Step, send, sendHost, step } from './effect.ts';
import {
  type Buzz,
  type Ms,
  NO_ROUND,
  type Placed,
  type Room,
  type Round,
  type Seat,
} from './room.ts';

type HostBuzz = Extract<FromHost, { t: 'buzz' }>;
type PlayerBuzz = Extract<FromPlayer, { t: 'buzz' }>;

/**
 * Opens a round above the last one, or locks or clears the one that stands. A lock or a reset above it begins that round
 * locked: the host went on while it could not be heard.
 */
export function hostBuzz(room: Room, message: HostBuzz): Step {
  const { number } = room.round;
  const isNew = message.round > number;
  if (message.round < number || (message.do === 'open' && !isNew)) return step(room);
  const fresh: Round = { ...NO_ROUND, number: message.round };
  if (message.do === 'open')
    return told({ ...room, round: { ...fresh, isOpen: true, teams: message.teams ?? null } });
  if (message.do === 'lock' && !isNew)
    return told({ ...room, round: { ...room.round, isOpen: false } });
  return told({ ...room, round: { ...fresh, teams: isNew ? null : room.round.teams } });
}

/** A press of one team counts once in a round; whose it is, is known when the hold is over. */
export function playerBuzz(
  room: Room,
  seat: Seat,
  message: PlayerBuzz,
  { at, rtt, roomRtt }: { readonly at: Ms; readonly rtt: Ms | null; readonly roomRtt: Ms | null },
): Step {
  const { round } = room;
  if (seat.connection === null || message.round !== round.number || round.number === 0)
    return step(room);
  const refuse = (why: BuzzWhy) =>
    step(room, send(seat.connection ?? '', { ...buzzMessage(round, seat), why }));
  if (message.ago > BUZZ.lateMs) return refuse('late');
  if (room.host === null) return refuse('away');
  const { team } = seat;
  if (team === null || (round.teams !== null && !round.teams.includes(team)))
    return refuse('locked');
  // Who has pressed before hears the same again: the answer may have been lost.
  if (round.list.some((placed) => placed.team === team))
    return step(room, send(seat.connection, buzzMessage(round, seat)));
  if (round.held.some((buzz) => buzz.seat === seat.seat)) return step(room);
  if (!round.isOpen) return refuse('locked');

  const { sameRoom } = room.settings.allow;
  const { ago } = message;
  const buzz = { seat: seat.seat, team, at: pressedAt({ at, ago, rtt, roomRtt, sameRoom }) };
  if (round.firstAt !== null) return append(room, buzz, round.firstAt);
  const heldUntil = round.heldUntil ?? at + BUZZ.holdMs;
  const held = { ...room, round: { ...round, held: [...round.held, buzz], heldUntil } };
  return round.heldUntil === null ? step(held, { type: 'wake', at: heldUntil }) : step(held);
}

/** Once the order is told it is never changed, only made longer. */
function append(room: Room, buzz: Buzz, firstAt: Ms): Step {
  const { round } = room;
  const ms = Math.max(distance(buzz.at, firstAt), round.list.at(-1)?.ms ?? 0);
  const list = [...round.list, { seat: buzz.seat, team: buzz.team, ms }];
  return told({ ...room, round: { ...round, list } }, [buzz.team]);
}

/** The hold is over: sort, broadcast, never sort again. */
export function endHold(room: Room, at: Ms): Step {
  const { round } = room;
  if (round.heldUntil === null || at < round.heldUntil) return step(room);
  const { list, firstAt, tie } = judge(round.held, room.firsts);
  const [first] = list;
  const firsts = new Map(room.firsts);
  if (first !== undefined) firsts.set(first.team, (firsts.get(first.team) ?? 0) + 1);
  const next = { ...round, held: [], heldUntil: null, firstAt, list, tie };
  return told(
    { ...room, firsts, round: next },
    list.map(({ team }) => team),
  );
}

/** Tells how the round stands: host and remotes the order, the players of these teams or of all their own place. */
function told(room: Room, teams: readonly (number | null)[] | null = null): Step {
  const order = orderOf(room);
  const players = [...room.seats.values()].filter(({ team }) => teams?.includes(team) ?? true);
  return step(
    room,
    ...sendHost(room, order),
    broadcast(['remote'], order),
    ...players.flatMap((seat) => tellBuzz(room, seat)),
  );
}

export const tellBuzz = (room: Room, seat: Seat): readonly Effect[] =>
  seat.connection === null || seat.waiting !== null || room.round.number === 0
    ? []
    : [send(seat.connection, buzzMessage(room.round, seat))];

function buzzMessage({ number, isOpen, list }: Round, { seat, team }: Seat) {
  const at = list.findIndex((entry) => entry.seat === seat);
  const own = list[at];
  return {
    t: 'buzz',
    round: number,
    open: isOpen,
    mine:
      own === undefined ? null : { place: at + 1, ms: own.ms, ...(own.tied && { tied: own.tied }) },
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

type Pressed = {
  /** When the buzz arrived. */
  readonly at: Ms;
  /** How old the press was when it was sent, as the phone says. */
  readonly ago: Ms;
  /** The least round trip by ping. */
  readonly rtt: Ms | null;
  /** The median of all phones. */
  readonly roomRtt: Ms | null;
  /** Whether all are in one room. */
  readonly sameRoom: boolean;
};

/**
 * When the button was pressed, by the best estimate. A phone may lie about both figures, so it never gains more than
 * the caps, nor much more than the usual way of the others.
 */
export function pressedAt({ at, ago, rtt, roomRtt, sameRoom }: Pressed): Ms {
  const cap = sameRoom ? BUZZ.sameRoomCorrectionMaxMs : BUZZ.correctionMaxMs;
  const way = Math.min(Math.max(0, rtt ?? 0) / 2, cap);
  const correction = Math.min(Math.max(0, ago), BUZZ.agoMaxMs) + way;
  return at - Math.min(correction, Math.max(0, roomRtt ?? 0) / 2 + BUZZ.aboveMedianMs);
}

/** The order of what was held: one buzz for each team, its earliest. Who presses at the same moment keeps the order of arrival. */
export function judge(
  held: readonly Buzz[],
  firsts: ReadonlyMap<number, number>,
): { readonly list: readonly Placed[]; readonly firstAt: Ms; readonly tie: boolean } {
  const sorted = held.toSorted((one, other) => one.at - other.at);
  const seen = new Set<number>();
  const best = sorted.filter(({ team }) => !seen.has(team) && seen.add(team));
  const earliest = best[0]?.at ?? 0;
  const tied = best.filter(({ at }) => at - earliest <= BUZZ.tieMs);
  const [first] = tied.toSorted(
    (one, other) => (firsts.get(one.team) ?? 0) - (firsts.get(other.team) ?? 0),
  );
  const rest = best.filter((one) => one !== first);
  const tie = tied.length > 1;
  const placed = (buzz: Buzz, ms: Ms): Placed => ({
    seat: buzz.seat,
    team: buzz.team,
    ms,
    // Said here: the distance that is told is rounded.
    ...(tie && tied.includes(buzz) && { tied: true }),
  });
  return {
    list: [
      ...(first ? [placed(first, 0)] : []),
      ...rest.map((buzz) => placed(buzz, distance(buzz.at, earliest))),
    ],
    firstAt: earliest,
    tie,
  };
}

export const distance = (at: Ms, firstAt: Ms): Ms => Math.max(0, Math.round(at - firstAt));
