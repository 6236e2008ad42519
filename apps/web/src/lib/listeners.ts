/** A set of subscribers. */
export function createListeners<Told extends readonly unknown[]>() {
  const listeners = new Set<(...told: Told) => void>();
  return {
    /** Returns the way to stop. */
    listen(listener: (...told: Told) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isHeard: (): boolean => listeners.size > 0,
    /** A listener that throws does not stop the others. */
    tell(...told: Told): void {
      for (const listener of [...listeners]) {
        try {
          listener(...told);
        } catch (error) {
          console.error(error);
        }
      }
    },
  };
}
