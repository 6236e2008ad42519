import type { ShowEvent } from './event.ts';
import type { Show } from './show.ts';

/** What comes of an action. Most make no event. */
export type Outcome<S extends Show = Show> = {
  readonly show: S;
  readonly events?: readonly ShowEvent[];
};

/** One outcome after another: each goes on from the show before it, and all their events are told. */
export function inTurn<S extends Show>(
  first: Outcome<S>,
  ...others: readonly ((show: S) => Outcome<S>)[]
): Outcome<S> {
  return others.reduce<Outcome<S>>(({ show, events = [] }, next) => {
    const outcome = next(show);
    return { show: outcome.show, events: [...events, ...(outcome.events ?? [])] };
  }, first);
}
