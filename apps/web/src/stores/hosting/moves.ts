import { isNewer, later, type Rank, type Snapshot } from './snapshot.ts';
import type { Effect, ShowMessage, Taken, Told } from './words.ts';

/** A living host answers a hello within this time. */
const ANSWER_MS = 300;
/** A page that is being reloaded may hold its lock a little longer than that. */
const LOCK_MS = 1500;
/** A host that reloads is back within this time; a follower must not take its place meanwhile. */
const RELOAD_MS = 3000;
/** How often a follower asks whether the host is alive, where no lock tells. */
const WATCH_MS = 10_000;

export type Role = 'away' | 'asking' | 'claiming' | 'host' | 'follower';

/** What a window knows about who hosts the show. */
export type Hosting<Run> = {
  readonly id: string;
  readonly hasLocks: boolean;
  /** The run of a show that nobody has begun. */
  readonly fresh: Run;
  readonly role: Role;
  /** Counts what this window has waited for. */
  readonly wait: number;
  /** The newest state seen, of this window or another. */
  readonly newest: Rank | null;
  /** The run of the show hosted here, until a later host is heard of. */
  readonly own: Snapshot<Run> | null;
  /** What the claim under way gave, while the run is still asked for. */
  readonly taken: Taken<Run> | null;
  /** The wait that brought the lock. No other lock is held on to. */
  readonly lock: number | null;
  readonly isKept: boolean;
  readonly isHostGone: boolean;
  readonly isOnStage: boolean;
  /** Whether this window may begin to host without being asked to. */
  readonly stepsIn: boolean;
};

// biome-ignore lint/suspicious/noExplicitAny: the table moves views and events about and never looks into them
export type Any = any;
export type State = Hosting<Any>;
type Answer = Extract<ShowMessage<Any, Any>, { type: 'state' }>;
export type Step<Run, View, Event> = {
  readonly next: Hosting<Run>;
  readonly effects: readonly Effect<Run, View, Event>[];
};
export type AnyStep = Step<Any, Any, Any>;
type Effects = AnyStep['effects'];

export const newHosting = <Run>(id: string, hasLocks: boolean, fresh: Run): Hosting<Run> => ({
  id,
  hasLocks,
  fresh,
  role: 'away',
  wait: 0,
  newest: null,
  own: null,
  taken: null,
  lock: null,
  isKept: false,
  isHostGone: false,
  isOnStage: false,
  stepsIn: true,
});

export const to = (next: State, ...effects: Effects): AnyStep => ({ next, effects });

/** Leaves whatever this window was waiting for. */
export const turn = (state: State, role: Role): State => ({
  ...state,
  role,
  wait: state.wait + 1,
  lock: role === 'claiming' || role === 'host' ? state.lock : null,
  // Whoever hosts now comes after this window, also where storage could not number the two.
  newest: state.role === 'host' && state.newest ? { ...state.newest, by: '' } : state.newest,
  taken: null,
  isHostGone: false,
});

const helloFrom = ({ id, wait, newest }: State) =>
  ({ type: 'hello', from: id, question: wait, claim: newest?.claim ?? 0 }) as const;

export const isAnswer = ({ id, wait }: State, { answers }: Answer): boolean =>
  answers?.from === id && answers.question === wait;

/** A host that stops of its own accord says so: nobody else will tell its followers. */
const farewell = ({ role, id }: State): Effects =>
  role === 'host' ? [{ type: 'post', message: { type: 'bye', from: id } }] : [];

export function ask(state: State, ...before: Effects): AnyStep {
  const next = turn(state, 'asking');
  const { wait, hasLocks } = next;
  return to(
    next,
    ...before,
    ...farewell(state),
    { type: 'waitForLock', wait },
    { type: 'startTimer', wait, ms: hasLocks ? LOCK_MS : ANSWER_MS },
    { type: 'post', message: helloFrom(next) },
  );
}

export const claim = (state: State): AnyStep => {
  const next = turn(state, 'claiming');
  return to(next, { type: 'claim', wait: next.wait, atLeast: (next.newest?.claim ?? 0) + 1 });
};

