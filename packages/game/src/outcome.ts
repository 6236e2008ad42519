import type { ShowEvent } from './event.ts';
import type { Show } from './show.ts';

/** What comes of an action. Most make no event. */
export type Outcome<S extends Show = Show> = {
  readonly show: S;
  readonly events?: readonly ShowEvent[];
};

/** The show with what the audience should hear and see of it. */
export const outcome = <S extends Show>(show: S, ...events: readonly ShowEvent[]): Outcome<S> => ({
  show,
  events,
});

/** One outcome after another: each goes on from the show before it, and all their events are told. */
export function andThen<S extends Show>(
  first: Outcome<S>,
  ...others: readonly ((show: S) => Outcome<S>)[]
): Outcome<S> {
  return others.reduce<Outcome<S>>(({ show, events = [] }, next) => {
    const then = next(show);
    return { show: then.show, events: [...events, ...(then.events ?? [])] };
  }, first);
}
