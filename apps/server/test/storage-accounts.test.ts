import { beforeAll, expect, it } from 'vitest';
import type { Store } from '../src/storage/store.ts';
import { gameWith } from './support/games.ts';
import { eachEngine } from './support/stores.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const T0 = 1_800_000_000_000;

eachEngine('accounts', (database) => {
  let store: Store;
  beforeAll(async () => {
    store = await database.open();
  });

  const begin = (userName: string, tokenHash: string, passwordHash?: string) =>
    store.addSession({ userName, tokenHash, ...(passwordHash && { passwordHash }) }, T0);
  const isOn = async (tokenHash: string) => (await store.findSession(tokenHash, T0)) !== null;

  it('a password changes for a user who still has the old one and a session', async () => {
    const user = { userName: 'Pia', passwordHash: 'old' };
    await store.addUser(user, T0);
    for (const tokenHash of ['pia-1', 'pia-2']) expect(await begin('Pia', tokenHash)).toBe(true);
    const to = { tokenHash: 'pia-1', newTokenHash: 'pia-3', passwordHash: 'new' };
    expect(await store.changePassword(user, { ...to, tokenHash: 'unknown' }, T0)).toBe(false);
    expect(await store.changePassword({ ...user, passwordHash: 'x' }, to, T0)).toBe(false);
    expect(await isOn('pia-2')).toBe(true);
    expect(await store.changePassword(user, to, T0)).toBe(true);
    expect([await isOn('pia-1'), await isOn('pia-2'), await isOn('pia-3')]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await store.findUser('pia'))?.passwordHash).toBe('new');
    expect(await store.changePassword(user, to, T0)).toBe(false);
  });

  it('a changed password begins no session', async () => {
    await store.addUser({ userName: 'Quinn', passwordHash: 'new' }, T0);
    expect(await begin('Quinn', 'quinn-1', 'old')).toBe(false);
    expect(await isOn('quinn-1')).toBe(false);
    expect(await begin('Quinn', 'quinn-2', 'new')).toBe(true);
    expect(await isOn('quinn-2')).toBe(true);
  });

  it('a changed password leaves no session of a login that raced it', async () => {
    for (let round = 0; round < 20; round += 1) {
      const user = { userName: `Racer ${round}`, passwordHash: 'old' };
      await store.addUser(user, T0);
      await begin(user.userName, `own-${round}`);
      const to = {
        tokenHash: `own-${round}`,
        newTokenHash: `new-${round}`,
        passwordHash: 'new',
      };
      await Promise.all([
        begin(user.userName, `early-${round}`, 'old'),
        store.changePassword(user, to, T0),
        begin(user.userName, `late-${round}`, 'old'),
      ]);
      expect([await isOn(`early-${round}`), await isOn(`late-${round}`)]).toEqual([false, false]);
    }
  });

  it('a closed account takes no game that was begun before and is saved after', async () => {
    for (let round = 0; round < 20; round += 1) {
      const user = { userName: `Late ${round}`, passwordHash: 'hash' };
      const tokenHash = `late-builder-${round}`;
      await store.addUser(user, T0);
      await store.addSession({ tokenHash, userName: user.userName }, T0);
      const games = [1, 2, 3].map(() => gameWith({ owner: user.userName }));
      const saving = games.map((game) => store.createGame(game, { tokenHash }, T0));
      const isClosed = await store.closeAccount(user, T0);
      expect(isClosed).toBe(true);
      for (const game of games) expect(await store.quiz(game.quizId, null)).toBeNull();
      await Promise.all(saving);
      await store.purge(T0);
      expect(await store.addUser(user, T0)).toBe(true);
      expect(await store.libraryOf(user.userName, 'library')).toEqual([]);
    }
  });

  it('a session written while the clock was a year ahead goes on after a restart, as long as others', async () => {
    const now = Date.now();
    await store.addUser({ userName: 'Host', passwordHash: 'hash' }, T0);
    await store.addSession({ tokenHash: 'ahead', userName: 'Host' }, now + 365 * DAY_MS);
    const restarted = await database.open();
    expect(await restarted.findSession('ahead', now)).toEqual({ userName: 'Host' });
    if (database.engine === 'SQLite')
      expect(await restarted.findSession('ahead', now + 13 * HOUR_MS)).toBeNull();
  });
});
