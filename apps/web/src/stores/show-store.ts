import {
  type Action,
  describeStep,
  newRun,
  perform,
  type Run,
  redo,
  type Show,
  undo,
} from '@wheel/game';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { onShowEvent, type StageEvent, tellStage } from './show-events.ts';
import { createSpinClock } from './spin-clock.ts';

export type ShowState = {
  readonly run: Run;
  readonly show: Show;
  /** A follower mirrors the show that another window hosts, and changes nothing. */
  readonly mode: 'host' | 'follower';
  /** Whether the latest change is on disk. */
  readonly saved: boolean;
  /** Whether the action was taken. A follower takes none. */
  dispatch(action: Action): boolean;
  undo(): void;
  redo(): void;
  takeOver(): void;
};

const clock = createSpinClock();
const firstRun = newRun();

export const showStore = createStore<ShowState>()((set, get) => {
  function change(run: Run, events: readonly StageEvent[], { fresh = false } = {}) {
    clock.meet(run.show.spin, { fresh });
    set({ run, show: run.show });
    tellStage(events);
    clock.atEnd(() => get().dispatch({ type: 'endSpin' }));
  }

  return {
    run: firstRun,
    show: firstRun.show,
    mode: 'host',
    saved: false,

    dispatch(action) {
      const { run, events, objection } = perform(get().run, action);
      if (objection) return false;
      change(run, events, { fresh: action.type === 'startSpin' });
      return true;
    },

    undo() {
      const step = describeStep(get().run, 'undo');
      if (step !== null) change(undo(get().run), [{ type: 'undone', step }]);
    },

    redo() {
      const step = describeStep(get().run, 'redo');
      if (step !== null) change(redo(get().run), [{ type: 'redone', step }]);
    },

    takeOver() {},
  };
});

export function useShow<T>(selector: (state: ShowState) => T): T {
  return useStore(showStore, selector);
}

/** Ends once this window knows its show: revived from storage, or mirrored from another window. */
export function showReady(): Promise<void> {
  return Promise.resolve();
}

/** How far the spin under way has come, from 0 to 6000 ms; also after a reload. */
export const spinElapsedMs = (): number => clock.elapsedMs();

export { onShowEvent };
