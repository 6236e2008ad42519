import type { LibraryGame } from '@wheel/contract';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { libraryGame } from '../../../test/library-game.ts';
import { libraryApi } from '../../lib/api/library-api.ts';
import { ApiError } from '../../lib/api/send.ts';
import { speak } from '../../words/languages.ts';
import { TrashDialog } from './trash-dialog.tsx';

const NOW = new Date(2026, 10, 15, 20).getTime();
const daysAgo = (days: number) => new Date(2026, 10, 15 - days, 9).getTime();
const game = (gameTitle: string, deletedAt: number) =>
  libraryGame({ quizId: `id of ${gameTitle}`, gameTitle, deletedAt });
const games = [game('Owls', daysAgo(0)), game('Cats', daysAgo(29)), game('Dogs', daysAgo(31))];
afterEach(async () => {
  vi.restoreAllMocks();
  await speak('en');
});

async function draw() {
  const onChanged = vi.fn(async () => {});
  await render(<TrashDialog games={games} now={NOW} onChanged={onChanged} onClose={vi.fn()} />);
  return onChanged;
}
const dialog = page.getByRole('dialog', { name: 'Trash', exact: true });
const press = (name: string) => page.getByRole('button', { name }).click();

it('says how long each game stays', async () => {
  await draw();
  const rows = dialog.getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent('1 puzzle, gone for good in 30 days');
  await expect.element(rows.nth(1)).toHaveTextContent('gone for good tomorrow');
  await expect.element(rows.nth(2)).toHaveTextContent('gone for good today');
});

it('restores one game and deletes another for good', async () => {
  const restore = vi.spyOn(libraryApi, 'restore').mockResolvedValue({ revision: 5 });
  const purge = vi.spyOn(libraryApi, 'purge').mockResolvedValue(null);
  const onChanged = await draw();
  await press('Restore Owls');
  await expect.element(dialog.getByText('“Owls” is back.')).toBeVisible();
  await press('Delete for good Cats');
  await expect.element(dialog.getByText('“Cats” is gone.')).toBeVisible();
  expect(restore).toHaveBeenCalledExactlyOnceWith('id of Owls');
  expect(purge).toHaveBeenCalledExactlyOnceWith('id of Cats');
  expect(onChanged).toHaveBeenCalledTimes(2);
});

it('takes one that is gone already as done, and says every other refusal', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(libraryApi, 'purge').mockRejectedValue(new ApiError(404, { code: 'NOT_FOUND' }));
  vi.spyOn(libraryApi, 'restore').mockRejectedValue(new ApiError(429, { code: 'TOO_MANY' }));
  await draw();
  await press('Delete for good Cats');
  await expect.element(dialog.getByText('“Cats” is gone.')).toBeVisible();
  await press('Restore Owls');
  await expect.element(dialog.getByText('Too much at once. Please wait a moment.')).toBeVisible();
});

it('calls no game deleted by a server that does not know the call', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(libraryApi, 'purge').mockRejectedValue(new ApiError(404, {}));
  await draw();
  await press('Delete for good Cats');
  await expect.element(dialog.getByText(/of another version/)).toBeVisible();
});

it('does not call a game restored that is gone for good', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const gone = new ApiError(404, { code: 'NOT_FOUND' });
  vi.spyOn(libraryApi, 'restore').mockRejectedValue(gone);
  vi.spyOn(libraryApi, 'game').mockRejectedValue(gone);
  const onChanged = await draw();
  await press('Restore Owls');
  await expect.element(dialog.getByText('This game is not here any more.')).toBeVisible();
  expect(onChanged).toHaveBeenCalledOnce();
});

it('takes a game for restored that came back when the answer was lost', async () => {
  vi.spyOn(libraryApi, 'restore').mockRejectedValue(new ApiError(404, { code: 'NOT_FOUND' }));
  const [owls] = games as [LibraryGame];
  const back = { ...owls, username: 'ann', isMine: true, entries: [] };
  vi.spyOn(libraryApi, 'game').mockResolvedValue(back);
  await draw();
  await press('Restore Owls');
  await expect.element(dialog.getByText('“Owls” is back.')).toBeVisible();
});

it('leaves the focus beside the row that goes', async () => {
  vi.spyOn(libraryApi, 'restore').mockResolvedValue({ revision: 5 });
  vi.spyOn(libraryApi, 'purge').mockResolvedValue(null);
  function Shrinking() {
    const [left, setLeft] = useState(games.slice(0, 2));
    const takeFirst = async () => setLeft((rows) => rows.slice(1));
    return <TrashDialog games={left} now={NOW} onChanged={takeFirst} onClose={vi.fn()} />;
  }
  await render(<Shrinking />);
  await press('Restore Owls');
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('Cats');
  await expect.element(page.getByRole('button', { name: 'Restore Cats' })).toHaveFocus();
  await press('Delete for good Cats');
  await expect.element(dialog.getByText('There is nothing in it.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
});

it('says what was done in the language that is spoken by then', async () => {
  vi.spyOn(libraryApi, 'restore').mockResolvedValue({ revision: 5 });
  await draw();
  await press('Restore Owls');
  await expect.element(dialog.getByText('“Owls” is back.')).toBeVisible();
  await speak('xx');
  await expect.element(page.getByText(/ïs báçk/)).toBeVisible();
  await expect.element(page.getByText('“Owls” is back.')).not.toBeInTheDocument();
});
