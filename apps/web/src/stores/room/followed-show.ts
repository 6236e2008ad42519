import {
  newShow,
  type PublicEvent,
  type PublicShow,
  publicShow,
  type RoomShow,
  tilesOfRoom,
} from '@wheel/game';
import { createStore } from 'zustand/vanilla';
import type { Clock } from '../../lib/clock.ts';
import { createListeners } from '../../lib/listeners.ts';
import { createClockReading } from '../show/clock-reading.ts';
import type { ShowState, ShowStore, ToldEvent } from '../show/show-store.ts';
import { createSpinClock } from '../show/spin-clock.ts';
import { sharedView } from '../show/view.ts';
import { answeringTeam, type GuestShow } from './guest-room.ts';

/** The show as the host's own stage draws it, from what the room was told of it `ageMs` ago. */
export function viewOfRoom(state: GuestShow, ageMs: number): PublicShow {
  const { board = [], spin = null, clocks, desk, result, teams } = state;
  const older = (clock: PublicShow['clocks']['turn']) =>
    clock?.isRunning ? { ...clock, leftMs: Math.max(0, clock.leftMs - ageMs) } : clock;
  const teamWith = (is: (team: RoomShow['teams'][number]) => boolean) => {
    const at = teams.findIndex(is);
    return at < 0 ? null : at;
  };
  return {
    screen: state.screen,
    category: state.category,
    position: state.position,
    board: tilesOfRoom(board),
    keys: state.keys,
    complete: state.complete,
    teams: teams.map(({ name, score, color, rewarded }) => ({ name, score, color, rewarded })),
    wheel: state.wheel,
    spin: spin && { ...spin, elapsedMs: spin.elapsedMs + ageMs },
    reward: result,
    clocks: { turn: older(clocks.turn), puzzle: older(clocks.puzzle) },
    desk: desk && {
      ...desk,
      turn: teamWith(({ onTurn }) => onTurn),
      earned: teams.map(({ earned }) => earned),
      buzzed: answeringTeam(state),
      lockedOut: teams.flatMap(({ lockedOut }, at) => (lockedOut ? [at] : [])),
    },
  };
}

const nothing = () => {};

/** A show that is told from afar: everything that draws a show can draw it, and nothing can change it. */
export function createFollowedShow(clock: Clock, isHeard = true) {
  const spinClock = createSpinClock(clock);
  const clockReading = createClockReading(clock);
  const audience = createListeners<[ToldEvent]>();
  const store = createStore<ShowState>()(() => ({
    view: publicShow(newShow(), 0),
    run: null,
    trail: null,
    mode: 'follower',
    isHeard,
    saved: true,
    hasQuizWaiting: false,
    ready: Promise.resolve(),
    dispatch: () => false,
    undo: nothing,
    redo: nothing,
    takeOver: nothing,
  }));
  const show: ShowStore = {
    ...store,
    open: () => Promise.resolve(),
    visit: nothing,
    onEvent: audience.listen,
    spinElapsedMs: spinClock.elapsedMs,
    clockLeftMs: clockReading.leftMs,
    wallMs: clock.wall,
  };

  return {
    show,
    /** Draws what the room was told, and then says what happened. */
    follow(state: GuestShow, ageMs: number, events: readonly PublicEvent[]): void {
      const view = viewOfRoom(state, ageMs);
      spinClock.meet(view.spin);
      clockReading.meet(view.clocks);
      store.setState(({ view: before }) => ({ view: sharedView(before, view) }));
      for (const event of events) audience.tell(event);
    },
  };
}
