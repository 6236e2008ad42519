import type { Action } from '../action.ts';
import { type Clocks, fitted, NO_CLOCKS, withClock } from '../desk/clocks.ts';
import { clockLengths } from '../desk/keeping-time.ts';
import type { ShowEvent } from '../event.ts';
import type { Objection } from '../objection.ts';
import { objectionTo, play } from '../play.ts';
import { ruleOf } from '../rules/table.ts';
import { newShow, type Show } from '../show.ts';
import { beginsStep, kindOf, ownEnd } from './steps.ts';

/** Counts the shapes of a stored run. 0.1 stored the first, without this number; the third has desks. */
export const RUN_VERSION = 3;

/** A show with its history, as plain data. `show` is always `replay(start, steps)`. */
export type Run = {
  readonly version: typeof RUN_VERSION;
  readonly start: Show;
  readonly steps: readonly Action[];
  /** What redo would repeat, in playing order. */
  readonly undone: readonly Action[];
  readonly show: Show;
  /** Beside the history: time cannot be undone. */
  readonly clocks: Clocks;
};

export type Performed = {
  readonly run: Run;
  readonly events: readonly ShowEvent[];
  readonly objection: Objection | null;
};

export const newRun = (show: Show = newShow()): Run => ({
  version: RUN_VERSION,
  start: show,
  steps: [],
  undone: [],
  show,
  clocks: fitted(NO_CLOCKS, clockLengths(show)),
});

export const replay = (start: Show, steps: readonly Action[]): Show =>
  steps.reduce((show, action) => play(show, action).show, start);

export function perform(run: Run, action: Action): Performed {
  const objection = objectionTo(run.show, action);
  if (objection) return { run, events: [], objection };
  const { show, events = [] } = ruleOf(action.type).apply(run.show, action);
  const next = { ...remember(run, action, show), show };
  // A clock that stands has nothing to hold or to end.
  if (kindOf(action) === 'clock' && next.clocks === run.clocks) {
    return { run, events: [], objection: 'NO_CHANGE' };
  }
  return { run: next, events, objection: null };
}

function remember(run: Run, action: Action, show: Show): Run {
  const rule = ruleOf(action.type);
  switch (rule.kind) {
    case 'boundary':
      return newRun(show);
    case 'screen':
      return elsewhere(run, action);
    case 'cancel':
      return withoutLastSpin(run);
    case 'amend':
      return withLastSpinFollowedBy(run, action);
    case 'auto':
      return withTrailing(run, action);
    case 'clock':
      return 'which' in action
        ? { ...run, clocks: withClock(run.clocks, action.which, (on) => rule.clock(on, action)) }
        : run;
    case 'host': {
      // A spin closes an open dialog; noted with the spin that opened it, so that undo does not open it again.
      const closes = run.show.rewardDialogVisible && !show.rewardDialogVisible;
      const closed = closes ? withLastSpinFollowedBy(run, { type: 'closeReward' }) : run;
      return { ...closed, steps: [...closed.steps, action], undone: [] };
    }
  }
}

const lastSpinIn = (steps: readonly Action[]): number =>
  steps.findLastIndex(({ type }) => type === 'startSpin');

/**
 * Amending actions touch nothing but the spin and its dialog, so they may stand right after the spin. That way no undo leaves a wheel turning. A spin older than the history is in `start`.
 */
function withLastSpinFollowedBy(run: Run, action: Action): Run {
  const spin = lastSpinIn(run.steps);
  if (spin === -1) return { ...run, start: play(run.start, action).show };
  return { ...run, steps: run.steps.toSpliced(ownEnd(run.steps, spin), 0, action) };
}

/** What trails a step older than the history happens to `start`. */
function withTrailing(run: Run, action: Action): Run {
  return run.steps.some(beginsStep)
    ? { ...run, steps: [...run.steps, action], undone: [] }
    : { ...run, start: play(run.start, action).show, undone: [] };
}

/** A cancelled spin leaves no step. */
function withoutLastSpin(run: Run): Run {
  const spin = lastSpinIn(run.steps);
  if (spin === -1) return { ...run, start: play(run.start, { type: 'cancelSpin' }).show };
  return { ...run, steps: run.steps.toSpliced(spin, 1) };
}

/** Walking away leaves no step. A spin and a dialog that began before the history end in `start` by themselves. */
function elsewhere(run: Run, action: Action): Run {
  const left = run.show.spin ? withoutLastSpin(run) : run;
  const closed = run.show.rewardDialogVisible
    ? withLastSpinFollowedBy(left, { type: 'closeReward' })
    : left;
  return { ...closed, start: play(closed.start, action).show };
}
