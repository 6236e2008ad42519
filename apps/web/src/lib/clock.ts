/** What the page knows of time. */
export type Clock = {
  /** Milliseconds that only ever grow. */
  now(): number;
  /** Milliseconds of the wall clock, which may be set back or forth. */
  wall(): number;
  /** Does the work once that time has passed. Returns the way to call it off. */
  after(ms: number, work: () => void): () => void;
};

export const pageClock: Clock = {
  now: () => performance.now(),
  wall: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
