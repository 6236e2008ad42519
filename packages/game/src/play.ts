import type { Action } from './action.ts';
import type { Objection } from './objection.ts';
import type { Outcome } from './outcome.ts';
import { ruleOf } from './rules/table.ts';
import type { Show } from './show.ts';

/** Why this action may not happen now; `null` when it may. */
export function objectionTo(show: Show, action: Action): Objection | null {
  const rule = ruleOf(action.type);
  // At a desk a spin decides what may happen next; only the wheel may be hidden and shown meanwhile.
  const isStep = rule.kind === 'host' || rule.kind === 'auto';
  const waits = isStep && action.type !== 'setWheelVisible';
  return show.desk && show.spin && waits ? 'SPINNING' : rule.objection(show, action);
}

/** One step of the show. An action with an objection changes nothing: the very same show comes back. */
export function play(show: Show, action: Action): Required<Outcome> {
  if (objectionTo(show, action) !== null) return { show, events: [] };
  return { events: [], ...ruleOf(action.type).apply(show, action) };
}
