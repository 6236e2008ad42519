import {
  type FromPlayer,
  ROOM_LIMITS,
  type RoomReason,
  type RoomWelcome,
  type ToPlayer,
  type ToPlayerBuzz,
  type ToPlayerHeard,
  type ToPlayerSeat,
} from '@wheel/contract';
import { createStore } from 'zustand/vanilla';
import { type GuestPorts, type GuestShow, type GuestState, joinRoom, NEW_GUEST } from './guest.ts';
import type { SavedSeat, SeatStorage } from './saved.ts';

/** A letter or a phrase on its way to the host. */
export type Sent = {
  readonly kind: 'letter' | 'phrase';
  readonly value: string;
  /** Why the host's device, or the room, did not take it. */
  readonly refusal: RoomReason | null;
};

export type PlayerState = GuestState & {
  readonly code: string;
  readonly name: string;
  readonly team: number | null;
  /** At the door, until the host says yes. */
  readonly isWaiting: boolean;
  readonly phonesMax: number;
  readonly buzz: ToPlayerBuzz | null;
  /** The round in which this phone has been pressed, before anybody has answered. */
  readonly pressedIn: number | null;
  /** The round in which this phone has a place. A server that was started anew does not know of it; the host does. */
  readonly placedIn: number | null;
  /** The puzzle during which the host locked the open buzzers; a reset ends it. */
  readonly lockedAt: number | null;
  readonly sent: Sent | null;
};

export type PlayerRoom = ReturnType<typeof openPlayerRoom>;

/** Who comes: a name, and the seat of an earlier time. */
export type JoinRequest = {
  readonly code: string;
  readonly name: string;
  readonly seat: SavedSeat | null;
};

/** Whether the team is on turn, or answers in a toss-up. */
export function isActive({ complete, teams }: GuestShow, team: number): boolean {
  const own = teams[team];
  return !complete && own !== undefined && (own.onTurn || own.buzzed);
}

/** One phone in a room. */
export function openPlayerRoom(request: JoinRequest, ports: GuestPorts, storage: SeatStorage) {
  const { code } = request;
  let token = request.seat?.token ?? '';
  let waitingFor: string | null = null;
  const store = createStore<PlayerState>()(() => ({
    ...NEW_GUEST,
    code,
    name: request.name,
    team: request.seat?.team?.at ?? null,
    isWaiting: false,
    phonesMax: ROOM_LIMITS.phones,
    buzz: null,
    pressedIn: null,
    placedIn: null,
    lockedAt: null,
    sent: null,
  }));
  const { getState: now, setState: set } = store;

  function keep(): void {
    const { name, team, show } = now();
    if (!token) return;
    const { name: teamName = '', color = '' } = (team !== null && show?.teams[team]) || {};
    storage.save({
      code,
      token,
      name,
      team: team === null ? null : { at: team, name: teamName, color },
    });
  }

  function welcomed({ token: given, waiting, limits }: RoomWelcome): void {
    if (given) token = given;
    waitingFor = waiting ?? null;
    // A press that was on its way when the link broke is lost, unless the room tells of it now.
    set({ isWaiting: waitingFor !== null, phonesMax: limits.phones, pressedIn: null });
    keep();
  }

  function onBuzz(buzz: ToPlayerBuzz): void {
    const { pressedIn, placedIn, buzz: before, show } = now();
    // A press counts until its round is over, by the next one, a lock or a reset; none counts without a host.
    const isOn = pressedIn === buzz.round && buzz.open && buzz.why !== 'away';
    const isLock = before?.round === buzz.round && before.open && !buzz.open;
    const lockedAt = isLock ? (show?.position.at ?? null) : null;
    set({
      buzz,
      pressedIn: isOn ? pressedIn : null,
      placedIn: buzz.mine ? buzz.round : placedIn,
      lockedAt,
    });
  }

  function onSeat({ name, team }: ToPlayerSeat): void {
    set({ name, team });
    keep();
  }

  /** An ask has arrived, or was answered. */
  function onAnswer({ t: _t, id, ok, ...refusal }: ToPlayerHeard): void {
    if (ok === undefined) return;
    if (id === waitingFor) {
      if (!ok) return;
      waitingFor = null;
      set({ isWaiting: false });
      return;
    }
    const { sent } = now();
    set({ sent: ok ? null : sent && { ...sent, refusal } });
  }

  /** What was sent belongs to a turn that is over. */
  function shown(show: GuestShow): void {
    const { team, sent } = now();
    if (sent && (team === null || !isActive(show, team))) set({ sent: null });
    keep();
  }

  const room = joinRoom<ToPlayer>(code, ports, {
    hello: () => ({
      as: 'player',
      name: now().name,
      ...(token && { seat: token }),
      ...(now().team !== null && { team: now().team as number }),
    }),
    set,
    welcomed,
    shown,
    handlers: { buzz: onBuzz, seat: onSeat, heard: onAnswer },
  });
  const say = (message: FromPlayer) => room.say(message);

  return {
    ...store,
    leave: room.leave,
    again: room.again,

    chooseTeam(team: number): void {
      set({ team });
      say({ t: 'team', team });
      keep();
    },

    /** Pressed at once, before any answer. `ago`: milliseconds since the press. */
    press(ago: number): boolean {
      const { buzz, pressedIn, phase, isHostAway } = now();
      if (phase !== 'live' || isHostAway || !buzz?.open) return false;
      if (buzz.mine || buzz.team || pressedIn === buzz.round) return false;
      set({ pressedIn: buzz.round });
      say({ t: 'buzz', round: buzz.round, ago });
      return true;
    },

    send(kind: Sent['kind'], value: string): void {
      if (say({ t: 'ask', kind, value })) set({ sent: { kind, value, refusal: null } });
    },
  };
}
