import {
  type BuzzOrder,
  type FromHost,
  ROOM_LIMITS,
  ROOM_VERSION,
  type RoomHello,
  type RoomInfo,
  type RoomOpened,
  type RoomStage,
  type RoomWelcome,
} from '@wheel/contract';
import {
  type PublicEvent,
  type PublicShow,
  publicEvents,
  publicShow,
  type StageEvent,
  withoutPrizeNames,
} from '@wheel/game';
import { createStore } from 'zustand/vanilla';
import type { Clock } from '../lib/clock.ts';
import { audienceStore } from '../show/effects/heard.ts';
import { stagePicture } from '../show/stage-picture.ts';
import { stageSettings } from '../show/stage-settings.ts';
import type { ShowStore, ToldEvent } from '../show/store.ts';
import { currentLanguage, onWords } from '../words/registry.ts';
import type { Reachable } from './address.ts';
import { type BuzzCommand, commandFor, placesIn, teamsThatMayBuzz } from './buzzers.ts';
import type { Ending, Link, LinkHooks, LinkPhase } from './client/link.ts';
import { createRoomRecovery, type FindAndReopen } from './client/recovery.ts';
import { createAdmission, createHostMessageHandlers, type MessageToHost } from './host-messages.ts';
import { CLOSED_ROOM, type HostRoomState, NO_ORDER } from './host-state.ts';
import { createRemoteCommands, type RemoteCommandPorts } from './remote-commands.ts';
import { NO_ROOM, roomStatusStore } from './room-status-store.ts';
import { readSavedRoom, type SavedRoom } from './saved.ts';

const NEW_ROOM = { term: null, joinHidden: false, round: 0, areBuzzersOpen: false };
const CLAIMS_MAX = 5;
/** Another window of this browser closes its link as this one begins; it may need a moment. */
const YIELDS_MAX = 2;
const YIELD_MS = 700;

const bytesOf = (data: object): number => new TextEncoder().encode(JSON.stringify(data)).length;

export type HostRoomPorts = Omit<RemoteCommandPorts, 'show' | 'buzz' | 'wallMs'> & {
  readonly show: ShowStore;
  readonly clock: Clock;
  /** A random id of this window, the same after a reload. */
  readonly device: string;
  readonly joinOrigin: (reachable: Reachable) => string | null;
  readonly rooms: FindAndReopen & {
    open(): Promise<RoomOpened | 'busy'>;
    /** Whether the server has no such room any more. */
    close(room: RoomOpened): Promise<boolean>;
  };
  readonly saved: {
    load(): Promise<unknown>;
    save(room: SavedRoom): void;
    /** Unless another window has kept another room since. */
    remove(code: string): void;
  };
  /** Rooms that are to be closed, until the server has said that they are. */
  readonly unclosed: {
    loadAll(): Promise<readonly unknown[]>;
    save(room: Pick<SavedRoom, 'code' | 'secret'>): void;
    remove(code: string): void;
  };
  readonly openLink: (code: string, hooks: LinkHooks<MessageToHost>) => Link;
};

/** In the window that hosts, a step taken back has its name with it. */
const isStageEvent = (event: ToldEvent): event is StageEvent =>
  (event.type !== 'undone' && event.type !== 'redone') || 'step' in event;

/** The stage of this browser on the wire. */
function roomStage(): RoomStage {
  const { sounds: sound, ...stage } = stageSettings.getState();
  return { ...stage, sound };
}

const pictureId = () => stagePicture.getState().picture?.id ?? null;

export type HostRoom = ReturnType<typeof createHostRoom>;

