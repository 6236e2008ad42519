import { createStore } from 'zustand/vanilla';
import { createFollowedShow } from './followed-show.ts';
import { type GuestPorts, type GuestState, joinRoom, NEW_GUEST } from './guest-room.ts';

export type ScreenRoom = ReturnType<typeof openScreenRoom>;

/** What an audience screen follows. */
export function openScreenRoom(code: string, ports: GuestPorts, isHeard = true) {
  const { show, follow } = createFollowedShow(ports.clock, isHeard);
  const store = createStore<GuestState>()(() => NEW_GUEST);
  const { leave, wake } = joinRoom<never>(code, ports, {
    hello: () => ({ as: 'screen' }),
    set: store.setState,
    shown: follow,
  });
  return { ...store, code, show, leave, wake };
}
