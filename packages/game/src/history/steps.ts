import type { Action } from '../action.ts';
import { ruleOf } from '../rules/table.ts';

export const kindOf = ({ type }: Action) => ruleOf(type).kind;

/** Whether a step begins with it. What else is in a history belongs to the step before it. */
export const beginsStep = (action: Action): boolean => kindOf(action) === 'host';

/** Where the step that begins at `from` ends, with all that belongs to it: first what amends it, then what follows by itself. */
export const stepEnd = (steps: readonly Action[], from: number): number =>
  endOf(steps, from, (action) => !beginsStep(action));

/** Where the step that begins at `from` ends but for what trails it. */
export const ownEnd = (steps: readonly Action[], from: number): number =>
  endOf(steps, from, (action) => kindOf(action) === 'amend');

function endOf(
  steps: readonly Action[],
  from: number,
  belongs: (action: Action) => boolean,
): number {
  let end = from + 1;
  for (let next = steps[end]; next && belongs(next); next = steps[end]) end += 1;
  return Math.min(end, steps.length);
}
