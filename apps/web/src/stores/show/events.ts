import type { PublicEvent, StageEvent } from '@wheel/game';

/** A step taken back has a name only in the window that hosts. */
export type ToldEvent = StageEvent | PublicEvent;
type Listener = (event: ToldEvent) => void;

export type ShowEvents = {
  /** Listens to the show of this window, hosted or followed. Returns the way to stop. */
  listen(listener: Listener): () => void;
  tell(events: readonly ToldEvent[]): void;
};

export function createShowEvents(): ShowEvents {
  const listeners = new Set<Listener>();

  function tellOne(event: ToldEvent, listener: Listener): void {
    try {
      listener(event);
    } catch (error) {
      // A broken effect must not stop the show.
      console.error(error);
    }
  }

  return {
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell(events) {
      for (const event of events) for (const listener of [...listeners]) tellOne(event, listener);
    },
  };
}
