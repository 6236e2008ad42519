/** A yes-or-no choice remembered in this browser; where storage is blocked, for the life of the page. */
export type Setting = {
  get(): boolean;
  set(value: boolean): void;
  subscribe(listener: () => void): () => void;
};

export function createSetting(key: string, fallback: boolean): Setting {
  let value: boolean | undefined;
  const listeners = new Set<() => void>();

  function read(): boolean {
    try {
      const stored = localStorage.getItem(key);
      return stored === null ? fallback : stored === 'true';
    } catch {
      return fallback;
    }
  }

  return {
    get() {
      value ??= read();
      return value;
    },
    set(next) {
      value = next;
      try {
        localStorage.setItem(key, String(next));
      } catch (error) {
        console.warn('A setting could not be kept.', error);
      }
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
