import type { ActionOf, ActionType } from '../action.ts';
import type { Clocks } from '../desk/clocks.ts';
import type { Objection } from '../objection.ts';
import type { Outcome } from '../outcome.ts';
import type { Check } from '../shape.ts';
import type { Show } from '../show.ts';

/** Everything about one action, in one file. Two questions: may you, and what happens. */
export type Rule<T extends ActionType> = {
  objection(show: Show, action: ActionOf<T>): Objection | null;
  apply(show: Show, action: ActionOf<T>): Outcome;
} & (Boundary | Screen | Cancel | Quiet<T> | Host<T> | Trailing<T> | Aside<T>);

/** A new history begins after it. */
type Boundary = { readonly kind: 'boundary' };

/** Happens to the start and to the show alike, so that undo and redo stay on the screen. */
type Screen = { readonly kind: 'screen' };

/** Takes the spin under way out of the history. */
type Cancel = { readonly kind: 'cancel' };

/** Belongs to the spin it ends or whose dialog it closes, never a step of its own. */
type Quiet<T extends ActionType> = { readonly kind: 'quiet'; readonly fields: Fields<T> };

/** One step to undo. `line` gives the facts for the log: the shows before the step and after all of it. */
type Host<T extends ActionType> = {
  readonly kind: 'host';
  readonly fields: Fields<T>;
  line(before: Show, action: ActionOf<T>, after: Show): object;
};

/** Happens by itself after a step, and is undone and redone with it; in no line of the log. */
type Trailing<T extends ActionType> = { readonly kind: 'trailing'; readonly fields: Fields<T> };

/** Moves the clocks beside the history and nothing in the show; the same clocks when there is nothing to move. */
type Aside<T extends ActionType> = {
  readonly kind: 'aside';
  clocks(clocks: Clocks, action: ActionOf<T>): Clocks;
};

/** How each field of the action must look when it comes back from storage. */
type Fields<T extends ActionType> = {
  readonly [Field in Exclude<keyof ActionOf<T>, 'type'>]-?: Check;
};
