import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../lib/api/api.ts';
import { draftsOf, loadDraft, removeDrafts, saveDraft } from '../lib/storage/drafts.ts';
import { storedUser, storeUser } from '../lib/stored-user.ts';
import { leave } from './leave.ts';
import { useSession } from './session-store.ts';

const anna = { username: 'anna', token: 'a token' };
const before = useSession.getState().user;
const otherWindow = new BroadcastChannel('session');

beforeEach(async () => {
  await removeDrafts('anna');
  storeUser(anna);
  useSession.setState({ user: anna });
  vi.spyOn(api, 'logout').mockReturnValue();
  await saveDraft('anna', '', { title: 'Owls' });
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  useSession.setState({ user: before });
});

/** What another window of this browser says when its user logs out. */
const leaveElsewhere = (username: string, drafts: 'keep' | 'remove') =>
  otherWindow.postMessage({ protocol: 1, message: { username, drafts } });
const isLoggedOut = () => useSession.getState().user === null;

it('tells the other windows who has left, and what becomes of the drafts', async () => {
  const heard = new Promise((resolve) => {
    otherWindow.onmessage = ({ data }) => resolve(data.message);
  });
  leave('anna', 'remove');
  expect(await heard).toEqual({ username: 'anna', drafts: 'remove' });
  expect(storedUser()).toBeNull();
  expect(await draftsOf('anna')).toEqual([]);
});

it('logs out when the same user has left in another window, and brings no draft back', async () => {
  leaveElsewhere('anna', 'remove');
  await expect.poll(isLoggedOut).toBe(true);
  expect(storedUser()).toBeNull();
  expect(api.logout).toHaveBeenCalledExactlyOnceWith('a token');
  await expect.poll(() => loadDraft('anna', '')).toBeUndefined();
  expect(await draftsOf('anna')).toEqual([]);
});

it('leaves drafts that were kept in another window', async () => {
  leaveElsewhere('anna', 'keep');
  await expect.poll(isLoggedOut).toBe(true);
  expect(await draftsOf('anna')).toHaveLength(1);
});

it('stays signed in when another account logs out in another window', async () => {
  leaveElsewhere('bob', 'remove');
  // Told afterwards, so both were heard.
  leaveElsewhere('anna', 'keep');
  await expect.poll(isLoggedOut).toBe(true);
  expect(api.logout).toHaveBeenCalledOnce();
  expect(await draftsOf('anna')).toHaveLength(1);
});
