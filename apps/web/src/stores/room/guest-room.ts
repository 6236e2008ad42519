import type { RoomHello, RoomStateMessage, RoomWelcome, ToEveryone } from '@wheel/contract';
import type { PublicEvent } from '@wheel/game';
import type { Clock } from '../../lib/clock.ts';
import type { LookUp } from '../../lib/room-link/calls.ts';
import type { Ending } from '../../lib/room-link/closing.ts';
import type { LinkPhase } from '../../lib/room-link/core.ts';
import type { Link, LinkHooks } from '../../lib/room-link/link.ts';
import { createMissingWatch } from '../../lib/room-link/missing.ts';
import { type RoomRank, takeState } from '../../lib/room-link/newest.ts';
import type { PublicState } from './publisher.ts';

/** A phone is told neither the board nor the spin. */
export type GuestShow = Omit<PublicState, 'board' | 'spin'> &
  Partial<Pick<PublicState, 'board' | 'spin'>>;

/** Who is to answer in a toss-up: of the phones that buzzed, the first whose team is not locked out. */
export function answeringTeam({ desk, buzz, teams }: GuestShow): number | null {
  if (desk?.kind !== 'tossUp' || !desk.moves.includes('answer')) return null;
  const first = buzz.find(({ team }) => !teams[team]?.lockedOut)?.team;
  const byHand = teams.findIndex(({ buzzed }) => buzzed);
  return first ?? (byHand < 0 ? null : byHand);
}

/** What every guest of a room knows: how the link is, and the newest state. */
export type GuestState = {
  readonly phase: LinkPhase;
  readonly ending: Ending | null;
  readonly isHostAway: boolean;
  readonly show: GuestShow | null;
};

export const NEW_GUEST: GuestState = {
  phase: 'idle',
  ending: null,
  isHostAway: false,
  show: null,
};

export type GuestPorts = {
  readonly clock: Clock;
  readonly find: (code: string) => Promise<LookUp>;
  readonly openLink: <Heard extends { readonly t: string }>(
    code: string,
    hooks: LinkHooks<Heard>,
  ) => Link;
};

type GuestHooks<Heard> = {
  readonly hello: () => Omit<RoomHello, 't' | 'v'>;
  readonly set: (state: Partial<GuestState>) => void;
  readonly welcomed?: (welcome: RoomWelcome) => void;
  /** A newer state: how old it is, and what happened, if it follows the last one. */
  readonly shown?: (show: GuestShow, ageMs: number, events: readonly PublicEvent[]) => void;
  readonly hear?: (message: Heard) => void;
};

type State = RoomStateMessage<GuestShow, PublicEvent>;

/** One guest's link to a room: a screen, a phone or a remote. */
export function joinRoom<Heard extends { readonly t: string }>(
  code: string,
  { clock, find, openLink }: GuestPorts,
  { hello, set, welcomed, shown, hear }: GuestHooks<Heard>,
) {
  let last: RoomRank | null = null;
  let wasUp = false;
  let isWatching = false;

  const gone = () => {
    link.stop();
    set({ phase: 'over', ending: 'closed' });
  };
  const missing = createMissingWatch(clock, () => find(code), gone);

  /** From the first failure on, whatever is tried meanwhile. */
  function watchOver(): void {
    if (isWatching) return;
    isWatching = true;
    missing.begin(wasUp);
  }

  function heardState({ term, rev, age, state, events = [] }: State): void {
    const taken = takeState(last, { term, rev });
    if (taken === 'old') return;
    last = { term, rev };
    set({ show: state });
    shown?.(state, age, taken === 'played' ? events : []);
  }

  const link = openLink<ToEveryone | Heard>(code, {
    hello: () => ({ t: 'hello', v: 1, ...hello() }),
    changed(phase, ending) {
      if (phase === 'idle') return;
      set({ phase, ending });
      if (phase === 'live') wasUp = true;
      if (phase === 'live' || phase === 'over') {
        isWatching = false;
        missing.end();
      } else if (phase === 'waiting') watchOver();
    },
    hear(message) {
      const told = message as ToEveryone;
      if (told.t === 'welcome') {
        // What the room knows now counts, also where it was started anew and counts from the beginning.
        last = null;
        set({ isHostAway: false });
        welcomed?.(told);
      } else if (told.t === 'state') heardState(told as State);
      else if (told.t === 'away') set({ isHostAway: told.host });
      else if (told.t === 'closed') gone();
      else hear?.(message as Heard);
    },
  });
  link.start();

  return {
    say: link.say,
    wake: link.wake,
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
