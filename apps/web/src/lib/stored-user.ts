import { tryStorage } from './storage/try-storage.ts';

export interface SessionUser {
  readonly username: string;
  readonly token: string;
}

const KEY = 'user';

/** Stands in for session storage where the browser blocks it or it is full. */
let unsaved: SessionUser | null = null;

export function storedUser(): SessionUser | null {
  return unsaved ?? tryStorage(() => parseUser(sessionStorage.getItem(KEY)), null);
}

export function storeUser(user: SessionUser) {
  unsaved = tryStorage(() => {
    sessionStorage.setItem(KEY, JSON.stringify(user));
    return null;
  }, user);
}

/** Removes the user of a session that the server has ended. A late answer to an earlier user removes no other. */
export function forgetUser(token: string) {
  if (storedUser()?.token === token) drop((storage) => storage.removeItem(KEY));
}

/** Logging out empties all of session storage, not only the user. */
export const clearSession = () => drop((storage) => storage.clear());

function drop(from: (storage: Storage) => void) {
  unsaved = null;
  // Blocked storage holds nothing to drop.
  tryStorage(() => from(sessionStorage), undefined);
}

export function parseUser(text: string | null): SessionUser | null {
  const { username, token } = tryStorage(() => JSON.parse(text ?? 'null'), null) ?? {};
  const isUser = typeof username === 'string' && username !== '' && typeof token === 'string';
  return isUser ? { username, token } : null;
}
