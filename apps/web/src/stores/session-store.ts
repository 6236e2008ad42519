import { create } from 'zustand';
import { api } from '../lib/api/api.ts';
import { clearSession, type SessionUser, storedUser, storeUser } from '../lib/stored-user.ts';

interface Session {
  readonly user: SessionUser | null;
  logIn(username: string, password: string): Promise<void>;
  logOut(): void;
}

/** Who is signed in, for as long as this browser session lasts. The show knows nothing of it. */
export const useSession = create<Session>()((set, get) => ({
  user: storedUser(),

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
