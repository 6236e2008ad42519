import { inStore } from '../lib/storage/database.ts';

/**
 * Keeps one thing that only one window may change. A window that takes it over claims the next number and writes in a
 * slot of that number, so a window that does not know yet that it was replaced spoils nothing: its slot is
 * outdated, and its next write says so. A write needs no reading first and leaves in the task of the action.
 */
export type Claims = {
  /** Takes over: what the slot before held comes along into the new one. */
  claim(atLeast: number): Promise<Claim>;
  write(claim: number, value: unknown): Promise<'kept' | 'failed' | 'outdated'>;
  /** Keeps what came along with a claim in a place that no claim writes to. */
  setAside(claim: number, value: unknown): Promise<boolean>;
  /** The newest value, claiming nothing. */
  peek(): Promise<unknown>;
};

type Claim = {
  readonly number: number;
  readonly value: unknown;
  readonly isKept: boolean;
};

type Slot = { readonly key: IDBValidKey; readonly value: unknown };

const numberOf = (key: IDBValidKey) => (Array.isArray(key) ? Number(key[1]) : 0);

/** Claims in slots of `name`. As long as there is none, what an earlier version kept under `oldName` comes along. */
export function createClaims(name: string, oldName: string): Claims {
  // An array sorts after every number.
  const slotsAbove = (claim: number, of = name) => IDBKeyRange.bound([of, claim], [of, []], true);
  const slotsBelow = (claim: number) => IDBKeyRange.bound([name], [name, claim], true, true);

  function findNewest(store: IDBObjectStore, use: (slot: Slot | null) => void): void {
    const own = store.openCursor(slotsAbove(-1), 'prev');
    own.onsuccess = () => {
      if (own.result) return use(own.result);
      const old = store.openCursor(slotsAbove(-1, oldName), 'prev');
      old.onsuccess = () => use(old.result);
    };
  }

  const peek = () =>
    inStore('readonly', (store) => {
      let value: unknown;
      findNewest(store, (newest) => {
        value = newest?.value;
      });
      return () => value;
    });

  return {
    peek,

    async claim(atLeast) {
      const taken = await inStore('readwrite', (store) => {
        let number = atLeast;
        let value: unknown;
        findNewest(store, (newest) => {
          if (newest) {
            number = Math.max(atLeast, numberOf(newest.key) + 1);
            value = newest.value;
          }
          try {
            store.put(value ?? null, [name, number]);
            store.delete(slotsBelow(number));
            store.transaction.commit();
          } catch {
            store.transaction.abort();
          }
        });
        return () => ({ number, value, isKept: true });
      });
      // A full disk refuses the new slot but still lets the old one be read.
      return taken ?? { number: atLeast, value: await peek(), isKept: false };
    },

    async write(claim, value) {
      const written = await inStore('readwrite', (store) => {
        store.put(value, [name, claim]);
        const newer = store.count(slotsAbove(claim));
        store.transaction.commit();
        return () => (newer.result > 0 ? 'outdated' : 'kept');
      });
      return written ?? 'failed';
    },

    async setAside(claim, value) {
      const isKept = await inStore('readwrite', (store) => {
        store.put(value, [`${name} set aside`, claim]);
        store.transaction.commit();
        return () => true;
      });
      return isKept ?? false;
    },
  };
}

let hasAsked = false;

/** Asks the browser, once, not to clear our data when disk space gets short. */
export function askToKeepStorage(): void {
  if (hasAsked) return;
  hasAsked = true;
  // Absent on plain http; a refusal changes nothing for the host.
  globalThis.navigator?.storage?.persist?.().catch(() => {});
}
