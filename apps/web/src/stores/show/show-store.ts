import {
  type Action,
  describeStep,
  newRun,
  newShow,
  type PublicEvent,
  type PublicShow,
  performAt,
  publicEvents,
  publicShow,
  type Run,
  redoAt,
  reviveRun,
  type ShowScreen,
  type StageEvent,
  type Trail,
  trailOf,
  undoAt,
} from '@wheel/game';
import { createStore } from 'zustand/vanilla';
import type { Clock } from '../../lib/clock.ts';
import { createListeners } from '../../lib/listeners.ts';
import { drawTeamColour } from '../../lib/team-colour.ts';
import { createHosting, type HostingPorts } from '../hosting/hosting.ts';
import { createClockReading } from './clock-reading.ts';
import { createClockTimers } from './clock-timers.ts';
import { createSpinClock } from './spin-clock.ts';
import { sharedView } from './view.ts';

type ShowPorts = Omit<HostingPorts, 'clock'> & {
  readonly clock: Clock;
  /** Tells when the page goes, perhaps for a reload, and when it comes back from the browser's cache. */
  readonly page: { onHide(listener: () => void): void; onRestore(listener: () => void): void };
  readonly askToKeepStorage: () => void;
};

/** A step taken back has a name only in the window that hosts. */
export type ToldEvent = StageEvent | PublicEvent;

export type ShowState = {
  /** What this window draws, hosted or followed. */
  readonly view: PublicShow;
  /** In the hosting window alone. */
  readonly run: Run | null;
  /** What the steps of the run led to, kept beside it so that a long show undoes them fast. */
  readonly trail: Trail | null;
  /** A follower mirrors the show that another window hosts, and changes nothing. */
  readonly mode: 'host' | 'follower';
  /** Whether a show that is told from afar is to be heard here. Of two windows of one browser only the host's is. */
  readonly isHeard?: boolean;
  /** Whether the latest change is on disk. */
  readonly saved: boolean;
  /** A quiz was chosen here, and another window hosts a show: it begins once this window takes over. */
  readonly hasQuizWaiting: boolean;
  /** Ends once this window knows its show: revived from storage, or mirrored from another window. */
  readonly ready: Promise<void>;
  /** Whether the action was taken. A follower takes none, but for a quiz chosen there. */
  dispatch(action: Action): boolean;
  undo(): void;
  redo(): void;
  takeOver(): void;
};

export type ShowStore = ReturnType<typeof createShowStore>;

