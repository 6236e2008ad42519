import { beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/storage/store.ts';
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