/** The room beside the show of this window. Nothing in the show ever waits for it. */
export function createHostRoom(ports: HostRoomPorts) {
  const { show, clock, rooms, saved, unclosed } = ports;
  const store = createStore<HostRoomState>()(() => CLOSED_ROOM);
  const { getState: now, setState: set } = store;
  let room: SavedRoom | null = null;
  let link: Link | null = null;
  let rev = 0;
  /** How many more terms to try while this device takes over. */
  let claims = 0;
  /** How often another window may still be in the way before a person is asked. */
  let yields = 0;
  /** How many bytes of a picture the room takes, and the id of the one it was sent last. */
  let pictureBytes = 0;
  let sentPicture: string | null = null;
  let seen: PublicShow = show.getState().view;
  let stopListening = () => {};
  /** The events of the state that is about to be published. */
  let pending: readonly ToldEvent[] | null = null;

  const say = (message: FromHost): boolean => link?.say(message) ?? false;
  const wishes = createRemoteCommands({ ...ports, wallMs: clock.wall, buzz });
  const { applySettings, markDirty, ...door } = createAdmission({ store, say, publish });
  const lock = (round: number) => sayRound('lock', round);
  const handlers = createHostMessageHandlers({
    store,
    wishes,
    clock,
    say,
    lock,
    show,
    applySettings,
    welcomed,
    sendPicture,
  });
  const again = createRoomRecovery({ clock, rooms, room: () => room, made, taken: leave });
  const isHosting = () => show.getState().run !== null;

  /** What may leave this device, and nothing else. */
  function state(): { readonly show: PublicShow; readonly room: RoomInfo } | null {
    const { run } = show.getState();
    const { order, joinHidden, allow } = now();
    const phones = { letters: allow.letters, phrases: allow.phrases };
    const joinAt = ports.joinOrigin(now());
    if (!run) return null;
    const view = publicShow(run.show, clock.wall(), run.clocks);
    const speaks = currentLanguage();
    const stage = roomStage();
    const room = { buzz: placesIn(order), joinHidden, phones, joinAt, speaks, stage };
    const isLong = bytesOf({ show: view, room }) > ROOM_LIMITS.stateBytes;
    return { show: isLong ? withoutPrizeNames(view) : view, room };
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

  /** Publishes all that changes in one task as one state. A change draws the show first and tells its events afterwards. */
  function publishSoon(...events: readonly ToldEvent[]): void {
    if (!pending) queueMicrotask(publishPending);
    pending = [...(pending ?? []), ...events];
  }
  function publishPending(): void {
    const events = pending ?? [];
    pending = null;
    if (!link) return;
    if (!isHosting()) {
      pause();
      return;
    }
    const { view } = show.getState();
    const command = commandFor(seen, view, now().areBuzzersOpen);
    seen = view;
    if (command) buzz(command);
    publish(publicEvents(events.filter(isStageEvent)));
  }

  function hello(): RoomHello {
    const { secret = '', term = null } = room ?? {};
    const known = term === null || rev === 0 ? null : { rev, state: { ...state() } };
    return {
      t: 'hello',
      v: ROOM_VERSION,
      as: 'host',
      secret,
      device: ports.device,
      ...(term !== null && { term }),
      ...known,
    };
  }

  function keepRoom(change: Partial<SavedRoom>): void {
    if (!room) return;
    room = { ...room, ...change };
    saved.save(room);
  }

  function welcomed({ term, rev: lastRev = 0, limits }: RoomWelcome): void {
    if (!room) return;
    keepRoom({ term });
    rev = Math.max(rev, lastRev);
    pictureBytes = limits.picture ?? 0;
    claims = 0;
    yields = 0;
    // The room may have heard nothing of the round, or of what became of it.
    const { areBuzzersOpen, round } = now();
    if (round > 0) sayRound(areBuzzersOpen ? 'open' : 'lock', round);
    publish();
    if (pictureId() !== sentPicture) sendPicture();
  }

  /** Only to a server that takes it, which keeps it for the screens of the room. */
  function sendPicture(): void {
    const { picture } = stagePicture.getState();
    const isToSend = picture ? (picture.data.length * 3) / 4 <= pictureBytes : sentPicture !== null;
    if (!isToSend) return;
    if (say({ t: 'picture', ...(picture ?? { id: null }) })) sentPicture = pictureId();
  }

  function sayRound(order: BuzzOrder, round: number): boolean {
    const { view } = show.getState();
    const who = order === 'open' ? { teams: [...teamsThatMayBuzz(view)] } : {};
    return say({ t: 'buzz', do: order, round, ...who });
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
      if (ending === 'closed') again.recover();
    }
  }

  function made(): void {
    if (!room) return;
    room = { ...room, term: null };
    sentPicture = null;
    markDirty();
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

  function begin(found: SavedRoom): void {
    room = found;
    rev = 0;
    sentPicture = null;
    yields = YIELDS_MAX;
    const { code, joinHidden, round, areBuzzersOpen } = found;
    set({ ...CLOSED_ROOM, status: 'opening', code, joinHidden, round, areBuzzersOpen });
    link = ports.openLink(code, { hello, handlers, changed });
    seen = show.getState().view;
    const stopEvents = show.onEvent((event) => publishSoon(event));
    const stopViews = show.subscribe(({ view, mode }, before) => {
      if (view !== before.view || mode !== before.mode) publishSoon();
    });
    let spoken = currentLanguage();
    const stopWords = onWords(() => {
      if (spoken !== currentLanguage()) publishSoon();
      spoken = currentLanguage();
    });
    const stopStage = stageSettings.subscribe(() => publishSoon());
    const stopPicture = stagePicture.subscribe(sendPicture);
    stopListening = () => {
      stopEvents();
      stopViews();
      stopWords();
      stopStage();
      stopPicture();
    };
    link.start();
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
    if (room) saved.remove(room.code);
    room = null;
  }

  /** The secret stays until the server has answered: without it this browser could not close the room. */
  async function closeByCall({ code, secret }: Pick<SavedRoom, 'code' | 'secret'>): Promise<void> {
    unclosed.save({ code, secret });
    if (await rooms.close({ code, hostSecret: secret })) unclosed.remove(code);
  }

  async function closeLeftOver(): Promise<void> {
    for (const left of await unclosed.loadAll()) {
      const found = readSavedRoom(left);
      if (found) await closeByCall(found);
    }
  }

  /** Goes on with the room that this browser has kept, once this window hosts the show. */
  async function resume(): Promise<void> {
    if (link || !isHosting()) return;
    const found = readSavedRoom(await saved.load());
    if (found && !link && isHosting()) begin(found);
  }

  function buzz({ do: order }: BuzzCommand): boolean {
    if (!link) return false;
    if (order !== 'open' && now().round === 0) return true;
    // A reset begins the next round, locked, so that the order of the last one is out of date wherever it comes from.
    const round = now().round + (order === 'lock' ? 0 : 1);
    set({ round, areBuzzersOpen: order === 'open' });
    if (order !== 'lock') set({ order: NO_ORDER });
    const left = sayRound(order, round);
    publish();
    return left;
  }

  store.subscribe(({ status, order, round, areBuzzersOpen, screens }, before) => {
    audienceStore.setState({ hasScreens: status === 'live' && screens.length > 0 });
    if (status === 'none') return roomStatusStore.setState(NO_ROOM);
    if (round !== before.round || areBuzzersOpen !== before.areBuzzersOpen)
      keepRoom({ round, areBuzzersOpen });
    roomStatusStore.setState({
      isOpen: true,
      areBuzzersOpen: areBuzzersOpen && status === 'live',
      ...(order !== before.order && { buzz: placesIn(order) }),
    });
    if (order !== before.order && order !== NO_ORDER) publishSoon(...buzzedIn(before, order));
  });
  show.subscribe(({ run }, before) => {
    if (run && !before.run) resume();
  });
  resume();
  closeLeftOver();

  return {
    ...store,

    async open(): Promise<void> {
      if (link || now().status === 'opening') return;
      set({ status: 'opening' });
      try {
        const opened = await rooms.open();
        if (opened === 'busy') return set({ status: 'busy' });
        const { code, hostSecret: secret } = opened;
        // Another window has taken the show over meanwhile, so this window would not publish in the room.
        if (!isHosting() || link) {
          if (!link) set(CLOSED_ROOM);
          closeByCall({ code, secret });
          return;
        }
        const mine = { ...NEW_ROOM, code, secret };
        saved.save(mine);
        begin(mine);
      } catch (error) {
        console.warn('No room could be opened.', error);
        set({ status: 'failed' });
      }
    },

    close(): void {
      const mine = room;
      if (!say({ t: 'close' }) && mine) closeByCall(mine);
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
      keepRoom({ joinHidden });
      publish();
    },
  };
}
