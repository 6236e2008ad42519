import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';

/** A yes-or-no choice remembered in this browser; where storage is blocked, for the life of the page. */
export function createSetting(key: string, fallback: boolean) {
  let value: boolean | undefined;
  const { listen, tell } = createListeners();

  function read(): boolean {
    try {
      const stored = localStorage.getItem(key);
      return stored === null ? fallback : stored === 'true';
    } catch {
      return fallback;
    }
  }

  function get(): boolean {
    value ??= read();
    return value;
  }

  return {
    get,
    set(next: boolean): void {
      value = next;
      try {
        localStorage.setItem(key, String(next));
      } catch (error) {
        console.warn('A setting could not be kept.', error);
      }
      tell();
    },
    subscribe: listen,
    /** For a component, which is drawn again when it changes. */
    use: (): boolean => useSyncExternalStore(listen, get),
  };
}
