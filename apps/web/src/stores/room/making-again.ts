import type { RoomOpened } from '@wheel/contract';
import type { Clock } from '../../lib/clock.ts';
import type { LookUp } from '../../lib/room-link/calls.ts';
import { createMissingWatch } from '../../lib/room-link/missing.ts';
import type { KeptRoom } from './kept-room.ts';

export type FindAndReopen = {
  find(code: string): Promise<LookUp>;
  /** For a room whose row was lost; false when its code is taken. */
  reopen(room: RoomOpened): Promise<boolean>;
};

type MakingAgainPorts = {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly rooms: FindAndReopen;
  readonly room: () => KeptRoom | null;
  readonly made: () => void;
  readonly taken: () => void;
};

/** Looks, while the link is down, whether the server has lost the room; then makes it again under its code. */
export function createMakingAgain({ clock, rooms, room, made, taken }: MakingAgainPorts) {
  let isLooking = false;
  const missing = createMissingWatch(clock, () => rooms.find(room()?.code ?? ''), makeAgain);

  async function makeAgain(): Promise<void> {
    const mine = room();
    if (!mine) return;
    isLooking = true;
    const isMade = await rooms
      .reopen({ code: mine.code, hostSecret: mine.secret })
      .catch(() => null);
    if (!isLooking || room()?.code !== mine.code) return;
    if (isMade === null) {
      missing.again();
      return;
    }
    end();
    if (isMade) made();
    else taken();
  }

  function end(): void {
    isLooking = false;
    missing.end();
  }

  return {
    /** The link is down. */
    look(): void {
      if (isLooking) return;
      isLooking = true;
      missing.begin(false);
    },
    /** The room itself said that it is gone. */
    makeAgain: (): void => void makeAgain(),
    end,
  };
}
