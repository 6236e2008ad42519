import type { Action } from '../action.ts';
import { ruleOf } from '../rules/table.ts';

export const kindOf = ({ type }: Action) => ruleOf(type).kind;

export const isQuiet = (action: Action): boolean => kindOf(action) === 'quiet';

/** Where the step that begins at `from` ends, its quiet actions included. */
export function stepEnd(steps: readonly Action[], from: number): number {
  let end = from + 1;
  for (let next = steps[end]; next && isQuiet(next); next = steps[end]) end += 1;
  return Math.min(end, steps.length);
}
