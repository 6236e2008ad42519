import { tryStorage } from './storage/try-storage.ts';

const KEY = 'devices';
const HEADER = 'Device-Token';
/** As many as the server looks at. */
const KEPT_MAX = 5;

function keptTokens(): readonly string[] {
  const kept: unknown = tryStorage(() => JSON.parse(localStorage.getItem(KEY) ?? '[]'), []);
  return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string') : [];
}

/**
 * Shows the server that this browser has signed in before, so that wrong logins of others at the same address do not count
 * against it. The tokens outlive a logout, name no user and open nothing.
 */
export const deviceTokens = {
  headers(): Record<string, string> {
    const tokens = keptTokens();
    return tokens.length === 0 ? {} : { [HEADER]: tokens.join(',') };
  },
  keep(answered: Headers): void {
    const token = answered.get(HEADER);
    if (!token) return;
    const tokens = [token, ...keptTokens().filter((kept) => kept !== token)].slice(0, KEPT_MAX);
    // A browser that keeps nothing is a stranger next time.
    tryStorage(() => localStorage.setItem(KEY, JSON.stringify(tokens)), undefined);
  },
};
