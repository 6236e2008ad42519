export interface SessionUser {
  readonly username: string;
  readonly token: string;
}

const KEY = 'user';

/** Stands in for session storage where the browser blocks it or it is full. */
let unsaved: SessionUser | null = null;

export function storedUser(): SessionUser | null {
  try {
    return unsaved ?? parseUser(sessionStorage.getItem(KEY));
  } catch {
    return unsaved;
  }
}

export function storeUser(user: SessionUser) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(user));
    unsaved = null;
  } catch {
    unsaved = user;
  }
}

/** Logging out empties all of session storage, not only the user. */
export function clearSession() {
  unsaved = null;
  try {
    sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing to clear.
  }
}

export function parseUser(text: string | null): SessionUser | null {
  try {
    const { username, token } = JSON.parse(text ?? 'null') ?? {};
    const isUser = typeof username === 'string' && username !== '' && typeof token === 'string';
    return isUser ? { username, token } : null;
  } catch {
    return null;
  }
}
