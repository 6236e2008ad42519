import type { LogLine, ShowEvent } from '@wheel/game';

/** What the stage reacts to: the events of the rules, and the host stepping back or forth. */
export type StageEvent =
  | ShowEvent
  | { readonly type: 'undone'; readonly step: LogLine }
  | { readonly type: 'redone'; readonly step: LogLine };

type Listener = (event: StageEvent) => void;

const listeners = new Set<Listener>();

/** Listens to the show of this window, hosted or followed. Returns the way to stop. */
export function onShowEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function tellStage(events: readonly StageEvent[]): void {
  for (const event of events) {
    for (const listener of [...listeners]) {
      try {
        listener(event);
      } catch (error) {
        // A broken effect must not stop the show.
        console.error(error);
      }
    }
  }
}
