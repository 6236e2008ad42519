import { create } from 'zustand';
// For its `pushState` event, which no browser sends by itself.
import '../lib/address.ts';
import { api } from '../lib/api/api.ts';
import { clearSession, type SessionUser, storedUser } from '../lib/stored-user.ts';

interface Session {
  readonly user: SessionUser | null;
  /** False in a page that was built ahead: only the browser knows who is signed in. */
  readonly isKnown: boolean;
  logOut(): void;
}

/** Who is signed in, for as long as this browser session lasts. The show knows nothing of it. */
export const useSession = create<Session>()((set, get) => ({
  user: null,
  isKnown: false,

  logOut() {
    const token = get().user?.token;
    clearSession();
    set({ user: null });
    if (token) api.logout(token);
  },
}));

function readSession() {
  const stored = storedUser();
  useSession.setState(({ user }) => ({
    user: stored?.token === user?.token ? user : stored,
    isKnown: true,
  }));
}

// Not in the first state, which React compares with the page that was built ahead.
readSession();

// A session that the server has ended is over for the next screen; the one that met the refusal keeps what was typed.
// A page that the browser brings back may be that of an earlier user.
for (const moment of ['pushState', 'popstate', 'pageshow'])
  globalThis.addEventListener?.(moment, readSession);
