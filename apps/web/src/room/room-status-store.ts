import type { BuzzPlace } from '@wheel/contract';
import { createContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { HostRoom } from './host.ts';
import type { HostRoomState } from './host-state.ts';

/** What the stage shows of a room. The stage is drawn without one as well, and never waits for it. */
type StageStatus = {
  readonly isOpen: boolean;
  readonly areBuzzersOpen: boolean;
  readonly buzz: readonly BuzzPlace[];
};

export const NO_ROOM: StageStatus = { isOpen: false, areBuzzersOpen: false, buzz: [] };

export const roomStatusStore = createStore<StageStatus>()(() => NO_ROOM);

export const useRoomStatus = <T>(selector: (room: StageStatus) => T): T =>
  useStore(roomStatusStore, selector);

/** Loads the room of this page's show. It comes late, or never where there is no network. */
export const LoadRoom = createContext<() => Promise<HostRoom>>(() => new Promise(() => {}));

export const useRoom = <T>(room: HostRoom, selector: (state: HostRoomState) => T): T =>
  useStore(room, selector);
