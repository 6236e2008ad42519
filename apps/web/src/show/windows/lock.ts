/** One lock over all windows. Held until released, taken by another window, or this page ends. */
export type ShowLock = {
  /** Waits for the lock and holds it. `null` when aborted. */
  wait(lost: () => void, signal: AbortSignal): Promise<Release | null>;
  /** Takes the lock from the window that holds it. */
  steal(lost: () => void): Promise<Release | null>;
  /** Ends when the lock is free, without holding it. */
  whenFree(signal: AbortSignal): Promise<void>;
};

export type Release = () => void;

function hold(
  locks: LockManager,
  name: string,
  options: LockOptions,
  lost: () => void,
): Promise<Release | null> {
  return new Promise((resolve) => {
    let isHeld = false;
    locks
      .request(name, options, () => {
        isHeld = true;
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => {
        if (isHeld) lost();
        else resolve(null);
      });
  });
}

/** Holds nothing up: the window that opened the show last hosts it. */
export const NO_LOCK: ShowLock = {
  wait: async () => () => {},
  steal: async () => () => {},
  whenFree: () => new Promise(() => {}),
};

/** Browsers have no locks on plain http from another machine, and older ones have none at all. */
export function openShowLock(name: string): ShowLock {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return NO_LOCK;
  return {
    wait: (lost, signal) => hold(locks, name, { signal }, lost),
    steal: (lost) => hold(locks, name, { steal: true }, lost),
    whenFree: (signal) => locks.request(name, { signal }, () => {}),
  };
}
