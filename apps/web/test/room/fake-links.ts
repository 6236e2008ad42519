import type { RoomWelcome } from '@wheel/contract';
import type { Ending, Link, LinkHooks, LinkPhase } from '../../src/room/client/link.ts';
import type { GuestPorts } from '../../src/room/guest.ts';
import type { SavedSeat, SeatStorage } from '../../src/room/saved.ts';

type Said = { readonly t: string; readonly [more: string]: unknown };

const LIMITS = { phones: 200, screens: 20, remotes: 4, bytes: 20_480 };

export const welcomeAs = (as: RoomWelcome['as'], more: Partial<RoomWelcome> = {}): RoomWelcome => ({
  t: 'welcome',
  as,
  term: 1,
  now: 0,
  limits: LIMITS,
  ...more,
});

/** A link to a room in memory: what was said to it, and a way to answer. */
export function fakeLinks() {
  // biome-ignore lint/suspicious/noExplicitAny: each link hears messages of its own kind
  let hooks: LinkHooks<any> | null = null;
  let phase: LinkPhase = 'idle';
  let outbox: (() => object) | null = null;
  const said: Said[] = [];
  const starts: Said[] = [];

  function become(next: LinkPhase, ending: Ending | null = null): void {
    phase = next;
    hooks?.changed(next, ending);
  }
  function flush(): void {
    if (phase !== 'live' || !outbox) return;
    const make = outbox;
    outbox = null;
    said.push(make() as Said);
  }
  const link: Link = {
    start() {
      starts.push(hooks?.hello() as Said);
      become('opening');
    },
    stop: () => become('idle'),
    wake() {},
    say(message) {
      if (phase !== 'live') return false;
      said.push(message as Said);
      return true;
    },
    publish(make) {
      outbox = make;
      flush();
    },
  };
  return {
    said,
    /** What was said first on each connection. */
    starts,
    // biome-ignore lint/suspicious/noExplicitAny: as above
    openLink: ((_code: string, given: LinkHooks<any>) => {
      hooks = given;
      return link;
    }) as GuestPorts['openLink'],
    greet(welcome: RoomWelcome): void {
      become('live');
      hooks?.handlers.welcome?.(welcome);
      flush();
    },
    hear: (message: Said) => hooks?.handlers[message.t]?.(message),
    break: () => become('waiting'),
    reopen: () => link.start(),
    end: (ending: Ending) => become('over', ending),
    lastSaid: (t: string) => said.findLast((message) => message.t === t),
  };
}

export function seatStorageInMemory(kept: SavedSeat | null = null) {
  let seat = kept;
  const storage: SeatStorage = {
    load: () => seat,
    save(next) {
      seat = next;
    },
    remove() {
      seat = null;
    },
  };
  return storage;
}
