import type { FromHost, RoomHello, RoomOpened } from '@wheel/contract';
import type { PublicEvent, PublicShow } from '@wheel/game';
import { createStore } from 'zustand/vanilla';
import type { Clock } from '../../lib/clock.ts';
import type { Ending } from '../../lib/room-link/closing.ts';
import type { LinkPhase } from '../../lib/room-link/core.ts';
import type { Reachable } from '../../lib/room-link/join-address.ts';
import type { Link, LinkHooks } from '../../lib/room-link/link.ts';
import type { ShowStore } from '../show/show-store.ts';
import { type BuzzCommand, commandFor, teamsThatMayBuzz } from './buzz-rounds.ts';
import { createDoorKeeper } from './door-keeper.ts';
import { createHostEars, type HeardByHost } from './hear-as-host.ts';
import { CLOSED_ROOM, type HostRoomState, NO_ORDER, placesIn } from './host-state.ts';
import { type KeptRoom, readKeptRoom } from './kept-room.ts';
import { createMakingAgain, type FindAndReopen } from './making-again.ts';
import { NO_ROOM, roomOnStage } from './on-stage.ts';
import { onShowChange, publicStateOf } from './publisher.ts';
import { createWishes, type WishPorts } from './wishes.ts';

const VERSION = 1;
const CLAIMS_MAX = 5;
/** Another window of this browser closes its link as this one begins; it may need a moment. */
const YIELDS_MAX = 2;
const YIELD_MS = 700;

export type HostRoomPorts = Omit<WishPorts, 'show' | 'buzz' | 'wallMs'> & {
  readonly show: ShowStore;
  readonly clock: Clock;
  /** A random id of this window, the same after a reload. */
  readonly device: string;
  readonly joinOrigin: (reachable: Reachable) => string | null;
  readonly rooms: FindAndReopen & {
    open(): Promise<RoomOpened | 'busy'>;
    close(room: RoomOpened): Promise<unknown>;
  };
  readonly kept: {
    recall(): Promise<unknown>;
    keep(room: KeptRoom): void;
    forget(): void;
  };
  readonly openLink: (code: string, hooks: LinkHooks<HeardByHost>) => Link;
};

export type HostRoom = ReturnType<typeof createHostRoom>;

