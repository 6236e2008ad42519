import {
  type Any,
  type AnyStep,
  ask,
  claim,
  claimed,
  countingFrom,
  follow,
  type Hosting,
  handed,
  hearOf,
  host,
  isAnswer,
  mirror,
  missHost,
  probe,
  type Role,
  type State,
  type Step,
  stepBack,
  tell,
  to,
  turn,
} from './moves.ts';
import { isLaterHost, isNewer } from './snapshot.ts';
import type { Happening } from './words.ts';

type AnyHappening = Happening<Any, Any, Any>;
type Rule<Type> = (state: State, happening: Extract<AnyHappening, { type: Type }>) => AnyStep;
type Row = { readonly [Type in AnyHappening['type']]?: Rule<Type> };

const visit: Rule<'visit'> = (state, { isOnStage, stepsIn }) =>
  to({ ...state, isOnStage, stepsIn });

const locked: Rule<'locked'> = (state, { wait }) => claim({ ...state, lock: wait });

/** What every role does unless its own row says otherwise. */
const ANY_ROLE: Row = {
  visit,
  hello: (state, { claim }) => to(hearOf(claim, state)),
  restore: (state) => ask(state, { type: 'stopHosting' }),
  wantRun: (state, { line }) =>
    to(state, ...(state.own ? [{ type: 'hand', line, snapshot: state.own } as const] : [])),
};

const TABLE: Readonly<Record<Role, Row>> = {
  away: {
    open: (state) => ask(state),
    visit: (state, place) =>
      place.isOnStage ? ask(visit(state, place).next) : visit(state, place),
    restore: (state) => to(state),
    state: mirror,
  },

  asking: {
    locked,
    timeUp: (state) =>
      state.hasLocks ? to(state, { type: 'peek', wait: state.wait }) : claim(state),
    // Somebody holds the lock and says nothing: a window put to sleep. What it kept can be read.
    peeked: (state, { stored }) =>
      stored && isNewer(stored.rank, state.newest) ? follow(state, stored) : follow(state),
    state: (state, told) =>
      isAnswer(state, told) || isNewer(told.rank, state.newest) ? follow(state, told) : to(state),
  },

  claiming: {
    locked,
    refused: (state) => follow(state),
    lockLost: (state) => follow(state),
    claimed,
    handed: (state, { snapshot }) => handed(state, snapshot),
    timeUp: (state) => (state.taken ? host(state, state.taken) : to(state)),
    state(state, told) {
      const { next, effects } = mirror(state, told);
      return to({ ...next, own: state.own }, ...effects);
    },
  },

  host: {
    hello(state, { from, question, claim }) {
      if (!state.isOnStage) return stepBack(state);
      return tell(state.isKept ? state : countingFrom(claim, state), { from, question });
    },
    state: (state, told) =>
      state.newest && isLaterHost(told.rank, state.newest) ? follow(state, told) : tell(state),
    change(state, { run, events }) {
      if (!state.own || !state.newest) return to(state);
      const own = { ...state.own, revision: state.own.revision + 1, value: run };
      const newest = { ...state.newest, revision: own.revision };
      return to(
        { ...state, own, newest },
        state.isKept ? { type: 'write', snapshot: own } : { type: 'saved', isSaved: false },
        { type: 'tell', rank: newest, run, events },
      );
    },
    wrote(state, { claim, revision, result }) {
      if (state.own?.claim !== claim) return to(state);
      if (result === 'outdated') return ask(state, { type: 'stopHosting' });
      const isLatest = state.own.revision === revision;
      return isLatest ? to(state, { type: 'saved', isSaved: result === 'kept' }) : to(state);
    },
    lockLost: (state) => follow(state),
    hide: (state) => to(state, { type: 'post', message: { type: 'bye', from: state.id } }),
  },

  follower: {
    visit(state, place) {
      const { next } = visit(state, place);
      if (!next.isOnStage) return stepBack(next);
      return next.stepsIn && !state.stepsIn ? ask(next) : to(next);
    },
    takeOver(state) {
      if (!state.hasLocks) return claim(state);
      const next = turn(state, 'claiming');
      return to(next, { type: 'stealLock', wait: next.wait });
    },
    state: (state, told) =>
      isAnswer(state, told) || (state.isHostGone && isNewer(told.rank, state.newest))
        ? follow(state, told)
        : mirror(state, told),
    bye: (state, { from }) =>
      state.newest?.by && state.newest.by !== from ? to(state) : missHost(state),
    lockFree: (state) => missHost(state),
    timeUp: (state) => (state.isHostGone ? ask(state) : probe(state)),
  },
};

/** A wait that is over says nothing any more, but for a lock held since an earlier one. */
const isOver = (state: State, happening: AnyHappening): boolean =>
  'wait' in happening &&
  happening.wait !== (happening.type === 'lockLost' ? state.lock : state.wait);

/**
 * Lets one window at a time host the show; the others mirror it. The lock (or, without locks, a hello that nobody
 * answers) says who hosts. The numbered claims in storage hold even if both of these fail.
 */
export function stepHosting<Run, View, Event>(
  state: Hosting<Run>,
  happening: Happening<Run, View, Event>,
): Step<Run, View, Event> {
  const rule = TABLE[state.role][happening.type] ?? ANY_ROLE[happening.type];
  if (!rule || isOver(state, happening)) return to(state);
  // Both have the same type, which the compiler cannot see through the look-up.
  return (rule as Rule<string>)(state, happening as never);
}
