import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A team that has buzzed: its place from 1, and how far behind the first it was. */
export type BuzzPlace = { readonly team: number; readonly place: number; readonly ms: number };

/** What the stage shows of a room. The stage is drawn without one as well, and never waits for it. */
export type RoomOnStage = {
  readonly isOpen: boolean;
  readonly areBuzzersOpen: boolean;
  readonly buzz: readonly BuzzPlace[];
  /** Whether the first two pressed at the same moment. */
  readonly tie: boolean;
};

export const NO_ROOM: RoomOnStage = { isOpen: false, areBuzzersOpen: false, buzz: [], tie: false };

export const roomOnStage = createStore<RoomOnStage>()(() => NO_ROOM);

export const useRoomOnStage = <T>(selector: (room: RoomOnStage) => T): T =>
  useStore(roomOnStage, selector);
