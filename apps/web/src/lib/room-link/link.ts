import type { Clock } from '../clock.ts';
import type { Ending } from './closing.ts';
import { type LinkHappening, type LinkPhase, newLink, stepLink } from './core.ts';

/** One connection to the room, whatever carries it. */
export type Carrier = {
  send(text: string): void;
  close(): void;
  /** Bytes that wait to leave. */
  backlog(): number;
};

export type CarrierEars = {
  readonly opened: () => void;
  readonly heard: (text: string) => unknown;
  readonly closed: (code: number, reason: string) => void;
};

export type OpenCarrier = (ears: CarrierEars) => Carrier;

export type LinkPorts = {
  /** The best way to the room first. */
  readonly ways: readonly OpenCarrier[];
  readonly clock: Pick<Clock, 'after'>;
  readonly chance: () => number;
};

/** Every message says what it is. */
type Message = { readonly t: string };

export type LinkHooks<Heard extends Message> = {
  /** What to say first; asked anew for every connection. */
  readonly hello: () => object;
  readonly hear: (message: Heard) => void;
  readonly changed: (phase: LinkPhase, ending: Ending | null) => void;
};

export type Link = {
  start(): void;
  stop(): void;
  /** The page was asleep, or the network is back. */
  wake(): void;
  /** Says something to the room; what is said while the link is down is gone. Answers whether it left. */
  say(message: object): boolean;
  /** Says the newest of its kind, now or once the link is up; an older one that still waits is dropped. */
  publish(make: () => object): void;
};

/** More than this waiting to leave, and only the newest state goes, once there is room. */
const BACKLOG_BYTES = 64_000;
const DRAIN_MS = 250;

/** Does what the table says. Nothing ever waits for it. */
export function createLink<Heard extends Message>(
  { ways, clock, chance }: LinkPorts,
  hooks: LinkHooks<Heard>,
): Link {
  let state = newLink;
  let carrier: Carrier | null = null;
  let outbox: (() => object) | null = null;
  let stopTimer = () => {};
  let stopDraining = () => {};

  function happen(happening: LinkHappening): void {
    const before = state;
    const { next, effects } = stepLink(state, happening, ways.length, chance);
    state = next;
    for (const effect of effects) {
      if (effect.type === 'drop') drop();
      if (effect.type === 'greet') carrier?.send(JSON.stringify(hooks.hello()));
      if (effect.type === 'open') open(effect.turn, effect.way);
      if (effect.type === 'wait') wait(effect.turn, effect.ms);
      if (effect.type === 'probe') probe(effect.turn);
    }
    if (next.phase !== before.phase || next.ending !== before.ending)
      hooks.changed(next.phase, next.ending);
  }

  function open(turn: number, way: number): void {
    const closed = (code: number, reason: string) => happen({ type: 'closed', turn, code, reason });
    try {
      const opened = () => happen({ type: 'opened', turn });
      const heard = (text: string) => turn === state.turn && hear(turn, text);
      carrier = ways[way]?.({ opened, heard, closed }) ?? null;
    } catch (error) {
      console.warn('A room cannot be reached this way.', error);
      // Later, as from a connection that broke: this one is not even noted yet.
      clock.after(0, () => closed(1006, ''));
    }
  }

  /** Whether the best way can be opened by now. Nothing is said on it. */
  function probe(turn: number): void {
    try {
      const probed = ways[0]?.({
        opened() {
          probed?.close();
          happen({ type: 'probed', turn });
        },
        heard() {},
        closed() {},
      });
    } catch {
      // Still cut.
    }
  }

  function wait(turn: number, ms: number): void {
    stopTimer();
    stopTimer = clock.after(ms, () => happen({ type: 'timeUp', turn }));
  }

  function drop(): void {
    const old = carrier;
    carrier = null;
    stopTimer();
    stopDraining();
    old?.close();
  }

  function hear(turn: number, text: string): void {
    const message = parsed<Heard>(text);
    if (!message) return;
    if (message.t === 'welcome') happen({ type: 'greeted', turn });
    hooks.hear(message);
    if (message.t === 'welcome') flush();
  }

  function say(message: object): boolean {
    if (state.phase !== 'live' || !carrier) return false;
    carrier.send(JSON.stringify(message));
    return true;
  }

  function flush(): void {
    stopDraining();
    if (!outbox || state.phase !== 'live' || !carrier) return;
    if (carrier.backlog() > BACKLOG_BYTES) {
      stopDraining = clock.after(DRAIN_MS, flush);
      return;
    }
    const make = outbox;
    outbox = null;
    say(make());
  }

  return {
    start: () => happen({ type: 'start' }),
    stop: () => happen({ type: 'stop' }),
    wake: () => happen({ type: 'wake' }),
    say,
    publish(make) {
      outbox = make;
      flush();
    },
  };
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