export function host(state: State, { claim: number, isKept, stored }: Taken<Any>): AnyStep {
  // Without storage nobody numbers the claims but the windows themselves.
  const heard = Math.max(state.newest?.claim ?? 0, stored?.claim ?? 0);
  const claim = isKept ? number : Math.max(number, heard + 1);
  const own = {
    claim,
    revision: stored?.revision ?? state.newest?.revision ?? 0,
    value: stored?.value ?? state.fresh,
  };
  const newest = { claim, by: state.id, revision: own.revision };
  return to(
    { ...turn(state, 'host'), own, newest, isKept },
    // What another window handed over is not on disk yet.
    ...(isKept && stored ? [{ type: 'write', snapshot: own } as const] : []),
    { type: 'tell', rank: newest, run: own.value, events: [] },
    { type: 'host', run: own.value, isKept },
    { type: 'settle' },
  );
}

const adopt = (state: State, { rank, view, events }: Told<Any, Any>): AnyStep =>
  to({ ...state, newest: rank, own: null }, { type: 'follow', view, events });

/** Mirrors a state that is newer than what is known. */
export const mirror = (state: State, told: Told<Any, Any>): AnyStep =>
  isNewer(told.rank, state.newest) ? adopt(state, told) : to(state);

const watch = ({ hasLocks, wait }: State): Effects[number] =>
  hasLocks ? { type: 'watchLock', wait } : { type: 'startTimer', wait, ms: WATCH_MS };

export function follow(state: State, told?: Told<Any, Any>): AnyStep {
  const turned = turn(state, 'follower');
  const { next, effects } = told ? adopt(turned, told) : to(turned);
  return to(next, { type: 'stopHosting' }, ...effects, { type: 'settle' }, watch(next));
}

/** Leaves the show to whoever asks for it. */
export const stepBack = (state: State): AnyStep =>
  to(turn(state, 'away'), ...farewell(state), { type: 'stopHosting' }, { type: 'unsettle' });

/** Waits for the host to come back, and then asks who hosts. */
export function missHost(state: State): AnyStep {
  if (state.isHostGone || !state.stepsIn) return to(state);
  const next = { ...turn(state, 'follower'), isHostGone: true };
  return to(next, { type: 'startTimer', wait: next.wait, ms: RELOAD_MS });
}

/** Where no lock tells whether the host is alive, it is asked from time to time. */
export function probe(state: State): AnyStep {
  const { next, effects } = missHost(state);
  if (next === state) return to(state, watch(state));
  return to(next, ...effects, { type: 'post', message: helloFrom(next) });
}

export function tell(state: State, answers?: Answer['answers']): AnyStep {
  const { own, newest } = state;
  if (!own || !newest) return to(state);
  return to(state, { type: 'tell', rank: newest, run: own.value, events: [], answers });
}

/** Numbers the claim anew, where storage does not, so that a window that has heard of that many listens. */
export function countingFrom(claim: number, state: State): State {
  const { own, newest } = state;
  if (!own || !newest || newest.claim > claim) return state;
  return {
    ...state,
    own: { ...own, claim: claim + 1 },
    newest: { ...newest, claim: claim + 1 },
  };
}

export const hearOf = (claim: number, state: State): State =>
  claim > (state.newest?.claim ?? 0)
    ? { ...state, newest: { claim, by: '', revision: state.newest?.revision ?? 0 } }
    : state;

const isBehind = (state: State, stored: Snapshot<Any> | null) =>
  (stored?.revision ?? 0) < (state.newest?.revision ?? 0);

/** A run that is behind what was seen, or that no disk vouches for, may be newer in another window. */
export function claimed(state: State, { claim, isKept, stored }: Taken<Any>): AnyStep {
  const { wait } = state;
  const taken = { claim, isKept, stored: later(state.own, stored) };
  if (isKept && !isBehind(state, taken.stored)) return host(state, taken);
  return to(
    { ...state, taken },
    { type: 'askForRun', wait },
    { type: 'startTimer', wait, ms: ANSWER_MS },
  );
}

export function handed(state: State, snapshot: Snapshot<Any>): AnyStep {
  if (!state.taken) return to(state);
  const taken = { ...state.taken, stored: later(state.taken.stored, snapshot) };
  return isBehind(state, taken.stored) ? to({ ...state, taken }) : host(state, taken);
}
