import { tryStorage } from './storage/try-storage.ts';
import { newUuid } from './uuid.ts';

const KEY = 'window';

/** A random id of this window, the same after a reload. Where nothing can be stored, each load has its own. */
export function windowId(storage: () => Storage = () => sessionStorage): string {
  const fresh = newUuid();
  return tryStorage(() => {
    const kept = storage().getItem(KEY);
    if (kept === null) storage().setItem(KEY, fresh);
    return kept ?? fresh;
  }, fresh);
}
