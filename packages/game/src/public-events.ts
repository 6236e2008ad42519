import type { ShowEvent } from './event.ts';
import type { LogLine } from './history/trail.ts';

/** What the stage reacts to: the events of the rules, and the host stepping back or forth. */
export type StageEvent = ShowEvent | { readonly type: 'undone' | 'redone'; readonly step: LogLine };

/** What may leave the host's window with the public show. */
export type PublicEvent = ShowEvent | { readonly type: 'undone' | 'redone' };

/** A step taken back may name a phrase that is hidden again. */
export const publicEvents = (events: readonly StageEvent[]): readonly PublicEvent[] =>
  events.map((event) =>
    event.type === 'undone' || event.type === 'redone' ? { type: event.type } : event,
  );
