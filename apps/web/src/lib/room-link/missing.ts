import type { Clock } from '../clock.ts';
import type { LookUp } from './calls.ts';

/** A host whose server has lost the room makes it again within this time. */
const GRACE_MS = 20_000;
const LOOK_EVERY_MS = 8000;

/**
 * Tells when a room that cannot be reached is really gone. It looks rarely: a look counts as an attempt to join, and a
 * whole class may share one address.
 */
export function createMissingWatch(
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
    /** The link is up, or nobody waits for it any more. */
    end,
  };
}
