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
  readonly ending: Ending | null;
};

export type LinkHappening =
  | { readonly type: 'start' | 'stop' | 'wake' }
  | { readonly type: 'opened' | 'greeted' | 'timeUp'; readonly turn: number }
  | {
      readonly type: 'closed';
      readonly turn: number;
      readonly code: number;
      readonly reason: string;
    };

export type LinkEffect =
  | { readonly type: 'open'; readonly turn: number; readonly way: number }
  | { readonly type: 'greet' | 'drop' }
  | { readonly type: 'wait'; readonly turn: number; readonly ms: number };

export type LinkStep = { readonly next: LinkState; readonly effects: readonly LinkEffect[] };

/** A connection that nobody greets within this time is as good as none. */
const GREETED_WITHIN_MS = 8000;
/** A socket is tried twice before the fallback. */
const PATIENCE = 2;

export const newLink: LinkState = { phase: 'idle', turn: 0, attempt: 0, way: 0, ending: null };

const to = (next: LinkState, ...effects: readonly LinkEffect[]): LinkStep => ({ next, effects });

function open(state: LinkState, ways: number): LinkStep {
  // A way that has worked is kept; one that fails twice leaves the turn to the next.
  const way = (state.way + (state.attempt >= PATIENCE ? 1 : 0)) % ways;
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
      return wake(state, ways);
    case 'opened':
      return phase === 'opening' ? to(state, { type: 'greet' }) : to(state);
    case 'greeted':
      return phase === 'opening' ? to({ ...state, phase: 'live', attempt: 0 }) : to(state);
    case 'timeUp':
      if (phase === 'waiting') return open(state, ways);
      return phase === 'opening' ? retry(state, chance) : to(state);
    case 'closed': {
      if (phase !== 'opening' && phase !== 'live') return to(state);
      const ending = endingOf(happening.code, happening.reason);
      if (ending) return to({ ...state, phase: 'over', turn: turn + 1, ending }, { type: 'drop' });
      return retry(state, chance);
    }
  }
}

/** After a sleep a connection may still say that it is open. It is never trusted: a new one takes its place at once. */
function wake(state: LinkState, ways: number): LinkStep {
  if (state.phase === 'idle' || state.phase === 'over') return to(state);
  const { next, effects } = open({ ...state, attempt: 0 }, ways);
  return to(next, { type: 'drop' }, ...effects);
}
