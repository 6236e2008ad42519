export type ClockName = 'turn' | 'puzzle';

/** Times are milliseconds; those that say when are of the wall clock, so that a reload knows what is left. */
export type Clock = {
  readonly lengthMs: number;
  /** What was left when it last began to run, or stood. */
  readonly leftMs: number;
  /** `null` while it stands. */
  readonly runningSinceMs: number | null;
};

/** `null` is a clock that is switched off. */
export type Clocks = { readonly [Name in ClockName]: Clock | null };

/** What becomes of a clock. It begins if it is full, restarts from full, goes back to full and stands, or is held. */
export type ClockMove = 'begin' | 'restart' | 'reset' | 'hold';
export type ClockMoves = { readonly [Name in ClockName]: ClockMove | null };

export const CLOCK_NAMES: readonly ClockName[] = ['turn', 'puzzle'];

export const newClock = (lengthMs: number): Clock | null =>
  lengthMs > 0 ? { lengthMs, leftMs: lengthMs, runningSinceMs: null } : null;

/** What is left of a clock. A wall clock that was set back gives no time away. */
export const leftAt = ({ leftMs, runningSinceMs }: Clock, nowMs: number): number =>
  runningSinceMs === null
    ? leftMs
    : Math.min(Math.max(0, leftMs - (nowMs - runningSinceMs)), leftMs);

export const started = (clock: Clock, atMs: number): Clock =>
  clock.runningSinceMs !== null || clock.leftMs === 0 ? clock : { ...clock, runningSinceMs: atMs };

export const held = (clock: Clock, atMs: number): Clock =>
  clock.runningSinceMs === null
    ? clock
    : { ...clock, leftMs: leftAt(clock, atMs), runningSinceMs: null };

const isFull = ({ lengthMs, leftMs, runningSinceMs }: Clock): boolean =>
  runningSinceMs === null && leftMs >= lengthMs;

/** Full and standing. */
export const full = (clock: Clock): Clock =>
  isFull(clock) && clock.leftMs === clock.lengthMs
    ? clock
    : { ...clock, leftMs: clock.lengthMs, runningSinceMs: null };

export const lengthened = (clock: Clock, ms: number): Clock => ({
  ...clock,
  leftMs: clock.leftMs + ms,
});

/** Run out; one that stands cannot run out. */
export const ended = (clock: Clock): Clock =>
  clock.runningSinceMs === null ? clock : { ...clock, leftMs: 0, runningSinceMs: null };

const MOVES: Readonly<Record<ClockMove, (clock: Clock, atMs: number) => Clock>> = {
  begin: (clock, atMs) => (isFull(clock) ? started(clock, atMs) : clock),
  restart: (clock, atMs) => started(full(clock), atMs),
  reset: full,
  hold: held,
};

/** The same clocks when the change leaves that clock as it is, or when it is switched off. */
export function withClock(
  clocks: Clocks,
  which: ClockName,
  change: (clock: Clock) => Clock,
): Clocks {
  const clock = clocks[which];
  const changed = clock && change(clock);
  return changed === clock ? clocks : { ...clocks, [which]: changed };
}

export const moved = (clocks: Clocks, moves: ClockMoves, atMs: number): Clocks =>
  CLOCK_NAMES.reduce((before, which) => {
    const move = moves[which];
    return move ? withClock(before, which, (clock) => MOVES[move](clock, atMs)) : before;
  }, clocks);

/** Clocks of these lengths: one whose length is as before goes on as it was, another is full and stands. */
export function fitted(clocks: Clocks, lengths: Readonly<Record<ClockName, number>>): Clocks {
  const fits = (which: ClockName) => (clocks[which]?.lengthMs ?? 0) === lengths[which];
  const clockOf = (which: ClockName) => (fits(which) ? clocks[which] : newClock(lengths[which]));
  return CLOCK_NAMES.every(fits) ? clocks : { turn: clockOf('turn'), puzzle: clockOf('puzzle') };
}

export const NO_CLOCKS: Clocks = { turn: null, puzzle: null };
