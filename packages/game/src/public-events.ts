import type { ShowEvent } from './event.ts';
import type { LogLine } from './history/trail.ts';

/** What the stage reacts to: the events of the rules, and the host stepping back or forth. */
export type StageEvent = ShowEvent | { readonly type: 'undone' | 'redone'; readonly step: LogLine };

type WithText = Extract<ShowEvent, { readonly phrase: string } | { readonly category: string }>;

/** What may leave the host's window with the public show: no texts. Who may see the board reads them there. */
export type PublicEvent =
  | Exclude<ShowEvent, WithText>
  | { readonly type: 'undone' | 'redone' }
  | { readonly type: 'solved' }
  | { readonly type: 'tossUpOver' }
  | { readonly type: 'bonusLost'; readonly team: number }
  | { readonly type: 'puzzleShown'; readonly position: number };

export const publicEvents = (events: readonly StageEvent[]): readonly PublicEvent[] =>
  events.map(publicEvent);

function publicEvent(event: StageEvent): PublicEvent {
  switch (event.type) {
    // A step taken back may name a phrase that is hidden again.
    case 'undone':
    case 'redone':
      return { type: event.type };
    case 'solved':
      return { type: event.type };
    case 'tossUpOver':
      return { type: event.type };
    case 'bonusLost':
      return { type: event.type, team: event.team };
    case 'puzzleShown':
      return { type: event.type, position: event.position };
    default:
      return event;
  }
}
