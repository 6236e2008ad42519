import type { LibraryGame } from '@wheel/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { libraryApi } from '../../lib/api/library-api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useSession } from '../../stores/session-store.ts';
import { LoadShow } from '../../stores/show/show-context.ts';
import { MyWheelsScreen } from './my-wheels-screen.tsx';

const owls: LibraryGame = {
  quizId: '0b9d4a3e-2f7c-4f0e-9a53-3f1f8f6f0c11',
  gameTitle: 'Owls',
  visibility: 'public',
  puzzleCount: 1,
  plays: 0,
  createdAt: 0,
  updatedAt: 0,
  deletedAt: null,
  hidden: false,
  revision: 4,
};
const signedOut = new ApiError(401, { code: 'NOT_SIGNED_IN' });
const overloaded = new ApiError(503, { code: 'OVERLOADED' });

const before = useSession.getState().user;
beforeEach(() => {
  queryClient.clear();
  useSession.setState({ user: { username: 'ann', token: 'a token' } });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(api, 'userGames').mockResolvedValue([owls]);
  vi.spyOn(libraryApi, 'games').mockResolvedValue([owls]);
  vi.spyOn(libraryApi, 'trash').mockResolvedValue([]);
});
afterEach(() => {
  vi.restoreAllMocks();
  useSession.setState({ user: before });
});

const draw = () =>
  render(
    <LoadShow value={() => new Promise(() => {})}>
      <MyWheelsScreen />
    </LoadShow>,
  );
const more = page.getByRole('button', { name: 'More for Owls' });
const openTrash = () => page.getByRole('button', { name: /^Trash/ }).click();

it('says that the session is over, and where to log in', async () => {
  vi.spyOn(libraryApi, 'games').mockRejectedValue(signedOut);
  vi.spyOn(libraryApi, 'trash').mockRejectedValue(signedOut);
  // Without a good token, private games are in no list.
  vi.spyOn(api, 'userGames').mockResolvedValue([]);
  await draw();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Your session is over. Please log in again.');
  await expect
    .element(page.getByRole('alert').getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '/login');
  await expect
    .element(page.getByText("You haven't created any games yet."))
    .not.toBeInTheDocument();
  expect(libraryApi.games).toHaveBeenCalledOnce();
});

it('asks for menus and trash again until they load', async () => {
  vi.spyOn(libraryApi, 'games').mockRejectedValueOnce(overloaded).mockResolvedValue([owls]);
  vi.spyOn(libraryApi, 'trash')
    .mockRejectedValueOnce(overloaded)
    .mockResolvedValue([{ ...owls, quizId: 'other', gameTitle: 'Cats', deletedAt: 0 }]);
  await draw();
  await expect.element(page.getByRole('button', { name: 'Owls', exact: true })).toBeVisible();
  await expect.element(more).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Trash (1)' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('does not call a trash empty that did not load', async () => {
  vi.spyOn(libraryApi, 'trash').mockRejectedValue(overloaded);
  await draw();
  await openTrash();
  const dialog = page.getByRole('dialog', { name: 'Trash' });
  await expect.element(dialog.getByText('The trash did not load.')).toBeVisible();
  await expect.element(dialog.getByText('There is nothing in it.')).not.toBeInTheDocument();
});

it('calls an empty trash empty', async () => {
  await draw();
  await openTrash();
  await expect.element(page.getByText('There is nothing in it.')).toBeVisible();
});
