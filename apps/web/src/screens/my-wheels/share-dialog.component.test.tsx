import type { LibraryGame } from '@wheel/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { libraryGame } from '../../../test/library-game.ts';
import { libraryApi } from '../../lib/api/library-api.ts';
import { ApiError } from '../../lib/api/send.ts';
import { ShareDialog } from './share-dialog.tsx';

const game = libraryGame({ visibility: 'link' });
afterEach(() => vi.restoreAllMocks());

const dialog = page.getByRole('dialog', { name: 'Share “Owls”' });
const code = dialog.getByRole('img', { name: 'QR code' });
const who = (name: string) => dialog.getByRole('radio', { name, exact: true });

const whole = { ...game, username: 'ann', isMine: true, entries: [] };

async function draw(fields: Partial<LibraryGame> = {}) {
  const onChanged = vi.fn();
  await render(
    <ShareDialog game={{ ...game, ...fields }} onChanged={onChanged} onClose={vi.fn()} />,
  );
  return onChanged;
}

it('shows the link of this very server, to copy and as a code', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await draw();
  const link = `${location.origin}/g/${game.quizId}`;
  await expect.element(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(link);
  await expect.element(code).toBeVisible();
  // The corner every QR code begins with.
  await expect
    .poll(() => code.element().querySelector('path')?.getAttribute('d'))
    .toMatch(/^M0 0h7v1h-7z/);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  expect(write).toHaveBeenCalledExactlyOnceWith(link);
  await expect.element(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
});

it('changes who can see it at once, from the revision it knows', async () => {
  const patch = vi.spyOn(libraryApi, 'patch').mockImplementation(async (_id, revision) => ({
    revision: revision + 1,
  }));
  const onChanged = await draw();
  await expect.element(who('Anyone with the link')).toBeChecked();
  await who('Only me').click();
  await expect.element(code).not.toBeInTheDocument();
  await expect.element(dialog.getByText('Only you can open it.')).toBeVisible();
  await expect.poll(() => onChanged.mock.calls.length).toBe(1);
  await who('Everyone').click();
  await expect.element(code).toBeVisible();
  await expect.poll(() => onChanged.mock.calls.length).toBe(2);
  expect(patch.mock.calls.map(([, revision, body]) => [revision, body])).toEqual([
    [4, { visibility: 'private' }],
    [5, { visibility: 'public' }],
  ]);
});

it('goes back to what is true when the change was refused', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(libraryApi, 'patch').mockRejectedValue(new ApiError(401, { code: 'NOT_SIGNED_IN' }));
  vi.spyOn(libraryApi, 'game').mockRejectedValue(new ApiError(404, { code: 'NOT_FOUND' }));
  await draw();
  await who('Everyone').click();
  await expect
    .element(dialog.getByText('Your session is over. Please log in again.'))
    .toBeVisible();
  await expect.element(who('Anyone with the link')).toBeChecked();
});

it('sends quick changes one after the other, of those that wait only the last', async () => {
  let answer = (_revised: { revision: number }) => {};
  const patch = vi.spyOn(libraryApi, 'patch').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const onChanged = await draw();
  await who('Only me').click();
  await who('Everyone').click();
  await who('Anyone with the link').click();
  await who('Everyone').click();
  expect(patch).toHaveBeenCalledExactlyOnceWith(game.quizId, 4, { visibility: 'private' });
  answer({ revision: 5 });
  await expect.poll(() => patch.mock.calls.length).toBe(2);
  expect(patch).toHaveBeenLastCalledWith(game.quizId, 5, { visibility: 'public' });
  answer({ revision: 6 });
  await expect.poll(() => onChanged.mock.calls.length).toBe(2);
  await expect.element(who('Everyone')).toBeChecked();
  expect(patch).toHaveBeenCalledTimes(2);
});

it('shows what the server has after a change elsewhere, and changes that next', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const patch = vi.spyOn(libraryApi, 'patch').mockImplementation(async (_id, revision) => {
    if (revision !== 9) throw new ApiError(412, { code: 'STALE' });
    return { revision: 10 };
  });
  vi.spyOn(libraryApi, 'game').mockResolvedValue({ ...whole, visibility: 'private', revision: 9 });
  const onChanged = await draw();
  await who('Everyone').click();
  await expect.element(dialog.getByText('This game was changed in another window.')).toBeVisible();
  await expect.element(who('Only me')).toBeChecked();
  await who('Everyone').click();
  await expect.poll(() => onChanged.mock.calls.length).toBe(1);
  expect(patch).toHaveBeenLastCalledWith(game.quizId, 9, { visibility: 'public' });
});

it('offers no code for a game that was hidden by review', async () => {
  await draw({ hidden: true, visibility: 'public' });
  await expect.element(dialog.getByText('Only you can open it.')).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
});

it('says so where nothing can be copied', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await draw();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect.element(dialog.getByText('Please copy the link by hand.')).toBeVisible();
});
