import { createContext } from 'react';
import { useStore } from 'zustand';
import type { HostRoom } from './host-room.ts';
import type { HostRoomState } from './host-state.ts';

/** Loads the room of this page's show. It comes late, or never where there is no network. */
export const LoadRoom = createContext<() => Promise<HostRoom>>(() => new Promise(() => {}));

export const useRoom = <T>(room: HostRoom, selector: (state: HostRoomState) => T): T =>
  useStore(room, selector);
