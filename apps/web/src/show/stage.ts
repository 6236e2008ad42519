import { newShow, type PublicShow, publicShow } from '@wheel/game';
import { createStore } from 'zustand/vanilla';
import type { Clock } from '../lib/clock.ts';
import { createListeners } from '../lib/listeners.ts';
import type { ShowState, ToldEvent } from './store.ts';
import { createClockReading, createSpinClock } from './timers.ts';

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The newer view; an unchanged part stays the same object, so that it is not drawn again. */
function sharedView(before: PublicShow, after: PublicShow): PublicShow {
  const fields = Object.entries(after).map(([field, value]) => {
    const old = before[field as keyof PublicShow];
    return [field, isSame(old, value) ? old : value];
  });
  // Every field is the one of `after`, or equal to it.
  return Object.fromEntries(fields) as PublicShow;
}

/** What a page draws and plays of a show, whether it hosts or mirrors it. */
export function createStage(clock: Clock, state: Omit<ShowState, 'view'>) {
  const spinClock = createSpinClock(clock);
  const clockReading = createClockReading(clock);
  const audience = createListeners<[ToldEvent]>();
  const store = createStore<ShowState>()(() => ({ view: publicShow(newShow(), 0), ...state }));
  return {
    store,
    spinClock,
    audience,

    draw(view: PublicShow, more: Partial<ShowState> = {}): void {
      spinClock.meet(view.spin);
      clockReading.meet(view.clocks);
      store.setState(({ view: before }) => ({ ...more, view: sharedView(before, view) }));
    },

    tellAll(events: readonly ToldEvent[]): void {
      for (const event of events) audience.tell(event);
    },

    times: {
      /** How far the spin under way has come, from 0 to 6000 ms; also after a reload. */
      spinElapsedMs: spinClock.elapsedMs,

      /** What is left of a clock now; also after a reload. */
      clockLeftMs: clockReading.leftMs,

      /** The wall clock, for what an action says about its time. */
      wallMs: clock.wall,
    },
  };
}
