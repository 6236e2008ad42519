import {
  type AddressNumber,
  type FromHost,
  ROOM_LIMITS,
  type RoomAllow,
  type RoomWelcome,
  type ToHost,
  type ToHostSeats,
} from '@wheel/contract';
import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from '../lib/clock.ts';
import type { ShowStore } from '../show/store.ts';
import { refusalText } from '../text/room.ts';
import type { Handlers } from './client/link.ts';
import { type HostRoomState, numberScreens } from './host-state.ts';
import type { Answer, createRemoteCommands } from './remote-commands.ts';

export type MessageToHost = RoomWelcome | ToHost;

type HostMessagePorts = {
  readonly store: StoreApi<HostRoomState>;
  readonly show: Pick<ShowStore, 'getState'>;
  readonly wishes: ReturnType<typeof createRemoteCommands>;
  readonly clock: Pick<Clock, 'wall'>;
  readonly say: (message: FromHost) => boolean;
  readonly lock: (round: number) => void;
  readonly applySettings: (settings: Pick<RoomWelcome, 'door' | 'allow'>) => void;
  readonly welcomed: (welcome: RoomWelcome) => void;
  readonly sendPicture: () => void;
};

/** What the host's device does about each message of the room. */
export function createHostMessageHandlers(ports: HostMessagePorts): Handlers<MessageToHost> {
  const { store, show, wishes, clock, say, lock, applySettings, welcomed, sendPicture } = ports;
  const { getState: now, setState: set } = store;

  /** The sentence is for pages that do not know the code. */
  const answer = (id: string, done: Answer) =>
    say({ t: 'answer', id, ...done, ...(!done.ok && { why: refusalText(done) }) });

  function welcome(message: RoomWelcome): void {
    const { publicUrl, addresses } = message;
    applySettings(message);
    set({
      newcomers: [],
      screenToken: message.screenToken ?? null,
      ...(publicUrl !== undefined && { publicUrl }),
      ...(addresses && { addresses }),
    });
    welcomed(message);
  }

  function onOrder({ round, open, ...order }: Extract<ToHost, { t: 'order' }>): void {
    const known = now();
    // A phone may be in any team; those that the show does not have count for nothing.
    const { teams } = show.getState().view;
    const list = order.list.filter(({ team }) => team < teams.length);
    if (round < known.round) return;
    const isKnown = round === known.round;
    // A round that was locked here is locked, and an order only grows; a server that was started anew knows neither.
    const isOpen = open && (known.areBuzzersOpen || !isKnown);
    const isShorter = isKnown && list.length < known.order.list.length;
    const isFirst = isOpen && list.length > 0;
    // The team buzzes before the order is set, so that one state carries both.
    takeBuzz(list.map(({ team }) => team));
    set({
      round,
      areBuzzersOpen: isOpen && !isFirst,
      ...(!isShorter && { order: { list } }),
    });
    if (isFirst) lock(round);
  }

  /** In a toss-up a phone's buzz is the team's buzz. */
  function takeBuzz(teams: readonly number[]): void {
    const { view, dispatch } = show.getState();
    if (!view.desk?.moves.includes('buzz')) return;
    teams.some((team) => dispatch({ type: 'buzz', team }));
  }

  function onAsk(ask: Extract<ToHost, { t: 'ask' }>): void {
    const { id, kind, seat, value } = ask;
    if (kind === 'join' || kind === 'remote') {
      const others = now().newcomers.filter((one) => one.id !== id);
      // The pairing that is on show brought this remote, and is good for no other.
      set({ newcomers: [...others, ask], ...(kind === 'remote' && { pairing: null }) });
      return;
    }
    const { team = null } = now().seats.find((one) => one.seat === seat) ?? {};
    answer(id, wishes.ask(team, kind, value));
  }

  /** Who left the door, or was let in without a word of the host, waits no more. */
  function onSeats({ seats, waiting }: ToHostSeats): void {
    const newcomers = now().newcomers.filter(({ id }) => waiting?.includes(id) ?? true);
    set({ seats, newcomers });
  }

  return {
    welcome,
    seats: onSeats,
    screens: ({ list }) => set({ screens: numberScreens(now().screens, list) }),
    remotes: ({ list }) => set({ remotes: list }),
    order: onOrder,
    pairing: ({ token }) =>
      set({ pairing: { token, untilMs: clock.wall() + ROOM_LIMITS.pairingMs } }),
    wish: (message) => answer(message.id, wishes.perform(message.do)),
    ask: onAsk,
    want: sendPicture,
  };
}

type AdmissionPorts = {
  readonly store: StoreApi<HostRoomState>;
  readonly say: (message: FromHost) => boolean;
  readonly publish: () => void;
};

/** What the host can do about those who come, and those who are there. */
export function createAdmission({ store, say, publish }: AdmissionPorts) {
  const { getState: now, setState: set } = store;
  /** What the host chose while the room could not hear it. */
  let isDoorDirty = false;
  let isAllowDirty = false;

  function sayDoor(): void {
    isDoorDirty = !say({ t: 'door', ...now().door });
  }
  function sayAllow(): void {
    isAllowDirty = !say({ t: 'allow', ...now().allow });
  }

  return {
    setDoor(door: Partial<HostRoomState['door']>): void {
      set({ door: { ...now().door, ...door } });
      sayDoor();
    },
    setAllow(allow: Partial<RoomAllow>): void {
      set({ allow: { ...now().allow, ...allow } });
      sayAllow();
      publish();
    },
    /** What the room remembers counts, but for what it has not heard yet. */
    applySettings({ door, allow }: Pick<RoomWelcome, 'door' | 'allow'>): void {
      if (isDoorDirty) sayDoor();
      else if (door) set({ door });
      if (isAllowDirty) sayAllow();
      else if (allow) set({ allow });
    },

    /** The room was made again and remembers nothing. */
    markDirty(): void {
      isDoorDirty = true;
      isAllowDirty = true;
    },

    pair: (): boolean => say({ t: 'pair' }),
    endPairing: (): void => set({ pairing: null }),

    move: (seat: string, team: number): boolean => say({ t: 'seat', seat, team }),
    rename: (seat: string, name: string): boolean => say({ t: 'seat', seat, name }),
    /** Ends a player, a screen or a remote. A ban keeps its token out for good. */
    remove: (seat: string, ban = false): boolean => say({ t: 'kick', seat, ...(ban && { ban }) }),
    removeAllFrom: (from: AddressNumber): boolean => say({ t: 'kick', from }),
    refuseAll(): void {
      if (say({ t: 'refuse' })) set({ newcomers: [] });
    },
    admit(id: string, admit: boolean): void {
      const newcomer = now().newcomers.find((one) => one.id === id);
      if (!newcomer) return;
      set({ newcomers: now().newcomers.filter((one) => one !== newcomer) });
      say({ t: 'seat', seat: newcomer.seat, admit });
    },
  };
}
