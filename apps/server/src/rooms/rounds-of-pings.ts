import type { Hall } from './hall.ts';
import type { Link } from './link.ts';

const LOOK_EVERY_MS = 250;
const ROOMS_EVERY_MS = 5_000;
const IDLE_MS = 20_000;
const HOST_MS = 10_000;
/** While a round is open the least round trip is looked for. */
const ROUND_MS = 2_000;
/** Two pings that nobody answered, and a little. */
const missedAfter = (link: Link) => (link.role === 'host' ? HOST_MS : IDLE_MS) * 2.5;

/** Pings everybody, each at a phase of its own, and gives up who does not answer. */
export function keepRounds(hall: Hall, now: () => number, onError: (error: unknown) => void) {
  let roomsAt = now();
  const looking = setInterval(() => {
    const at = now();
    hall.sweepLinks(at);
    for (const link of hall.links) ping(hall, link, at);
    if (at - roomsAt < ROOMS_EVERY_MS) return;
    roomsAt = at;
    hall.sweepRooms(at).catch(onError);
  }, LOOK_EVERY_MS).unref();
  return { stop: () => clearInterval(looking) };
}

function ping(hall: Hall, link: Link, at: number): void {
  if (link.role === null || link.isOver) return;
  if (at - link.seenAt > missedAfter(link)) {
    link.wire.cut();
    return;
  }
  const every = intervalOf(hall, link);
  // A round that has just opened does not wait for the phase of the long interval.
  if (link.pingAt - at > every) link.pingAt = at + Math.random() * every;
  if (at < link.pingAt) return;
  link.wire.ping();
  link.pingAt = at + every;
}

function intervalOf(hall: Hall, link: Link): number {
  if (link.role === 'host') return HOST_MS;
  return link.role === 'player' && hall.isRoundOpen(link.code) ? ROUND_MS : IDLE_MS;
}
