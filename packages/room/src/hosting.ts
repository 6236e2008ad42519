import { close, turnAway } from './closing.ts';
import { type Effect, GUESTS, inTurn, type Step, send, step, tell } from './effect.ts';
import type { Comer } from './input.ts';
import { countOf, type LinkId, type Ms, type Room, type Seat, withEntry, without } from './room.ts';
import { orderOf } from './rounds.ts';
import { show } from './showing.ts';

type HostComer = Extract<Comer, { as: 'host' }>;

/** The same window comes back, or another takes over with the next term. */
export function joinHost(room: Room, link: LinkId, comer: HostComer, at: Ms): Step {
  const term = comer.term ?? room.term;
  const isTakeOver = term === room.term + 1;
  if (term !== room.term && !isTakeOver) return turnAway(room, link, 'superseded');
  const isOther = comer.device === null || comer.device !== room.device;
  if (room.host !== null && isOther && !isTakeOver) return turnAway(room, link, 'superseded');
  return inTurn(
    room,
    dismissHost,
    (now) => seatHost({ ...now, term }, link, comer.device),
    (now) =>
      comer.show === null
        ? step(now)
        : show(now, { t: 'state', term, events: null, ...comer.show }, at),
  );
}

function dismissHost(room: Room): Step {
  if (room.host === null) return step(room);
  const gone = { ...room, host: null, links: without(room.links, room.host) };
  return step(gone, close(room.host, 'superseded'));
}

function seatHost(before: Room, link: LinkId, device: string | null): Step {
  const room: Room = {
    ...before,
    host: link,
    device,
    links: withEntry(before.links, link, { role: 'host', seat: null }),
  };
  const { open, approve, allow } = room.settings;
  const effects: Effect[] = [
    {
      type: 'welcome',
      to: link,
      welcome: {
        as: 'host',
        term: room.term,
        rev: room.shown?.term === room.term ? room.shown.rev : 0,
        door: { open, approve },
        allow,
      },
    },
    { type: 'seats' },
    send(link, { t: 'screens', n: countOf(room, 'screen') }),
    ...(room.round.number > 0 ? [send(link, orderOf(room))] : []),
    ...[...room.seats.values()].flatMap((seat) => joinAsk(link, seat)),
    tell(GUESTS, { t: 'away', host: false }),
  ];
  return step(room, ...effects);
}

const joinAsk = (host: LinkId, { seat, name, waiting }: Seat): readonly Effect[] =>
  waiting === null
    ? []
    : [send(host, { t: 'ask', id: waiting.ask, seat, kind: 'join', value: name })];

/** Nobody can answer now; whoever waits for an answer is told. Newcomers wait on. */
export function hostLeft(room: Room): Step {
  const effects: Effect[] = [];
  let asks = room.asks;
  for (const [id, ask] of room.asks) {
    if (ask.type === 'join') continue;
    asks = without(asks, id);
    if (ask.type === 'wish')
      effects.push(send(ask.link, { t: 'answer', id: ask.id, ok: false, why: 'away' }));
    else {
      const link = room.seats.get(ask.seat)?.link ?? null;
      if (link !== null) effects.push(send(link, { t: 'heard', id, ok: false, why: 'away' }));
    }
  }
  return step({ ...room, host: null, asks }, ...effects, tell(GUESTS, { t: 'away', host: true }));
}
