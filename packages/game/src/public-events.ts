import type { ShowEvent } from './event.ts';
import type { LogLine } from './history/trail.ts';

/** What the stage reacts to: the events of the rules, and the host stepping back or forth. */
export type StageEvent = ShowEvent | { readonly type: 'undone' | 'redone'; readonly step: LogLine };

/** Texts of the board, and the step taken back, which may name a phrase that is hidden again. */
type Hidden = 'phrase' | 'category' | 'step';
const HIDDEN: ReadonlySet<string> = new Set<Hidden>(['phrase', 'category', 'step']);

type WithoutHidden<E> = E extends unknown ? Omit<E, Hidden> : never;

/** What may leave the host's window with the public show: no texts. Who may see the board reads them there. */
export type PublicEvent = WithoutHidden<StageEvent>;

export const publicEvents = (events: readonly StageEvent[]): readonly PublicEvent[] =>
  events.map(
    (event) =>
      // Only hidden fields are left out.
      Object.fromEntries(
        Object.entries(event).filter(([field]) => !HIDDEN.has(field)),
      ) as PublicEvent,
  );
