import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';
import { tryStorage } from './try-storage.ts';

/** A yes-or-no choice remembered in this browser; where storage is blocked, for the life of the page. */
export function createSetting(key: string, fallback: boolean) {
  let value: boolean | undefined;
  const { listen, tell } = createListeners();

  function get(): boolean {
    value ??= (tryStorage(() => localStorage.getItem(key), null) ?? String(fallback)) === 'true';
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
