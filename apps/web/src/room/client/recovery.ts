import type { RoomOpened } from '@wheel/contract';
import type { Clock } from '../../lib/clock.ts';
import type { SavedRoom } from '../saved.ts';
import type { LookUp } from './calls.ts';

/** A host whose server has lost the room makes it again within this time. */
const GRACE_MS = 20_000;
const LOOK_EVERY_MS = 8000;

/**
 * Tells when a room that cannot be reached is really gone. It looks rarely: a look counts as an attempt to join, and a
 * whole class may share one address.
 */
export function createRoomLostDetector(
  { now, after }: Pick<Clock, 'now' | 'after'>,
  look: () => Promise<LookUp>,
  gone: () => void,
) {
  let missingSince: number | null = null;
  let graceMs = GRACE_MS;
  let stopTimer = () => {};
  let watch = 0;

  function end(): void {
    watch += 1;
    missingSince = null;
    stopTimer();
  }

  async function lookOnce(mine: number): Promise<void> {
    const found = await look();
    if (mine !== watch) return;
    if (found === 'none') missingSince ??= now();
    else missingSince = null;
    if (missingSince !== null && now() - missingSince >= graceMs) {
      end();
      gone();
    } else wait(LOOK_EVERY_MS);
  }

  function wait(ms: number): void {
    const mine = watch;
    stopTimer = after(ms, () => void lookOnce(mine));
  }

  return {
    /** The link is down. One that was never up is looked after at once: there may be no such room. */
    begin(wasUp: boolean): void {
      end();
      graceMs = wasUp ? GRACE_MS : 0;
      wait(wasUp ? LOOK_EVERY_MS : 0);
    },
    /** It is gone, and nothing could be done about it yet. */
    again(): void {
      end();
      graceMs = 0;
      wait(LOOK_EVERY_MS);
    },
    /** The link is up, or was given up. */
    end,
  };
}

export type FindAndReopen = {
  find(code: string): Promise<LookUp>;
  /** For a room whose row was lost; false when its code is taken. */
  reopen(room: RoomOpened): Promise<boolean>;
};

type RoomRecoveryPorts = {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly rooms: FindAndReopen;
  readonly room: () => SavedRoom | null;
  readonly made: () => void;
  readonly taken: () => void;
};

/** Looks, while the link is down, whether the server has lost the room; then makes it again under its code. */
export function createRoomRecovery({ clock, rooms, room, made, taken }: RoomRecoveryPorts) {
  let isLooking = false;
  const missing = createRoomLostDetector(clock, () => rooms.find(room()?.code ?? ''), recover);

  async function recover(): Promise<void> {
    const mine = room();
    if (!mine) return;
    isLooking = true;
    const isRecovered = await rooms
      .reopen({ code: mine.code, hostSecret: mine.secret })
      .catch(() => null);
    if (!isLooking || room()?.code !== mine.code) return;
    if (isRecovered === null) {
      missing.again();
      return;
    }
    end();
    if (isRecovered) made();
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
    recover: (): void => void recover(),
    end,
  };
}
