import type { Picture, PictureMessage } from '@wheel/contract';
import type { PublicEvent, PublicShow } from '@wheel/game';
import { createStore } from 'zustand/vanilla';
import type { Clock } from '../lib/clock.ts';
import { createStage } from '../show/stage.ts';
import type { ShowStore } from '../show/store.ts';
import {
  forgetSeat,
  type GuestPorts,
  type GuestShow,
  type GuestState,
  joinRoom,
  NEW_GUEST,
} from './guest.ts';
import { receivedPicture } from './received-picture.ts';
import type { SeatStorage } from './saved.ts';

export type ScreenRoom = ReturnType<typeof openScreenRoom>;

type ScreenRequest = {
  readonly code: string;
  /** What the host's device gave this screen to be let in by, or `''`. */
  readonly hostToken: string;
  readonly isHeard: boolean;
};

/** The picture stands beside the state, which names the one to be drawn. */
type ScreenState = GuestState & { readonly picture: Picture | null };

/** What an audience screen follows. */
export function openScreenRoom(
  { code, hostToken, isHeard }: ScreenRequest,
  ports: GuestPorts,
  storage: SeatStorage,
) {
  const { show, follow } = createMirroredShow(ports.clock, isHeard);
  const store = createStore<ScreenState>()(() => ({ ...NEW_GUEST, picture: null }));
  const kept = storage.load();
  let token = hostToken || (kept?.code === code ? kept.token : '');
  keep(token);

  /** The host's token goes out of the address, so a reload needs it from here. */
  function keep(given: string): void {
    token = given;
    if (given) storage.save({ code, token: given, name: '', team: null });
  }

  const { leave } = joinRoom<PictureMessage>(code, ports, {
    hello() {
      const have = store.getState().picture?.id;
      return { as: 'screen', ...(token && { seat: token }), ...(have && { have }) };
    },
    set(state) {
      store.setState(state);
      forgetSeat(storage, state);
    },
    welcomed: (welcome) => keep(welcome.token ?? token),
    shown: follow,
    handlers: {
      picture: async (message) => store.setState({ picture: await receivedPicture(message) }),
    },
  });
  return { ...store, code, show, leave };
}

/** The show as the host's own stage draws it now, from what the room was sent `ageMs` ago. */
export function agedShow(
  { board = [], spin = null, ...show }: GuestShow,
  ageMs: number,
): PublicShow {
  const older = (clock: PublicShow['clocks']['turn']) =>
    clock?.isRunning ? { ...clock, leftMs: Math.max(0, clock.leftMs - ageMs) } : clock;
  return {
    ...show,
    board,
    spin: spin && { ...spin, elapsedMs: spin.elapsedMs + ageMs },
    clocks: { turn: older(show.clocks.turn), puzzle: older(show.clocks.puzzle) },
  };
}

const nothing = () => {};

/** A show store that only mirrors the host's show: it can be drawn, and never changed. */
export function createMirroredShow(clock: Clock, isHeard = true) {
  const { store, audience, draw, tellAll, times } = createStage(clock, {
    run: null,
    trail: null,
    mode: 'follower',
    isHeard,
    saved: true,
    hasQuizWaiting: false,
    isReady: true,
    dispatch: () => false,
    undo: nothing,
    redo: nothing,
    takeOver: nothing,
  });
  const show: ShowStore = {
    ...store,
    ...times,
    open: () => Promise.resolve(),
    visit: nothing,
    onEvent: audience.listen,
  };

  return {
    show,
    /** Draws the state first and plays its events afterwards. */
    follow(guestShow: GuestShow, ageMs: number, events: readonly PublicEvent[]): void {
      draw(agedShow(guestShow, ageMs));
      tellAll(events);
    },
  };
}
