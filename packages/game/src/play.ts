import type { Action } from './action.ts';
import type { Objection } from './objection.ts';
import type { Outcome } from './rules/rule.ts';
import { ruleOf } from './rules/table.ts';
import type { Show } from './show.ts';

/** Why this action may not happen now; `null` when it may. */
export const objectionTo = (show: Show, action: Action): Objection | null =>
  ruleOf(action.type).objection(show, action);

/** One step of the show. An action with an objection changes nothing: the very same show comes back. */
export function play(show: Show, action: Action): Required<Outcome> {
  if (objectionTo(show, action) !== null) return { show, events: [] };
  return { events: [], ...ruleOf(action.type).apply(show, action) };
}
