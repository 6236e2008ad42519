import { afterEach, beforeEach, vi } from 'vitest';

const wakeLock = Object.getOwnPropertyDescriptor(Navigator.prototype, 'wakeLock') ?? {};
const locks: { released: boolean }[] = [];

/** Grants a lock as a browser does. */
export async function grant() {
  const lock = {
    released: false,
    release: async () => {
      lock.released = true;
    },
  };
  locks.push(lock);
  return lock;
}

export const request = vi.fn();
export const held = () => locks.filter(({ released }) => !released).length;

/** A browser takes its locks back when the page is hidden. */
export function takeBack(): void {
  for (const lock of locks) lock.released = true;
}

/** Puts locks in memory in the place of those of the browser. */
export function installWakeLocks(): void {
  beforeEach(() => {
    locks.length = 0;
    request.mockReset().mockImplementation(grant);
    const get = () => ({ request });
    Object.defineProperty(Navigator.prototype, 'wakeLock', { ...wakeLock, get });
  });
  afterEach(() => {
    Object.defineProperty(Navigator.prototype, 'wakeLock', wakeLock);
  });
}
