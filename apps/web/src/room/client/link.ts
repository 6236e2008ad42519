import { ROOM_CLOSE, type RoomHello } from '@wheel/contract';
import { type Clock, pageClock } from '../../lib/clock.ts';
import {
  eventStreamTransport,
  type OpenTransport,
  type Transport,
  webSocketTransport,
} from './transports.ts';

type LinkPorts = {
  /** The best transport first. */
  readonly transports: readonly OpenTransport[];
  readonly clock: Pick<Clock, 'after'>;
  readonly chance: () => number;
};

/** A live link has been welcomed by the room. */
export type LinkPhase = 'idle' | 'waiting' | 'opening' | 'live' | 'over';

/** Every message says what it is. */
type Message = { readonly t: string };

/** What is done with each message, by its type. */
export type Handlers<Heard extends Message> = {
  readonly [T in Heard['t']]: (message: Extract<Heard, { readonly t: T }>) => void;
};

export type LinkHooks<Heard extends Message> = {
  /** What to say first; asked anew for every connection. */
  readonly hello: () => object;
  readonly handlers: Handlers<Heard>;
  readonly changed: (phase: LinkPhase, ending: Ending | null) => void;
};

export type Link = {
  readonly start: () => void;
  readonly stop: () => void;
  /** The page was asleep, or the network is back. */
  readonly wake: () => void;
  /** Says something to the room; what is said while the link is down is gone. Answers whether it left. */
  say(message: object): boolean;
  /** Says the newest of its kind, now or once the link is up; an older one that still waits is dropped. */
  publish(make: () => object): void;
};

/** A connection without a welcome within this time is given up. */
const GREETED_WITHIN_MS = 8000;
/** The other transport is tried with each second attempt, once one has worked with each fourth. */
const RETRY_POLICY = { first: 2, later: 4 };
/** More than this waiting to leave, and only the newest state goes, once there is room. */
const BACKLOG_BYTES = 64_000;
const DRAIN_MS = 250;

/** A link that opens again by itself until it ends or is stopped. Nothing ever waits for it. */
export function createLink<Heard extends Message>(
  { transports, clock, chance }: LinkPorts,
  hooks: LinkHooks<Heard>,
): Link {
  let phase: LinkPhase = 'idle';
  /** Attempts since the link was last live. */
  let attempt = 0;
  /** The transport that was live last: 0 for the socket, 1 for the stream, where a filter cuts sockets. */
  let lastTransport = 0;
  let wasLive = false;
  let transport: Transport | null = null;
  /** Counts connections and waits; events of an earlier one are ignored. */
  let turn = 0;
  let outbox: (() => object) | null = null;
  let stopTimer = () => {};
  let stopDraining = () => {};

  function become(next: LinkPhase, ending: Ending | null = null): void {
    if (next === phase) return;
    phase = next;
    hooks.changed(next, ending);
  }

  function open(): void {
    drop();
    const mine = turn;
    const isOther = attempt > 0 && attempt % RETRY_POLICY[wasLive ? 'later' : 'first'] === 0;
    const index = (lastTransport + (isOther ? 1 : 0)) % transports.length;
    const closed = (code: number, reason: string) => mine === turn && end(code, reason);
    stopTimer = clock.after(GREETED_WITHIN_MS, retry);
    try {
      const opened = () => mine === turn && transport?.send(JSON.stringify(hooks.hello()));
      const received = (text: string) => mine === turn && receive(text, index);
      transport = transports[index]?.({ opened, received, closed }) ?? null;
    } catch (error) {
      console.warn('A room cannot be reached by this transport.', error);
      // Later, as from a connection that broke: this one is not even noted yet.
      clock.after(0, () => closed(1006, ''));
    }
    become('opening');
  }

  function drop(): void {
    const old = transport;
    transport = null;
    turn += 1;
    stopTimer();
    stopDraining();
    old?.close();
  }

  function retry(): void {
    drop();
    stopTimer = clock.after(retryAfterMs(attempt, chance), open);
    attempt += 1;
    become('waiting');
  }

  function end(code: number, reason: string): void {
    const ending = endingOf(code, reason);
    if (ending) {
      drop();
      become('over', ending);
    } else retry();
  }

  function receive(text: string, index: number): void {
    const message = parsed<Heard>(text);
    if (!message) return;
    if (message.t === 'welcome') greeted(index);
    // The key makes it the handler of this type; a newer server may send types that have none.
    const handler = hooks.handlers[message.t as Heard['t']] as ((one: Heard) => void) | undefined;
    handler?.(message);
    if (message.t === 'welcome') flush();
  }

  function greeted(index: number): void {
    stopTimer();
    attempt = 0;
    lastTransport = index;
    wasLive = true;
    become('live');
  }

  function say(message: object): boolean {
    if (phase !== 'live' || !transport) return false;
    transport.send(JSON.stringify(message));
    return true;
  }

  function flush(): void {
    stopDraining();
    if (!outbox || phase !== 'live' || !transport) return;
    if (transport.backlog() > BACKLOG_BYTES) {
      stopDraining = clock.after(DRAIN_MS, flush);
      return;
    }
    const make = outbox;
    outbox = null;
    say(make());
  }

  const isAsleep = () => phase === 'idle' || phase === 'over';

  function begin(): void {
    attempt = 0;
    open();
  }

  return {
    start: () => isAsleep() && begin(),
    stop() {
      drop();
      become('idle');
    },
    // After a sleep a connection may still say that it is open. It is never trusted.
    wake: () => isAsleep() || begin(),
    say,
    publish(make) {
      outbox = make;
      flush();
    },
  };
}

