import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { libraryGame } from '../../../test/library-game.ts';
import { libraryApi } from '../../lib/api/library-api.ts';
import { ApiError } from '../../lib/api/send.ts';
import { RenameDialog } from './rename-dialog.tsx';

const game = libraryGame();
afterEach(() => vi.restoreAllMocks());

const title = page.getByRole('textbox', { name: 'Title', exact: true });

async function draw() {
  const onClose = vi.fn();
  await render(<RenameDialog game={game} onClose={onClose} />);
  return onClose;
}

it('renames from the revision that the host has seen', async () => {
  const patch = vi.spyOn(libraryApi, 'patch').mockResolvedValue({ revision: 5 });
  const onClose = await draw();
  await expect.element(title).toHaveFocus();
  await title.fill('  Night owls ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(patch).toHaveBeenCalledExactlyOnceWith(game.quizId, 4, { gameTitle: 'Night owls' });
});

it('asks the server nothing where nothing changes', async () => {
  const patch = vi.spyOn(libraryApi, 'patch');
  const onClose = await draw();
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(patch).not.toHaveBeenCalled();
});

it.each([
  ['  ', 'Please fill this in.'],
  ['x'.repeat(121), 'At most 120 characters are allowed.'],
])('says what is wrong with %j', async (typed, said) => {
  const onClose = await draw();
  await title.fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(said)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('says which title it was given elsewhere, and replaces that one at the next press', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const patch = vi.spyOn(libraryApi, 'patch').mockImplementation(async (_id, revision) => {
    if (revision !== 9) throw new ApiError(412, { code: 'STALE' });
    return { revision: 10 };
  });
  vi.spyOn(libraryApi, 'game').mockResolvedValue({
    ...game,
    gameTitle: 'Barn owls',
    username: 'ann',
    isMine: true,
    revision: 9,
    entries: [],
  });
  const onClose = await draw();
  await title.fill('Night owls');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This game was changed in another window.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(page.getByText('Its title is “Barn owls” now.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(patch).toHaveBeenLastCalledWith(game.quizId, 9, { gameTitle: 'Night owls' });
});

it('marks the field that is wrong and has it read out', async () => {
  await draw();
  await expect.element(title).toHaveAttribute('aria-invalid', 'false');
  await title.fill('');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please fill this in.');
  await expect.element(title).toHaveAttribute('aria-invalid', 'true');
});
