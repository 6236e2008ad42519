import type { ActionOf, ActionType } from '../action.ts';
import type { ShowEvent } from '../event.ts';
import type { Objection } from '../objection.ts';
import type { Show } from '../show.ts';

export type Outcome = { readonly show: Show; readonly events: readonly ShowEvent[] };

/** A rule answers two questions: may you, and what happens. */
export type Rule<T extends ActionType> = {
  objection(show: Show, action: ActionOf<T>): Objection | null;
  apply(show: Show, action: ActionOf<T>): Outcome;
};
