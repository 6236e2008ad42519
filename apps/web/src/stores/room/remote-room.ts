import type { RoomOrder, RoomWelcome, RoomWish, ToRemoteAnswer } from '@wheel/contract';
import { createStore } from 'zustand/vanilla';
import { type GuestPorts, type GuestState, joinRoom, NEW_GUEST } from './guest-room.ts';
import type { KeptSeat, SeatShelf } from './kept-seat.ts';

/** A press and what came of it. `silent`: the host's device has not answered. */
export type Press = {
  readonly id: string;
  readonly wish: RoomWish;
  readonly outcome: 'sent' | 'done' | 'refused' | 'silent';
  readonly why: string;
};

export type RemoteState = GuestState & {
  readonly code: string;
  readonly press: Press | null;
  readonly order: Pick<RoomOrder, 'list' | 'tie' | 'open'> | null;
};

export type RemoteRoom = ReturnType<typeof openRemoteRoom>;

/** Longer than a room takes, and short enough for somebody who stands on a stage. */
const ANSWER_WITHIN_MS = 3000;

type Paired = {
  readonly code: string;
  /** Good once and for five minutes; a remote that was paired before shows its token. */
  readonly pairing: string;
  readonly seat: KeptSeat | null;
};

export function openRemoteRoom(paired: Paired, ports: GuestPorts, shelf: SeatShelf) {
  const { code } = paired;
  let { pairing } = paired;
  let token = paired.seat?.token ?? '';
  let count = 0;
  let stopTimer = () => {};
  const store = createStore<RemoteState>()(() => ({
    ...NEW_GUEST,
    code,
    press: null,
    order: null,
  }));
  const { getState: now, setState: set } = store;

  function welcomed({ token: given }: RoomWelcome): void {
    if (!given) return;
    token = given;
    pairing = '';
    shelf.keep({ code, token, name: '', team: null });
  }

  function end(id: string, outcome: Press['outcome'], why = ''): void {
    const { press } = now();
    if (press?.id === id) set({ press: { ...press, outcome, why } });
  }

  function hear(message: ToRemoteAnswer | RoomOrder): void {
    if (message.t === 'order') set({ order: message });
    else if (message.id === now().press?.id) {
      stopTimer();
      // Its device is not there to answer.
      if (message.why === 'away') end(message.id, 'silent');
      else end(message.id, message.ok ? 'done' : 'refused', message.why ?? '');
    }
  }

  const room = joinRoom<ToRemoteAnswer | RoomOrder>(code, ports, {
    // Both, for the token may be one that the room does not know any more.
    hello: () => ({ as: 'remote', ...(token && { seat: token }), ...(pairing && { pairing }) }),
    set,
    welcomed,
    hear,
  });

  function wish(wanted: RoomWish): void {
    count += 1;
    const id = String(count);
    set({ press: { id, wish: wanted, outcome: 'sent', why: '' } });
    stopTimer();
    if (room.say({ t: 'wish', id, do: wanted }))
      stopTimer = ports.clock.after(ANSWER_WITHIN_MS, () => end(id, 'silent'));
    else end(id, 'silent');
  }

  return {
    ...store,
    leave: room.leave,
    wake: room.wake,
    wish,
    /** Presses once more what nobody answered. */
    again(): void {
      const { press } = now();
      if (press) wish(press.wish);
    },
  };
}
