import type { FromHost, RoomAllow } from '@wheel/contract';
import type { StoreApi } from 'zustand/vanilla';
import type { HostRoomState } from './host-state.ts';

type DoorPorts = {
  readonly store: StoreApi<HostRoomState>;
  readonly say: (message: FromHost) => boolean;
  readonly publish: () => void;
};

/** What the host can do about those who come, and those who are there. */
export function createDoorKeeper({ store, say, publish }: DoorPorts) {
  const { getState: now, setState: set } = store;
  return {
    setDoor(door: Partial<HostRoomState['door']>): void {
      set({ door: { ...now().door, ...door } });
      say({ t: 'door', ...now().door });
    },
    setAllow(allow: Partial<RoomAllow>): void {
      set({ allow: { ...now().allow, ...allow } });
      say({ t: 'allow', ...now().allow });
      publish();
    },

    pair: (): boolean => say({ t: 'pair' }),
    endPairing: (): void => set({ pairing: null }),

    move: (seat: string, team: number): boolean => say({ t: 'seat', seat, team }),
    rename: (seat: string, name: string): boolean => say({ t: 'seat', seat, name }),
    /** A ban keeps the seat out for good. */
    remove: (seat: string, ban = false): boolean => say({ t: 'kick', seat, ...(ban && { ban }) }),
    admit(id: string, admit: boolean): void {
      const newcomer = now().newcomers.find((one) => one.id === id);
      if (!newcomer) return;
      set({ newcomers: now().newcomers.filter((one) => one !== newcomer) });
      say({ t: 'seat', seat: newcomer.seat, admit });
    },
  };
}