/** The show of one window: the rules, kept and shared with the other windows of this browser. */
export function createShowStore(ports: ShowPorts) {
  const { clock } = ports;
  const spinClock = createSpinClock(clock);
  const clockReading = createClockReading(clock);
  const audience = createListeners<[ToldEvent]>();
  const viewOf = (run: Run) => publicShow(run.show, clock.wall(), run.clocks);
  let quizWaiting: Action | null = null;
  /** Where the address is, and whether the show has been told. */
  let place: ShowScreen | null = null;
  let isArriving = false;
  let settle = () => {};
  const pending = () =>
    new Promise<void>((resolve) => {
      settle = resolve;
    });

  const store = createStore<ShowState>()((_set, get) => ({
    view: publicShow(newShow(), 0),
    run: null,
    trail: null,
    mode: 'follower',
    saved: false,
    hasQuizWaiting: false,
    ready: pending(),

    dispatch(action) {
      if (action.type === 'chooseQuiz') ports.askToKeepStorage();
      const { run } = get();
      if (!run) return dispatchAsFollower(action);
      const { run: next, events, objection } = performAt(run, action, clock.wall());
      if (objection) return false;
      change(next, events);
      return true;
    },

    undo() {
      const { run, trail } = get();
      const step = trail && describeStep(trail, 'undo');
      if (run && step) change(undoAt(run, clock.wall(), trail), [{ type: 'undone', step }]);
    },

    redo() {
      const { run, trail } = get();
      const step = trail && describeStep(trail, 'redo');
      if (run && step) change(redoAt(run, clock.wall()), [{ type: 'redone', step }]);
    },

    takeOver: () => hosting.happen({ type: 'takeOver' }),
  }));

  const { dispatch } = store.getState();
  const endSpin = () => dispatch({ type: 'endSpin' });
  const clockTimers = createClockTimers(clock, (which) => {
    dispatch({ type: 'endClock', which });
    // The rules refuse it where time changes nothing.
    if (which === 'turn') dispatch({ type: 'passTurn', why: 'time' });
  });

  function draw(view: PublicShow, more: Partial<ShowState> = {}): void {
    spinClock.meet(view.spin);
    clockReading.meet(view.clocks);
    store.setState(({ view: before }) => ({ ...more, view: sharedView(before, view) }));
  }

  /** Ends by themselves what the clock ends. Time that is up waits for somebody who can say it. */
  function keepTime({ clocks }: Run): void {
    spinClock.atEnd(endSpin);
    if (audience.isHeard()) clockTimers.meet(clocks);
  }

  function onEvent(listener: (event: ToldEvent) => void): () => void {
    const stop = audience.listen(listener);
    const { run } = store.getState();
    if (run) clockTimers.meet(run.clocks);
    return () => {
      stop();
      if (!audience.isHeard()) clockTimers.stop();
    };
  }

  const hosted = (run: Run) => ({ run, trail: trailOf(run, store.getState().trail) });

  const hosting = createHosting<Run, PublicShow, PublicEvent>(ports, {
    fresh: newRun,
    revive(data) {
      const run = reviveRun(data);
      return typeof run === 'object' ? run : null;
    },
    viewOf,

    host(run, saved) {
      draw(viewOf(run), { ...hosted(run), mode: 'host', saved });
      keepTime(run);
      const quiz = quizWaiting;
      if (quiz) {
        setQuizWaiting(null);
        dispatch(quiz);
      }
      if (quiz || isArriving) arrive();
    },

    follow(view, told) {
      draw(view);
      for (const event of told) audience.tell(event);
    },

    stopHosting() {
      spinClock.stop();
      clockTimers.stop();
      isArriving = false;
      store.setState({ mode: 'follower', run: null, trail: null });
    },

    settle: () => settle(),
    unsettle: () => store.setState({ ready: pending() }),
    saved: (saved) => store.setState({ saved }),
  });

  function setQuizWaiting(quiz: Action | null): void {
    quizWaiting = quiz;
    store.setState({ hasQuizWaiting: quiz !== null });
  }

  function dispatchAsFollower(action: Action): boolean {
    if (action.type !== 'chooseQuiz') return false;
    setQuizWaiting(action);
    hosting.happen({ type: 'open' });
    return true;
  }

  function change(run: Run, events: readonly StageEvent[]): void {
    draw(viewOf(run), hosted(run));
    keepTime(run);
    hosting.happen({ type: 'change', run, events: publicEvents(events) });
    for (const event of events) audience.tell(event);
  }

  /** The host came to where the address is: by a link, Back, Forward, the address bar or a reload. */
  function arrive(): void {
    isArriving = false;
    if (place === 'teams') dispatch({ type: 'enterTeams', color: drawTeamColour([]) });
    if (place === 'game') dispatch({ type: 'openGame' });
    if (place) dispatch({ type: 'goTo', screen: place });
    else {
      dispatch({ type: 'cancelSpin' });
      dispatch({ type: 'closeReward' });
    }
  }

  ports.page.onHide(() => hosting.happen({ type: 'hide' }));
  ports.page.onRestore(() => hosting.happen({ type: 'restore' }));

  return {
    ...store,

    /** Finds out whether this window hosts the show or follows another. */
    open(): Promise<void> {
      hosting.happen({ type: 'open' });
      return store.getState().ready;
    },

    /** The address leads to a screen of the show, or to none. */
    visit(screen: ShowScreen | null): void {
      place = screen;
      if (!screen) setQuizWaiting(null);
      isArriving = true;
      hosting.happen({ type: 'visit', isOnStage: screen !== null, stepsIn: !quizWaiting });
      if (isArriving && store.getState().run) arrive();
    },

    /** Listens to what happens in the show. Returns the way to stop. */
    onEvent,

    /** How far the spin under way has come, from 0 to 6000 ms; also after a reload. */
    spinElapsedMs: spinClock.elapsedMs,

    /** What is left of a clock now; also after a reload. */
    clockLeftMs: clockReading.leftMs,

    /** The wall clock, for what an action says about its time. */
    wallMs: clock.wall,
  };
}
