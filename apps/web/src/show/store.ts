import {
  type Action,
  describeStep,
  newRun,
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
import type { Clock } from '../lib/clock.ts';
import { drawTeamColour } from '../lib/team-colour.ts';
import { createStage } from './stage.ts';
import { createClockTimers } from './timers.ts';
import { createShowWindow, type WindowPorts } from './windows/windows.ts';

type ShowPorts = Omit<WindowPorts, 'clock'> & {
  readonly clock: Clock;
  /** Tells when the page comes back from the browser's cache. */
  readonly onRestore: (listener: () => void) => void;
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
  /** Whether this window knows its show: revived from storage, or mirrored from another window. */
  readonly isReady: boolean;
  /** Whether the action was taken. A follower takes none, but for a quiz chosen there. */
  dispatch(action: Action): boolean;
  undo(): void;
  redo(): void;
  takeOver(): void;
};

function revive(data: unknown): Run | null {
  const run = reviveRun(data);
  return typeof run === 'object' ? run : null;
}

export type ShowStore = ReturnType<typeof createShowStore>;

/** The show of one window: the rules, kept and shared with the other windows of this browser. */
export function createShowStore(ports: ShowPorts) {
  const { clock } = ports;
  const viewOf = (run: Run) => publicShow(run.show, clock.wall(), run.clocks);
  let quizWaiting: Action | null = null;
  /** Where the address is, and whether the show has been told. */
  let place: ShowScreen | null = null;
  let isArriving = false;
  /** What a host does while a restored page finds out whether it still hosts. It is done if the show is the same. */
  let held: (() => void)[] | null = null;

  const { store, spinClock, audience, draw, tellAll, times } = createStage(clock, {
    run: null,
    trail: null,
    mode: 'follower',
    saved: false,
    hasQuizWaiting: false,
    isReady: false,

    dispatch(action) {
      if (held) return held.push(() => dispatch(action)) > 0;
      if (action.type === 'chooseQuiz') ports.askToKeepStorage();
      const { run } = get();
      if (!run) return dispatchAsFollower(action);
      const { run: next, events, objection } = performAt(run, action, clock.wall());
      if (objection) return false;
      change(next, events);
      return true;
    },

    undo() {
      if (held) return void held.push(undo);
      const { run, trail } = get();
      const step = trail && describeStep(trail, 'undo');
      if (run && step) change(undoAt(run, clock.wall(), trail), [{ type: 'undone', step }]);
    },

    redo() {
      if (held) return void held.push(redo);
      const { run, trail } = get();
      const step = trail && describeStep(trail, 'redo');
      if (run && step) change(redoAt(run, clock.wall()), [{ type: 'redone', step }]);
    },

    takeOver: () => thisWindow.takeOver(),
  });
  const get = store.getState;

  const { dispatch, undo, redo } = store.getState();
  const endSpin = () => dispatch({ type: 'endSpin' });
  const clockTimers = createClockTimers(clock, (which) => {
    dispatch({ type: 'endClock', which });
    // The rules refuse it where time changes nothing.
    if (which === 'turn') dispatch({ type: 'passTurn', why: 'time' });
  });

  /** Ends by themselves what the clock ends. Time that is up waits for a window that can say it. */
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

  const thisWindow = createShowWindow<Run, PublicShow, PublicEvent>(
    ports,
    { fresh: newRun(), revive, viewOf },
    (change) => {
      switch (change.type) {
        case 'lead':
          return lead(change.run, change.isSaved);
        case 'follow':
          draw(change.view);
          return tellAll(change.events);
        case 'restoring':
          held = get().run && [];
          return stopTime();
        case 'stopLeading':
          held = null;
          stopTime();
          return store.setState({ mode: 'follower', run: null, trail: null });
        case 'saved':
          return store.setState({ saved: change.isSaved });
        case 'ready':
          return store.setState({ isReady: true });
        case 'unready':
          return store.setState({ isReady: false });
      }
    },
  );

  function stopTime(): void {
    spinClock.stop();
    clockTimers.stop();
    isArriving = false;
  }

  function lead(run: Run, saved: boolean): void {
    const done = run === get().run ? held : null;
    held = null;
    draw(viewOf(run), { ...hosted(run), mode: 'host', saved });
    keepTime(run);
    const quiz = quizWaiting;
    if (quiz) {
      setQuizWaiting(null);
      dispatch(quiz);
    }
    if (quiz || isArriving) arrive();
    for (const act of done ?? []) act();
  }

  function setQuizWaiting(quiz: Action | null): void {
    quizWaiting = quiz;
    store.setState({ hasQuizWaiting: quiz !== null });
  }

  function dispatchAsFollower(action: Action): boolean {
    if (action.type !== 'chooseQuiz') return false;
    setQuizWaiting(action);
    thisWindow.open();
    return true;
  }

  function change(run: Run, events: readonly StageEvent[]): void {
    const view = viewOf(run);
    draw(view, hosted(run));
    keepTime(run);
    thisWindow.change(run, view, publicEvents(events));
    tellAll(events);
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

  ports.onRestore(thisWindow.restore);

  /** The address leads to a screen of the show, or to none. */
  function visit(screen: ShowScreen | null): void {
    place = screen;
    if (!screen) setQuizWaiting(null);
    isArriving = true;
    thisWindow.visit(screen !== null, !quizWaiting);
    if (isArriving && !held && store.getState().run) arrive();
  }

  return {
    ...store,
    visit,

    /** Finds out whether this window hosts the show, at the screen where it begins, or follows another. */
    open(screen?: ShowScreen): Promise<void> {
      if (screen) visit(screen);
      thisWindow.open();
      return new Promise((resolve) => {
        if (store.getState().isReady) return resolve();
        const stop = store.subscribe(({ isReady }) => {
          if (!isReady) return;
          stop();
          resolve();
        });
      });
    },

    /** Listens to what happens in the show. Returns the way to stop. */
    onEvent,

    ...times,
  };
}