/** The room beside the show of this window. Nothing in the show ever waits for it. */
export function createHostRoom(ports: HostRoomPorts) {
  const { show, clock, rooms, kept } = ports;
  const store = createStore<HostRoomState>()(() => CLOSED_ROOM);
  const { getState: now, setState: set } = store;
  let room: KeptRoom | null = null;
  let link: Link | null = null;
  let rev = 0;
  /** How many more terms to try while this device takes over. */
  let claims = 0;
  /** How often another window may still be in the way before a person is asked. */
  let yields = 0;
  let seen: PublicShow = show.getState().view;
  let stopListening = () => {};

  const say = (message: FromHost): boolean => link?.say(message) ?? false;
  const wishes = createWishes({ ...ports, wallMs: clock.wall, buzz });
  const { hearSettings, oweSettings, ...door } = createDoorKeeper({ store, say, publish });
  const ears = createHostEars({ store, wishes, clock, say, buzz, show, hearSettings, welcomed });
  const again = createMakingAgain({ clock, rooms, room: () => room, made, taken: leave });
  const isHosting = () => show.getState().run !== null;

  function state() {
    const { run } = show.getState();
    const { order, joinHidden, allow } = now();
    const matters = { buzz: placesIn(order), tie: order.tie, joinHidden };
    const phones = { letters: allow.letters, phrases: allow.phrases };
    const extras = { phones, joinAt: ports.joinOrigin(now()) };
    return run && publicStateOf(run, clock.wall(), { ...matters, ...extras });
  }

  function publish(events: readonly PublicEvent[] = []): void {
    if (!link || !room || !isHosting()) return;
    rev += 1;
    let isNow = true;
    link.publish(() => ({
      t: 'state',
      term: room?.term ?? 1,
      rev,
      state: state(),
      // What happened a while ago is not played any more.
      events: isNow ? events : [],
    }));
    isNow = false;
  }

  function hello(): RoomHello {
    const { secret = '', term = null } = room ?? {};
    const known = term === null || rev === 0 ? null : { rev, state: { ...state() } };
    return {
      t: 'hello',
      v: VERSION,
      as: 'host',
      secret,
      device: ports.device,
      ...(term !== null && { term }),
      ...known,
    };
  }

  function welcomed(term: number, lastRev: number): void {
    if (!room) return;
    room = { ...room, term };
    kept.keep(room);
    rev = Math.max(rev, lastRev);
    claims = 0;
    yields = 0;
    // A server that was started anew knows nothing of the round; any other one takes no notice.
    const { areBuzzersOpen, round } = now();
    if (areBuzzersOpen) say({ t: 'buzz', do: 'open', round, ...mayBuzz() });
    publish();
  }

  function mayBuzz() {
    const teams = teamsThatMayBuzz(show.getState().view);
    return teams && { teams: [...teams] };
  }

  /** The first buzz of a round is heard once, and not again after a reload. In a toss-up the show itself tells it. */
  function buzzedIn(before: HostRoomState, { list }: HostRoomState['order']): PublicEvent[] {
    const [first] = list;
    const isNew = before.areBuzzersOpen && before.order.list.length === 0;
    const isTossUp = show.getState().view.desk?.kind === 'tossUp';
    return first && isNew && !isTossUp ? [{ type: 'buzzed', team: first.team }] : [];
  }

  function changed(phase: LinkPhase, ending: Ending | null): void {
    if (phase === 'live') {
      again.end();
      set({ status: 'live' });
    } else if (phase === 'over') ended(ending);
    else if (phase === 'waiting') {
      set({ status: 'away' });
      again.look();
    }
  }

  function ended(ending: Ending | null): void {
    if (ending === 'superseded') superseded();
    else if (ending === 'refused' || !room) leave();
    else {
      set({ status: 'away' });
      if (ending === 'closed') again.makeAgain();
    }
  }

  function made(): void {
    if (!room) return;
    room = { ...room, term: null };
    oweSettings();
    link?.stop();
    link?.start();
  }

  /** Another device hosts this room. How often it was taken over is learnt by trying. */
  function superseded(): void {
    const mine = link;
    if (claims > 0) {
      claims -= 1;
      claim();
    } else if (yields > 0) {
      yields -= 1;
      clock.after(YIELD_MS, () => mine === link && mine?.start());
    } else set({ status: 'superseded' });
  }

  function claim(): void {
    if (!room) return;
    room = { ...room, term: (room.term ?? 0) + 1 };
    link?.start();
  }

  function begin(found: KeptRoom): void {
    room = found;
    rev = 0;
    yields = YIELDS_MAX;
    const { code, joinHidden } = found;
    set({ ...CLOSED_ROOM, status: 'opening', code, joinHidden });
    const hooks = { hello, hear: ears.hear, changed };
    link = ports.openLink(code, hooks);
    seen = show.getState().view;
    stopListening = onShowChange(show, showChanged);
    link.start();
  }

  function showChanged(events: readonly PublicEvent[]): void {
    if (!isHosting()) {
      pause();
      return;
    }
    const { view } = show.getState();
    const command = commandFor(seen, view, now().areBuzzersOpen);
    seen = view;
    if (command) buzz(command);
    publish(events);
  }

  /** Another window hosts the show now, and its room. */
  function pause(): void {
    again.end();
    link?.stop();
    link = null;
    stopListening();
    set(CLOSED_ROOM);
  }

  function leave(): void {
    pause();
    room = null;
    kept.forget();
  }

  /** Goes on with the room that this browser has kept, once this window hosts the show. */
  async function resume(): Promise<void> {
    if (link || !isHosting()) return;
    const found = readKeptRoom(await kept.recall());
    if (found && !link && isHosting()) begin(found);
  }

  function buzz({ do: order }: BuzzCommand): boolean {
    if (!link) return false;
    const round = now().round + (order === 'open' ? 1 : 0);
    if (order !== 'open' && round === 0) return true;
    set({ round, areBuzzersOpen: order === 'open' });
    if (order !== 'lock') set({ order: NO_ORDER });
    const left = say({
      t: 'buzz',
      do: order,
      round,
      ...(order === 'open' && mayBuzz()),
    });
    publish();
    return left;
  }

  store.subscribe(({ status, order, areBuzzersOpen }, before) => {
    if (status === 'none') return roomOnStage.setState(NO_ROOM);
    roomOnStage.setState({
      isOpen: true,
      areBuzzersOpen: areBuzzersOpen && status === 'live',
      tie: order.tie,
      ...(order !== before.order && { buzz: placesIn(order) }),
    });
    if (order !== before.order && order !== NO_ORDER) publish(buzzedIn(before, order));
  });
  show.subscribe(({ run }, before) => {
    if (run && !before.run) resume();
  });
  resume();

  return {
    ...store,

    async open(): Promise<void> {
      if (link || now().status === 'opening') return;
      set({ status: 'opening' });
      try {
        const opened = await rooms.open();
        if (opened === 'busy') return set({ status: 'busy' });
        const { code, hostSecret: secret } = opened;
        const mine = { code, secret, term: null, joinHidden: false };
        kept.keep(mine);
        begin(mine);
      } catch (error) {
        console.warn('No room could be opened.', error);
        set({ status: 'failed' });
      }
    },

    close(): void {
      const mine = room;
      if (!say({ t: 'close' }) && mine)
        rooms.close({ code: mine.code, hostSecret: mine.secret }).catch(() => {});
      leave();
    },

    takeOver(): void {
      claims = CLAIMS_MAX;
      set({ status: 'opening' });
      claim();
    },

    buzz,
    ...door,

    hideJoinInfo(joinHidden: boolean): void {
      set({ joinHidden });
      if (room) {
        room = { ...room, joinHidden };
        kept.keep(room);
      }
      publish();
    },
  };
}
