import { beforeAll, describe, expect, it } from 'vitest';
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

  describe('users', () => {
    it('keeps the name as registered and finds it in any case', async () => {
      expect(await store.addUser({ userName: 'Zoë', passwordHash: 'hash' }, T0)).toBe(true);
      expect(await store.findUser('ZOË')).toEqual({ userName: 'Zoë', passwordHash: 'hash' });
    });

    it('refuses a name taken in another case or in another spelling of the same letters', async () => {
      await store.addUser({ userName: 'Amélie', passwordHash: 'first' }, T0);
      for (const userName of ['AMÉLIE', 'amélie', 'Ame\u0301lie']) {
        expect(await store.addUser({ userName, passwordHash: 'second' }, T0)).toBe(false);
      }
      expect((await store.findUser('amélie'))?.passwordHash).toBe('first');
    });

    it('lets one of two win who register the same name at once', async () => {
      const tries = ['Twin', 'twin', 'TWIN', 'tWIN'].map((userName) =>
        store.addUser({ userName, passwordHash: userName }, T0),
      );
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    });

    it.each(['guest', 'GUEST', 'wheel studio'])('never registers %s', async (userName) => {
      expect(await store.addUser({ userName, passwordHash: 'hash' }, T0)).toBe(false);
      expect(await store.findUser(userName)).toBeNull();
    });

    it('finds nobody under an unknown or hostile name', async () => {
      await store.addUser({ userName: 'bob', passwordHash: 'hash' }, T0);
      for (const name of ['nobody', '', 'bob\0', "bob' OR 1=1 --", '%', 'b_b', '\ud800']) {
        expect(await store.findUser(name)).toBeNull();
      }
    });
  });

  describe('passwords', () => {
    const begin = (userName: string, tokenHash: string, passwordHash?: string) =>
      store.addSession({ userName, tokenHash, ...(passwordHash && { passwordHash }) }, T0);
    const isOn = async (tokenHash: string) => (await store.findSession(tokenHash, T0)) !== null;

    it('change for whoever still has the old one and a session', async () => {
      const user = { userName: 'Pia', passwordHash: 'old' };
      await store.addUser(user, T0);
      for (const tokenHash of ['pia-1', 'pia-2']) expect(await begin('Pia', tokenHash)).toBe(true);
      const to = { tokenHash: 'pia-1', passwordHash: 'new' };
      expect(await store.changePassword(user, { ...to, tokenHash: 'unknown' }, T0)).toBe(false);
      expect(await store.changePassword({ ...user, passwordHash: 'x' }, to, T0)).toBe(false);
      expect(await isOn('pia-2')).toBe(true);
      expect(await store.changePassword(user, to, T0)).toBe(true);
      expect([await isOn('pia-1'), await isOn('pia-2')]).toEqual([true, false]);
      expect((await store.findUser('pia'))?.passwordHash).toBe('new');
      expect(await store.changePassword(user, to, T0)).toBe(false);
    });

    it('that have changed begin no session', async () => {
      await store.addUser({ userName: 'Quinn', passwordHash: 'new' }, T0);
      expect(await begin('Quinn', 'quinn-1', 'old')).toBe(false);
      expect(await isOn('quinn-1')).toBe(false);
      expect(await begin('Quinn', 'quinn-2', 'new')).toBe(true);
      expect(await isOn('quinn-2')).toBe(true);
    });

    it('leave no session of a login that raced their change', async () => {
      for (let round = 0; round < 20; round += 1) {
        const user = { userName: `Racer ${round}`, passwordHash: 'old' };
        await store.addUser(user, T0);
        await begin(user.userName, `own-${round}`);
        const to = { tokenHash: `own-${round}`, passwordHash: 'new' };
        await Promise.all([
          begin(user.userName, `early-${round}`, 'old'),
          store.changePassword(user, to, T0),
          begin(user.userName, `late-${round}`, 'old'),
        ]);
        expect([await isOn(`early-${round}`), await isOn(`late-${round}`)]).toEqual([false, false]);
      }
    });
  });

  describe('a closed account', () => {
    it('has no user, no session and no password, and keeps its name until it is purged', async () => {
      const user = { userName: 'Rosa', passwordHash: 'hash' };
      await store.addUser(user, T0);
      await store.addSession({ tokenHash: 'rosa', userName: 'Rosa' }, T0);
      expect(await store.closeAccount({ ...user, passwordHash: 'other' }, T0)).toBe(false);
      expect(await store.closeAccount(user, T0)).toBe(true);
      expect(await store.closeAccount(user, T0)).toBe(false);
      expect(await store.findUser('rosa')).toBeNull();
      expect(await store.account('rosa')).toBeNull();
      expect(await store.findSession('rosa', T0)).toBeNull();
      expect(await store.addSession({ tokenHash: 'again', userName: 'Rosa' }, T0)).toBe(false);
      await store.purge(T0);
      expect(await store.addUser({ userName: 'ROSA', passwordHash: 'new' }, T0)).toBe(true);
    });

    it('takes no game that was begun before and is saved after', async () => {
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
  });

  describe('sessions', () => {
    beforeAll(async () => {
      await store.addUser({ userName: 'Host', passwordHash: 'hash' }, T0);
    });

    it('knows the user of a token, by the registered name', async () => {
      await store.addSession({ tokenHash: 'known', userName: 'HOST' }, T0);
      expect(await store.findSession('known', T0)).toEqual({ userName: 'Host' });
      expect(await store.findSession('unknown', T0)).toBeNull();
    });

    it('ends one that was not used for 12 hours', async () => {
      await store.addSession({ tokenHash: 'idle', userName: 'Host' }, T0);
      expect(await store.findSession('idle', T0 + 12 * HOUR_MS)).toBeNull();
    });

    it('carries one that is used on, hour after hour', async () => {
      await store.addSession({ tokenHash: 'used', userName: 'Host' }, T0);
      for (const hours of [11, 22, 33]) {
        expect(await store.findSession('used', T0 + hours * HOUR_MS)).not.toBeNull();
      }
      expect(await store.findSession('used', T0 + 46 * HOUR_MS)).toBeNull();
    });

    it('ends one after 30 days however busy', async () => {
      await store.addSession({ tokenHash: 'old', userName: 'Host' }, T0);
      for (let at = 0; at < 30 * DAY_MS; at += 10 * HOUR_MS) {
        expect(await store.findSession('old', T0 + at)).not.toBeNull();
      }
      expect(await store.findSession('old', T0 + 30 * DAY_MS)).toBeNull();
    });

    it('ends the revoked one and no other', async () => {
      await store.addSession({ tokenHash: 'here', userName: 'Host' }, T0);
      await store.addSession({ tokenHash: 'there', userName: 'Host' }, T0);
      await store.removeSession('here');
      await store.removeSession('never-was');
      expect(await store.findSession('here', T0)).toBeNull();
      expect(await store.findSession('there', T0)).not.toBeNull();
    });

    it('outlives a restart, unless it has expired by then', async () => {
      const now = Date.now();
      await store.addSession({ tokenHash: 'fresh', userName: 'Host' }, now);
      const restarted = await database.open();
      expect(await restarted.findSession('fresh', now)).toEqual({ userName: 'Host' });
    });
  });
});
