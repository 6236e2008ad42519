import { create } from 'zustand';
import { api } from '../lib/api/api.ts';
import { clearSession, type SessionUser, storedUser, storeUser } from '../lib/stored-user.ts';

interface Session {
  readonly user: SessionUser | null;
  /** False in a page that was built ahead: only the browser knows who is signed in. */
  readonly isKnown: boolean;
  logIn(username: string, password: string): Promise<void>;
  logOut(): void;
}

/** Who is signed in, for as long as this browser session lasts. The show knows nothing of it. */
export const useSession = create<Session>()((set, get) => ({
  user: null,
  isKnown: false,

  async logIn(username, password) {
    const { userName, sessionToken } = await api.login({ username, password });
    const user = { username: userName, token: sessionToken };
    storeUser(user);
    set({ user });
  },

  logOut() {
    const token = get().user?.token;
    clearSession();
    set({ user: null });
    if (token) api.logout(token);
  },
}));

// Not in the first state, which React compares with the page that was built ahead.
useSession.setState({ user: storedUser(), isKnown: true });
