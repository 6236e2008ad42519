import { uptime } from 'node:os';

/** Epoch milliseconds. A dependency, so that tests can let a session grow old. */
export type Clock = () => number;

type Readings = {
  /** Epoch milliseconds of the machine, which a person or a time server may set to anything. */
  readonly wall: () => number;
  /** Milliseconds that never jump, but may stand still while the machine sleeps. */
  readonly monotonic: () => number;
  /** Milliseconds since the machine started, sleep included; coarse. */
  readonly sinceBoot: () => number;
};

const MACHINE: Readings = {
  wall: Date.now,
  monotonic: () => performance.now(),
  sinceBoot: () => 1000 * uptime(),
};

/** Asking the system costs a call, and nothing here is judged by the second. */
const LOOK_EVERY_MS = 1000;
/** Beyond what the coarse reading is out by. */
const SLEPT_MS = 5000;

/**
 * Tells the time by the machine's clock as it was at the start, and from there on by counters that cannot be set: a clock that is
 * set while the server runs ends no session and no room. Time that the machine slept counts.
 */
export function createSteadyClock(readings: Readings = MACHINE): Clock {
  const startedAt = readings.wall();
  const monotonicAtStart = readings.monotonic();
  const sinceBootAtStart = readings.sinceBoot();
  let sleptMs = 0;
  let lookedAt = monotonicAtStart;

  return () => {
    const monotonic = readings.monotonic();
    const awakeMs = monotonic - monotonicAtStart;
    if (monotonic - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = monotonic;
      const unseenMs = readings.sinceBoot() - sinceBootAtStart - awakeMs - sleptMs;
      // Never backwards: where the counter already includes sleep, there is nothing unseen.
      if (unseenMs > SLEPT_MS) sleptMs += unseenMs;
    }
    return Math.floor(startedAt + awakeMs + sleptMs);
  };
}
