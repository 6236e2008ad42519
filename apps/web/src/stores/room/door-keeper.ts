import type { FromHost, RoomAllow, RoomWelcome } from '@wheel/contract';
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
  /** What the host chose while the room could not hear it. */
  let isDoorOwed = false;
  let isAllowOwed = false;

  function sayDoor(): void {
    isDoorOwed = !say({ t: 'door', ...now().door });
  }
  function sayAllow(): void {
    isAllowOwed = !say({ t: 'allow', ...now().allow });
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
    hearSettings({ door, allow }: Pick<RoomWelcome, 'door' | 'allow'>): void {
      if (isDoorOwed) sayDoor();
      else if (door) set({ door });
      if (isAllowOwed) sayAllow();
      else if (allow) set({ allow });
    },

    /** The room was made again and remembers nothing. */
    oweSettings(): void {
      isDoorOwed = true;
      isAllowOwed = true;
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
