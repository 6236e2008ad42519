import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { libraryGame } from '../../../test/library-game.ts';
import { api } from '../../lib/api/api.ts';
import { libraryApi } from '../../lib/api/library-api.ts';
import { ApiError, NetworkError } from '../../lib/api/send.ts';
import { LoadShow } from '../../show/context.ts';
import { queryClient } from '../../stores/query-client.ts';
import { useSession } from '../../stores/session-store.ts';
import { speak } from '../../words/languages.ts';
import { MyWheelsScreen } from './my-wheels-screen.tsx';

const owls = libraryGame();
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
afterEach(async () => {
  await cleanup();
  await speak('en');
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

const importing = page.getByRole('dialog', { name: 'Import' });
const box = importing.getByRole('textbox', { name: 'List' });
const openImport = () => page.getByRole('button', { name: 'Import', exact: true }).first().click();
const submit = importing.getByRole('button', { name: /^Import/ });
const fileOf = (...titles: string[]) =>
  JSON.stringify({
    format: 'wheel-games',
    version: 1,
    games: titles.map((gameTitle) => ({
      gameTitle,
      entries: [{ category: 'Pet', searchedWord: 'Dog' }],
    })),
  });
const created = () =>
  vi.mocked(libraryApi.create).mock.calls.map(([[entry]]) => [entry?.gameTitle, entry?.quizId]);

it('keeps what was pasted to be imported when its dialog is put away', async () => {
  await draw();
  await openImport();
  await box.fill('Film;Casablanca');
  await importing.getByRole('textbox', { name: 'Game Title' }).fill('Old films');
  await userEvent.keyboard('{Escape}');
  await expect.element(importing).not.toBeInTheDocument();
  await openImport();
  await expect.element(box).toHaveValue('Film;Casablanca');
  await expect
    .element(importing.getByRole('textbox', { name: 'Game Title' }))
    .toHaveValue('Old films');
});

it('makes one call for each game of a file, and none twice after it broke off', async () => {
  const answer = { quizId: '', gameTitle: '' } as never;
  vi.spyOn(libraryApi, 'create')
    .mockResolvedValueOnce(answer)
    .mockRejectedValueOnce(new NetworkError(null))
    // The first try had arrived; only its answer was lost.
    .mockRejectedValueOnce(new ApiError(409, { code: 'ALREADY_EXISTS' }))
    .mockResolvedValue(answer);
  await draw();
  await openImport();
  await box.fill(fileOf('A', 'B', 'C'));
  await submit.click();
  await expect.element(importing.getByText('The server does not answer.')).toBeVisible();
  await importing.getByRole('button', { name: 'Cancel' }).click();
  await openImport();
  await submit.click();
  await expect.element(page.getByText('3 games are imported')).toBeVisible();
  expect(created().map(([title]) => title)).toEqual(['A', 'B', 'B', 'C']);
  expect(created()[1]).toEqual(created()[2]);
  await openImport();
  await expect.element(box).toHaveValue('');
});

it('does not take a library that is full twice for a game that is there', async () => {
  vi.spyOn(libraryApi, 'create').mockRejectedValue(new ApiError(409, { code: 'LIBRARY_FULL' }));
  await draw();
  await openImport();
  await box.fill(fileOf('A', 'B'));
  for (const times of [1, 2]) {
    await submit.click();
    await expect.poll(() => created().length).toBe(times);
    await expect.element(importing.getByText('Your library is full.')).toBeVisible();
  }
});

it('puts the setup of a file on its game, and says so where that fails', async () => {
  vi.spyOn(libraryApi, 'create').mockResolvedValue({ quizId: '' });
  const patch = vi.spyOn(libraryApi, 'patch').mockResolvedValue({ revision: 2 });
  const entries = [{ category: 'Pet', searchedWord: 'Dog' }];
  const setup = { name: 'Monday' };
  await draw();
  await openImport();
  await box.fill(JSON.stringify({ gameTitle: 'Owls', entries, setup }));
  await importing.getByRole('button', { name: /Create game/ }).click();
  await expect.element(page.getByText('“Owls” is imported')).toBeVisible();
  expect(patch).toHaveBeenCalledExactlyOnceWith(created()[0]?.[1], 1, { setup });
  patch.mockRejectedValue(new ApiError(400, { code: 'INVALID' }));
  await openImport();
  await box.fill(JSON.stringify({ gameTitle: 'Bats', entries, setup }));
  await importing.getByRole('button', { name: /Create game/ }).click();
  await expect.element(page.getByText('Imported without its setup.')).toBeVisible();
});

it('names the game of a file that has no title', async () => {
  const create = vi.spyOn(libraryApi, 'create');
  await draw();
  await openImport();
  await box.fill(fileOf('A', '', 'x'.repeat(121)));
  await submit.click();
  await expect.element(importing.getByText('Game 2: Please give the game a title.')).toBeVisible();
  await box.fill(fileOf('A', 'B', 'x'.repeat(121)));
  await submit.click();
  await expect
    .element(importing.getByText('Game 3: Game Title: At most 120 characters are allowed.'))
    .toBeVisible();
  expect(create).not.toHaveBeenCalled();
});

it('takes the chosen language where a file says none or one that is not known', async () => {
  const answer = { quizId: '', gameTitle: '' } as never;
  const create = vi.spyOn(libraryApi, 'create').mockResolvedValue(answer);
  const entries = [{ category: 'Mot', searchedWord: 'Été' }];
  const games = [
    { gameTitle: 'A', entries },
    { gameTitle: 'B', language: 'tlh', entries },
    { gameTitle: 'C', language: 'es', entries },
  ];
  await draw();
  await speak('fr');
  await page.getByRole('button', { name: 'Importer' }).click();
  await expect.element(page.getByTestId('import-language')).toHaveValue('fr');
  await speak('en');
  const language = importing.getByRole('combobox', { name: 'Puzzle language' });
  await expect.element(language).toHaveValue('en');
  await box.fill(JSON.stringify({ games }));
  await expect
    .element(importing.getByText('Only letters A–Z and spaces are allowed.').first())
    .toBeVisible();
  await expect.element(importing.getByText('1 puzzle ready')).toBeVisible();
  await language.selectOptions('fr');
  await expect.element(importing.getByText('3 puzzles ready')).toBeVisible();
  await submit.click();
  await expect.element(page.getByText('3 games are imported')).toBeVisible();
  expect(create.mock.calls.map(([[entry]]) => entry?.language)).toEqual(['fr', 'fr', 'es']);
});