const FIRST_BELOW_MS = 1000;
const FACTOR = 1.7;
const LONGEST_MS = 4000;
const SPREAD = 0.3;

/**
 * How long to wait before the next attempt. The first wait is anything up to a second, so that a room full of phones does
 * not come back at the same moment; the others grow to four seconds and are spread by 30 %.
 */
export function retryAfterMs(attempt: number, chance: () => number): number {
  if (attempt === 0) return chance() * FIRST_BELOW_MS;
  const wait = Math.min(LONGEST_MS, FIRST_BELOW_MS * FACTOR ** attempt);
  return wait * (1 - SPREAD + 2 * SPREAD * chance());
}

/** Reasons that a room gives, until the user of this device acts. */
const REASONS = [
  'removed',
  'banned',
  'door',
  'full',
  'closed',
  'superseded',
  'incompatible',
] as const;

export type Ending = (typeof REASONS)[number] | 'refused';

/**
 * What the end of a connection means. `null`: nothing, it is opened again. A room that is full, or a door that is locked,
 * is one for a person to try again; a device that was too fast (1008), came with too many others (4429, `too often`), was
 * too late or not understood (4400) only has to wait.
 */
function endingOf(code: number, reason: string): Ending | null {
  const named = REASONS.find((known) => known === reason);
  if (named) return named;
  if (code === ROOM_CLOSE.notAllowed) return 'refused';
  if (code === ROOM_CLOSE.noRoom) return 'closed';
  return code === ROOM_CLOSE.superseded ? 'superseded' : null;
}

/** What is no message is not listened to. */
function parsed<Heard extends Message>(text: string): Heard | null {
  try {
    const message: unknown = JSON.parse(text);
    const isMessage = typeof message === 'object' && message !== null && 't' in message;
    // The contract's schemas shape every message on the server's side.
    return isMessage && typeof message.t === 'string' ? (message as Heard) : null;
  } catch {
    return null;
  }
}

/** A link to a room on what this browser has. It lives as long as the page. */
export function openLink<Heard extends Message>(code: string, hooks: LinkHooks<Heard>): Link {
  /** Lets a known device in while strangers at its address guess codes. A token has no odd characters. */
  const proof = () => {
    const { secret, seat } = hooks.hello() as Partial<RoomHello>;
    const token = secret ?? seat ?? '';
    return /^[\w.-]{1,64}$/.test(token) ? token : null;
  };
  const transports = [webSocketTransport(code, proof), eventStreamTransport(code, proof)];
  const link = createLink<Heard>({ transports, clock: pageClock, chance: Math.random }, hooks);
  let stopWaking = () => {};
  return {
    ...link,
    start() {
      stopWaking();
      stopWaking = onWake(link.wake);
      link.start();
    },
    stop() {
      stopWaking();
      link.stop();
    },
  };
}

/** A timer that comes this much too late has slept. */
const BEAT_MS = 2000;
const SLEPT_MS = 6000;

/**
 * Tells when the page was away long enough for its connections to be worth nothing: it is shown again, comes back from
 * the browser's cache, the network is back, or the device slept under it. Returns the way to stop.
 */
function onWake(wake: () => void): () => void {
  let hiddenAtMs: number | null = null;
  let beatAtMs = Date.now();

  function look() {
    if (document.hidden) hiddenAtMs = Date.now();
    else if (hiddenAtMs !== null && Date.now() - hiddenAtMs > BEAT_MS) wakeOnce();
  }
  function wakeOnce() {
    hiddenAtMs = null;
    beatAtMs = Date.now();
    wake();
  }
  const shown = (event: PageTransitionEvent) => event.persisted && wakeOnce();
  const beat = setInterval(() => {
    const sleptMs = Date.now() - beatAtMs;
    beatAtMs = Date.now();
    // Hidden pages are given fewer beats; they are asked when they are shown.
    if (sleptMs > SLEPT_MS && !document.hidden) wakeOnce();
  }, BEAT_MS);

  document.addEventListener('visibilitychange', look);
  addEventListener('online', wakeOnce);
  addEventListener('pageshow', shown);
  return () => {
    clearInterval(beat);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', wakeOnce);
    removeEventListener('pageshow', shown);
  };
}
