import type { ActionOf, ActionType } from '../action.ts';
import type { ShowEvent } from '../event.ts';
import type { Objection } from '../objection.ts';
import type { Check } from '../shape.ts';
import type { Show } from '../show.ts';

export type Outcome = { readonly show: Show; readonly events: readonly ShowEvent[] };

/** Two questions: may you, and what happens. */
type Answers<T extends ActionType> = {
  objection(show: Show, action: ActionOf<T>): Objection | null;
  apply(show: Show, action: ActionOf<T>): Outcome;
};

/** How each field of the action must look when it comes back from storage. */
type Fields<T extends ActionType> = {
  readonly fields: { readonly [Field in Exclude<keyof ActionOf<T>, 'type'>]-?: Check };
};

/** A new history begins after it. */
export type BoundaryRule<T extends ActionType> = Answers<T> & { readonly kind: 'boundary' };

/** One step to undo. `line` gives the facts for the log: the shows before the step and after all of it. */
export type HostRule<T extends ActionType, Line extends object> = Answers<T> &
  Fields<T> & {
    readonly kind: 'host';
    line(before: Show, action: ActionOf<T>, after: Show): Line;
  };

/** Belongs to the spin it ends or whose dialog it closes, never a step of its own. */
export type QuietRule<T extends ActionType> = Answers<T> & Fields<T> & { readonly kind: 'quiet' };

/** Takes the spin under way out of the history. */
export type CancelRule<T extends ActionType> = Answers<T> & { readonly kind: 'cancel' };

/** Happens to the start and to the show alike, so that undo and redo stay on the screen. */
export type ScreenRule<T extends ActionType> = Answers<T> & { readonly kind: 'screen' };

/** Everything about one action, in one file. */
export type Rule<T extends ActionType> =
  | BoundaryRule<T>
  | HostRule<T, object>
  | QuietRule<T>
  | CancelRule<T>
  | ScreenRule<T>;
