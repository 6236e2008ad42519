import type { ActionOf, ActionType } from '../action.ts';
import type { Clock } from '../desk/clocks.ts';
import type { Objection } from '../objection.ts';
import type { Outcome } from '../outcome.ts';
import type { Show } from '../show.ts';

/** Everything about one action. Two questions: may you, and what happens. */
export type Rule<T extends ActionType> = {
  objection(show: Show, action: ActionOf<T>): Objection | null;
  apply(show: Show, action: ActionOf<T>): Outcome;
} & (Boundary | Screen | Cancel | Amend | Host<T> | Auto | OfClock<T>);

/** A new history begins after it. */
type Boundary = { readonly kind: 'boundary' };

/** Happens to the start and to the show alike, so that undo and redo stay on the screen. */
type Screen = { readonly kind: 'screen' };

/** Takes the spin under way out of the history. */
type Cancel = { readonly kind: 'cancel' };

/** Belongs to the spin it ends or whose dialog it closes, never a step of its own. */
type Amend = { readonly kind: 'amend' };

/** One step to undo. `line` gives the facts for the log: the shows before the step and after all of it. */
type Host<T extends ActionType> = {
  readonly kind: 'host';
  line(before: Show, action: ActionOf<T>, after: Show): object;
};

/** Happens by itself after a step, and is undone and redone with it; in no line of the log. */
type Auto = { readonly kind: 'auto' };

/** Moves a clock beside the history and nothing in the show; the same clock when there is nothing to move. */
type OfClock<T extends ActionType> = {
  readonly kind: 'clock';
  clock(clock: Clock, action: ActionOf<T>): Clock;
};
