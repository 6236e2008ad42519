import {
  type Action,
  type ActionOf,
  describeStep,
  newRun,
  perform,
  type Run,
  redo,
  reviveRun,
  type Show,
  SPIN_DURATION_MS,
  undo,
} from '@wheel/game';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createClaims } from '../lib/kept-data/claims.ts';
import { askToKeepStorage } from '../lib/kept-data/persist.ts';
import { openShowChannel } from '../lib/show-channel/channel.ts';
import { openShowLock } from '../lib/show-channel/lock.ts';
import { createHosting } from './hosting.ts';
import { onShowEvent, type StageEvent, tellStage } from './show-events.ts';
import { createSpinClock } from './spin-clock.ts';

export type ShowState = {
  readonly run: Run;
  readonly show: Show;
  /** A follower mirrors the show that another window hosts, and changes nothing. */
  readonly mode: 'host' | 'follower';
  /** Whether the latest change is on disk. */
  readonly saved: boolean;
  /**
   * Whether the action was taken. A follower takes none, but for a quiz chosen there: it is played once that
   * window hosts the show.
   */
  dispatch(action: Action): boolean;
  undo(): void;
  redo(): void;
  takeOver(): void;
};

const NAME = 'show';

const clock = createSpinClock();
const firstRun = newRun();
let chosenMeanwhile: ActionOf<'chooseQuiz'> | null = null;

export const showStore = createStore<ShowState>()((_set, get) => ({
  run: firstRun,
  show: firstRun.show,
  mode: 'follower',
  saved: false,

  dispatch(action) {
    if (action.type === 'chooseQuiz') askToKeepStorage();
    if (get().mode === 'follower') return dispatchAsFollower(action);
    const { run, events, objection } = perform(get().run, action);
    if (objection) return false;
    clock.meet(run.show.spin, { fresh: action.type === 'startSpin' });
    change(run, events);
    return true;
  },

  undo() {
    const step = describeStep(get().run, 'undo');
    if (get().mode === 'host' && step !== null) change(undo(get().run), [{ type: 'undone', step }]);
  },

  redo() {
    const step = describeStep(get().run, 'redo');
    if (get().mode === 'host' && step !== null) change(redo(get().run), [{ type: 'redone', step }]);
  },

  takeOver: () => hosting.takeOver(),
}));

const hosting = createHosting<Run, StageEvent>({
  claims: createClaims(NAME),
  lock: openShowLock(NAME),
  openChannel: (hear) => openShowChannel(NAME, hear),
  fresh: newRun,
  revive(data) {
    const run = reviveRun(data);
    return run === 'newer' ? null : run;
  },

  becomeHost(run, saved) {
    showStore.setState({ run, show: run.show, mode: 'host', saved });
    resumeSpin(run.show);
    const quiz = chosenMeanwhile;
    chosenMeanwhile = null;
    if (quiz) showStore.getState().dispatch(quiz);
  },

  becomeFollower() {
    clock.stop();
    showStore.setState({ mode: 'follower' });
  },

  follow(run, events) {
    clock.meet(run.show.spin, { fresh: false });
    showStore.setState({ run, show: run.show });
    tellStage(events);
  },

  kept: (saved) => showStore.setState({ saved }),

  leaveStage() {
    chosenMeanwhile = null;
  },
});

function dispatchAsFollower(action: Action): boolean {
  if (action.type !== 'chooseQuiz') return false;
  chosenMeanwhile = action;
  hosting.open();
  return true;
}

function change(run: Run, events: readonly StageEvent[]): void {
  clock.meet(run.show.spin, { fresh: false });
  clock.atEnd(endSpin);
  showStore.setState({ run, show: run.show });
  hosting.publish(run, events);
  tellStage(events);
}

const endSpin = () => showStore.getState().dispatch({ type: 'endSpin' });

function resumeSpin({ spin }: Show): void {
  clock.meet(spin, { fresh: false });
  if (spin && clock.elapsedMs() >= SPIN_DURATION_MS) endSpin();
  else clock.atEnd(endSpin);
}

globalThis.addEventListener?.('pagehide', () => hosting.sayGoodbye());
globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && hosting.reopen());

export function useShow<T>(selector: (state: ShowState) => T): T {
  return useStore(showStore, selector);
}

/** Ends once this window knows its show: revived from storage, or mirrored from another window. */
export const showReady = (): Promise<void> => hosting.open();

/** A show screen is up. One that would change the show just by opening must not step in by itself. */
export const enterStage = hosting.enter;

/** How far the spin under way has come, from 0 to 6000 ms; also after a reload. */
export const spinElapsedMs = (): number => clock.elapsedMs();

export { onShowEvent };
