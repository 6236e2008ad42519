/** The result of some work with browser storage, which may be blocked or full; a browser may refuse even to name it. */
export function tryStorage<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
