import { retryAfterMs } from './backoff.ts';
import { type Ending, endingOf } from './closing.ts';

/** Where a link stands. Only a live one has been greeted by the room. */
export type LinkPhase = 'idle' | 'waiting' | 'opening' | 'live' | 'over';

export type LinkState = {
  readonly phase: LinkPhase;
  /** Counts connections and waits; whatever speaks of another one comes too late. */
  readonly turn: number;
  /** Attempts since the link was last live. */
  readonly attempt: number;
  /** Which way to the room is tried: the socket, or the fallback where a filter cuts sockets. */
  readonly way: number;
  /** The way that was live last. */
  readonly kept: number;
  /** Whether a socket was ever live on this page. */
  readonly hadSocket: boolean;
  /** How often a socket was tried beside the fallback. */
  readonly probes: number;
  readonly ending: Ending | null;
};

export type LinkHappening =
  | { readonly type: 'start' | 'stop' | 'wake' }
  /** `probed`: a socket could be opened beside the fallback. */
  | { readonly type: 'opened' | 'greeted' | 'timeUp' | 'probed'; readonly turn: number }
  | {
      readonly type: 'closed';
      readonly turn: number;
      readonly code: number;
      readonly reason: string;
    };

export type LinkEffect =
  | { readonly type: 'open'; readonly turn: number; readonly way: number }
  | { readonly type: 'greet' | 'drop' }
  | { readonly type: 'probe'; readonly turn: number }
  | { readonly type: 'wait'; readonly turn: number; readonly ms: number };

export type LinkStep = { readonly next: LinkState; readonly effects: readonly LinkEffect[] };

/** A connection that nobody greets within this time is as good as none. */
const GREETED_WITHIN_MS = 8000;
/** A socket is tried twice before the fallback; where one has worked, only each fourth attempt is another. */
const PATIENCE = 2;
const LOYALTY = 4;
/** The fallback knows no round trips, so sockets are tried beside it: after this long, and ever less often. */
const PROBE_MS = 10_000;
const PROBE_MAX_MS = 10 * 60_000;
const PROBES_RARE = 10;

export const newLink: LinkState = {
  phase: 'idle',
  turn: 0,
  attempt: 0,
  way: 0,
  kept: 0,
  hadSocket: false,
  probes: 0,
  ending: null,
};

const to = (next: LinkState, ...effects: readonly LinkEffect[]): LinkStep => ({ next, effects });

function wayFor({ attempt, kept, hadSocket }: LinkState, ways: number): number {
  const isOther =
    hadSocket && kept === 0
      ? attempt > 0 && attempt % LOYALTY === 0
      : attempt >= PATIENCE && attempt % 2 === 0;
  return (kept + (isOther ? 1 : 0)) % ways;
}

function open(state: LinkState, ways: number, way = wayFor(state, ways)): LinkStep {
  const turn = state.turn + 1;
  return to(
    { ...state, phase: 'opening', turn, way },
    { type: 'open', turn, way },
    { type: 'wait', turn, ms: GREETED_WITHIN_MS },
  );
}

function retry(state: LinkState, chance: () => number): LinkStep {
  const ms = retryAfterMs(state.attempt, chance);
  const turn = state.turn + 1;
  const next = { ...state, phase: 'waiting', turn, attempt: state.attempt + 1 } as const;
  return to(next, { type: 'drop' }, { type: 'wait', turn, ms });
}

function greeted(state: LinkState): LinkStep {
  const { way } = state;
  const live = { ...state, phase: 'live', attempt: 0, kept: way } as const;
  return way === 0 ? to({ ...live, hadSocket: true, probes: 0 }) : to(live, nextProbe(state));
}

const nextProbe = ({ turn, probes }: LinkState): LinkEffect => {
  const ms = Math.min(PROBE_MAX_MS, PROBE_MS * 2 ** probes);
  return { type: 'wait', turn, ms };
};

function timeUp(state: LinkState, ways: number, chance: () => number): LinkStep {
  const { phase, turn, way } = state;
  if (phase === 'waiting') return open(state, ways);
  if (phase === 'opening') return retry(state, chance);
  if (phase !== 'live' || way === 0) return to(state);
  const next = { ...state, probes: state.probes + 1 };
  return to(next, { type: 'probe', turn }, nextProbe(next));
}

/** What a link does next: a pure table, like the rules. `ways` is how many ways to the room there are. */
export function stepLink(
  state: LinkState,
  happening: LinkHappening,
  ways: number,
  chance: () => number,
): LinkStep {
  const { phase, turn } = state;
  if ('turn' in happening && happening.turn !== turn) return to(state);
  switch (happening.type) {
    case 'start':
      return phase === 'idle' || phase === 'over'
        ? open({ ...state, attempt: 0, ending: null }, ways)
        : to(state);
    case 'stop':
      return to({ ...state, phase: 'idle', turn: turn + 1, attempt: 0 }, { type: 'drop' });
    case 'wake':
      // After a sleep a connection may still say that it is open. It is never trusted.
      return phase === 'idle' || phase === 'over' ? to(state) : renew(state, ways);
    case 'opened':
      return phase === 'opening' ? to(state, { type: 'greet' }) : to(state);
    case 'greeted':
      return phase === 'opening' ? greeted(state) : to(state);
    case 'timeUp':
      return timeUp(state, ways, chance);
    case 'probed':
      // One that opens but carries nothing must not be tried again soon.
      return phase === 'live' ? renew({ ...state, probes: PROBES_RARE }, ways, 0) : to(state);
    case 'closed': {
      if (phase !== 'opening' && phase !== 'live') return to(state);
      const ending = endingOf(happening.code, happening.reason);
      if (ending) return to({ ...state, phase: 'over', turn: turn + 1, ending }, { type: 'drop' });
      return retry(state, chance);
    }
  }
}

/** A new connection takes the place of the one there is, at once. */
function renew(state: LinkState, ways: number, way?: number): LinkStep {
  const { next, effects } = open({ ...state, attempt: 0 }, ways, way);
  return to(next, { type: 'drop' }, ...effects);
}
