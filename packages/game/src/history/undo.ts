import type { Action } from '../action.ts';
import { type Run, replay } from './run.ts';
import { beginsStep, ownEnd, stepEnd } from './steps.ts';
import { showAt, type Trail } from './trail.ts';

export const canUndo = (run: Run): boolean => run.show.spin === null && run.steps.some(beginsStep);

export const canRedo = (run: Run): boolean => run.show.spin === null && run.undone.length > 0;

/** With the trail of this run at hand the show before the step need not be played again. */
export function undo(run: Run, trail: Trail | null = null): Run {
  if (!canUndo(run)) return run;
  const last = run.steps.findLastIndex(beginsStep);
  const steps = run.steps.slice(0, last);
  const known = trail?.run === run ? showAt(trail, last) : null;
  return {
    ...run,
    steps,
    undone: [...run.steps.slice(last), ...run.undone],
    show: known ?? replay(run.start, steps),
  };
}

export function redo(run: Run): Run {
  if (!canRedo(run)) return run;
  const again = nextStep(run);
  return {
    ...run,
    steps: [...run.steps, ...again],
    undone: run.undone.slice(stepEnd(run.undone, 0)),
    show: replay(run.show, again),
  };
}

/** The step that redo would repeat. A repeated spin stands at its end and opens no dialog again. */
export function nextStep(run: Run): readonly Action[] {
  const step = run.undone.slice(0, stepEnd(run.undone, 0));
  return step[0]?.type === 'startSpin'
    ? [step[0], { type: 'endSpin' }, { type: 'closeReward' }, ...step.slice(ownEnd(step, 0))]
    : step;
}
