import type {
  RoomOrder,
  RoomReason,
  RoomWelcome,
  RoomWish,
  ToPlayerHeard,
  ToRemoteAnswer,
} from '@wheel/contract';
import { createStore } from 'zustand/vanilla';
import { forgetSeat, type GuestPorts, type GuestState, joinRoom, NEW_GUEST } from './guest.ts';
import type { SavedSeat, SeatStorage } from './saved.ts';

/** A press and what came of it. `silent`: the host's device has not answered. */
export type Press = {
  readonly id: string;
  readonly wish: RoomWish;
  readonly outcome: 'sent' | 'done' | 'refused' | 'silent';
  /** Why the host's device did not do it. */
  readonly refusal: RoomReason;
};

export type RemoteState = GuestState & {
  readonly code: string;
  /** What the host knows this device by. */
  readonly name: string;
  /** Paired, until the host says yes. */
  readonly isWaiting: boolean;
  readonly press: Press | null;
  readonly order: Pick<RoomOrder, 'open'> | null;
};

/** `heard` answers the ask to be let in; the welcome or the close that follows says the same. */
type MessageToRemote = ToRemoteAnswer | RoomOrder | ToPlayerHeard;

export type RemoteRoom = ReturnType<typeof openRemoteRoom>;

/** Longer than a room takes, and short enough for somebody who stands on a stage. */
const ANSWER_WITHIN_MS = 3000;

type Paired = {
  readonly code: string;
  readonly name: string;
  /** Good once and for five minutes; a remote that was paired before shows its token. */
  readonly pairing: string;
  readonly seat: SavedSeat | null;
};

export function openRemoteRoom(paired: Paired, ports: GuestPorts, storage: SeatStorage) {
  const { code, name } = paired;
  let { pairing } = paired;
  let token = paired.seat?.token ?? '';
  let count = 0;
  let stopTimer = () => {};
  const store = createStore<RemoteState>()(() => ({
    ...NEW_GUEST,
    code,
    name,
    isWaiting: false,
    press: null,
    order: null,
  }));
  const { getState: now, setState: set } = store;

  /** The token comes once the host has let this remote in. */
  function welcomed({ token: given, waiting }: RoomWelcome): void {
    set({ isWaiting: waiting !== undefined });
    if (!given) return;
    token = given;
    pairing = '';
    storage.save({ code, token, name: '', team: null });
  }

  function end(id: string, outcome: Press['outcome'], refusal: RoomReason = {}): void {
    const { press } = now();
    if (press?.id === id) set({ press: { ...press, outcome, refusal } });
  }

  function onAnswer({ t: _t, id, ok, ...refusal }: ToRemoteAnswer): void {
    if (id !== now().press?.id) return;
    stopTimer();
    // Its device is not there to answer.
    if (refusal.why === 'away') end(id, 'silent');
    else end(id, ok ? 'done' : 'refused', refusal);
  }

  const room = joinRoom<MessageToRemote>(code, ports, {
    // Both, for the token may be one that the room does not know any more.
    hello: () => ({
      as: 'remote',
      name,
      ...(token && { seat: token }),
      ...(pairing && { pairing }),
    }),
    set(state) {
      set(state);
      forgetSeat(storage, state);
    },
    welcomed,
    handlers: { answer: onAnswer, order: (order) => set({ order }), heard() {} },
  });

  function wish(wanted: RoomWish): void {
    count += 1;
    const id = String(count);
    set({ press: { id, wish: wanted, outcome: 'sent', refusal: {} } });
    stopTimer();
    if (room.say({ t: 'wish', id, do: wanted }))
      stopTimer = ports.clock.after(ANSWER_WITHIN_MS, () => end(id, 'silent'));
    else end(id, 'silent');
  }

  return {
    ...store,
    leave: room.leave,
    wish,
    /** Presses once more what nobody answered. */
    again(): void {
      const { press } = now();
      if (press) wish(press.wish);
    },
  };
}
