import {
  ROOM_VERSION,
  type RoomHello,
  type RoomInfo,
  type RoomStateMessage,
  type RoomWelcome,
  type ToEveryone,
} from '@wheel/contract';
import type { PublicEvent, PublicShow } from '@wheel/game';
import { type Clock, pageClock } from '../lib/clock.ts';
import { findRoom, type LookUp } from './client/calls.ts';
import { type Ending, type Handlers, type LinkPhase, openLink } from './client/link.ts';
import { createRoomLostDetector } from './client/recovery.ts';
import type { SeatStorage } from './saved.ts';

/** Phones receive neither the board nor the spin, unless the host allows the board. */
export type GuestShow = Omit<PublicShow, 'board' | 'spin'> &
  Partial<Pick<PublicShow, 'board' | 'spin'>>;

/** What every guest of a room knows: how the link is, and the newest state. */
export type GuestState = {
  readonly phase: LinkPhase;
  readonly ending: Ending | null;
  readonly isHostAway: boolean;
  readonly show: GuestShow | null;
  readonly room: RoomInfo;
};

export const NEW_GUEST: GuestState = {
  phase: 'idle',
  ending: null,
  isHostAway: false,
  show: null,
  room: {
    buzz: [],
    joinHidden: false,
    phones: { letters: false, phrases: false },
    joinAt: null,
  },
};

export type GuestPorts = {
  readonly clock: Clock;
  readonly find: (code: string) => Promise<LookUp>;
  readonly openLink: typeof openLink;
};

/** What the browser of a guest has. */
export const PAGE_PORTS: GuestPorts = { clock: pageClock, find: findRoom, openLink };

/** Endings after which a token is worth nothing; with it a person could not come back as a newcomer. */
const FORGOTTEN: readonly (Ending | null)[] = ['closed', 'refused', 'removed', 'banned'];

export function forgetSeat(storage: SeatStorage, { ending = null }: Partial<GuestState>): void {
  if (FORGOTTEN.includes(ending)) storage.remove();
}

type GuestHooks<Heard extends { readonly t: string }> = {
  readonly hello: () => Omit<RoomHello, 't' | 'v'>;
  readonly set: (state: Partial<GuestState>) => void;
  readonly welcomed?: (welcome: RoomWelcome) => void;
  /** A newer state: how old it is, and what happened, if it follows the last one. */
  readonly shown?: (show: GuestShow, ageMs: number, events: readonly PublicEvent[]) => void;
  readonly handlers: Handlers<Heard>;
};

type GuestRoomState = { readonly show: GuestShow; readonly room: RoomInfo };
type State = RoomStateMessage<GuestRoomState, PublicEvent>;

/** One guest's link to a room: a screen, a phone or a remote. */
export function joinRoom<Heard extends { readonly t: string }>(
  code: string,
  { clock, find, ...ports }: GuestPorts,
  { hello, set, welcomed, shown, handlers }: GuestHooks<Heard>,
) {
  let last: RoomRank | null = null;
  let wasUp = false;
  let isWatching = false;

  const gone = () => {
    link.stop();
    set({ phase: 'over', ending: 'closed' });
  };
  const missing = createRoomLostDetector(clock, () => find(code), gone);

  /** Counted from the first failure, through all retries. */
  function watchOver(): void {
    if (isWatching) return;
    isWatching = true;
    missing.begin(wasUp);
  }

  function onState({ term, rev, age, state, events = [] }: State): void {
    const taken = takeState(last, { term, rev });
    if (taken === 'old') return;
    last = { term, rev };
    set(state);
    shown?.(state.show, age, taken === 'played' ? events : []);
  }

  const shared: Handlers<ToEveryone> = {
    welcome(welcome) {
      // What the room knows now counts, also where it was started anew and counts from the beginning.
      last = null;
      set({ isHostAway: false });
      welcomed?.(welcome);
    },
    state: (message) => onState(message as State),
    away: ({ host }) => set({ isHostAway: host }),
    closed: gone,
  };

  const link = ports.openLink<ToEveryone | Heard>(code, {
    hello: () => ({ t: 'hello', v: ROOM_VERSION, ...hello() }),
    changed(phase, ending) {
      if (phase === 'idle') return;
      set({ phase, ending });
      if (phase === 'live') wasUp = true;
      if (phase === 'live' || phase === 'over') {
        isWatching = false;
        missing.end();
      } else if (phase === 'waiting') watchOver();
    },
    // The guest's own handlers cover the rest.
    handlers: { ...handlers, ...shared } as Handlers<ToEveryone | Heard>,
  });
  link.start();

  return {
    say: link.say,
    leave(): void {
      isWatching = false;
      missing.end();
      link.stop();
    },
    /** Tries again after an ending. */
    again(): void {
      last = null;
      link.start();
    },
  };
}

/** Which state of the room it is: the host's own count. */
export type RoomRank = { readonly term: number; readonly rev: number };

/** How a state that arrived is taken: dropped as old, drawn in silence, or drawn with what happened. */
export type Taken = 'old' | 'silent' | 'played';

/** Events are played only when their state follows the last one seen; after a gap there is silence. */
export function takeState(last: RoomRank | null, next: RoomRank): Taken {
  if (!last) return 'silent';
  if (next.term !== last.term) return next.term > last.term ? 'silent' : 'old';
  if (next.rev < last.rev) return 'old';
  return next.rev === last.rev + 1 ? 'played' : 'silent';
}
