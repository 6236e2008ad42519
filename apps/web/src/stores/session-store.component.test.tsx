import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../lib/api/api.ts';
import { libraryApi } from '../lib/api/library-api.ts';
import { ApiError } from '../lib/api/send.ts';
import { storedUser, storeUser } from '../lib/stored-user.ts';
import { logIn } from './log-in.ts';
import { queryClient } from './query-client.ts';
import { useSession } from './session-store.ts';

const anna = { username: 'anna', token: 'of anna' };
const bob = { username: 'bob', token: 'of bob' };
const before = useSession.getState().user;

beforeEach(() => {
  queryClient.clear();
  storeUser(anna);
  useSession.setState({ user: anna });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  useSession.setState({ user: before });
  history.replaceState(null, '');
});

const answer = (status: number, code: string) => Response.json({ status, code }, { status });
const username = () => useSession.getState().user?.username;
const go = () => history.pushState(null, '', location.href);

it('is over for the next screen once the server has ended it, and not for the present one', async () => {
  vi.stubGlobal('fetch', async () => answer(401, 'NOT_SIGNED_IN'));
  sessionStorage.setItem('other', 'thing');
  await expect(libraryApi.games()).rejects.toBeInstanceOf(ApiError);
  expect(storedUser()).toBeNull();
  expect(sessionStorage.getItem('other')).toBe('thing');
  expect(username()).toBe('anna');
  go();
  expect(username()).toBeUndefined();
});

it('goes on after a login that failed, and after other refusals', async () => {
  vi.stubGlobal('fetch', async () => answer(401, 'LOGIN_FAILED'));
  await expect(logIn({ username: 'x', password: 'y' })).rejects.toBeInstanceOf(ApiError);
  vi.stubGlobal('fetch', async () => answer(403, 'WRONG_PASSWORD'));
  await expect(libraryApi.games()).rejects.toBeInstanceOf(ApiError);
  go();
  expect(username()).toBe('anna');
});

it('is not ended by a late answer to the user before', async () => {
  vi.stubGlobal('fetch', async () => {
    storeUser(bob);
    useSession.setState({ user: bob });
    return answer(401, 'NOT_SIGNED_IN');
  });
  await expect(libraryApi.games()).rejects.toBeInstanceOf(ApiError);
  go();
  expect(username()).toBe('bob');
});

it('is that of the present user in a page that the browser brings back', () => {
  storeUser(bob);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(username()).toBe('bob');
});

it('drops what the last user loaded', async () => {
  await queryClient.fetchQuery({ queryKey: ['review', 'anna'], queryFn: () => 'of Anna' });
  const observer = new QueryObserver(queryClient, {
    queryKey: ['library', 'anna'],
    queryFn: () => 'of Anna',
    gcTime: 0,
  });
  const stop = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data).toBe('of Anna');
  vi.spyOn(api, 'logout').mockReturnValue();
  useSession.getState().logOut();
  // Its screen goes with the user.
  stop();
  await expect.poll(() => queryClient.getQueryCache().getAll()).toEqual([]);
});
