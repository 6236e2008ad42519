import type { WholeGame } from '@wheel/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { libraryApi } from '../../lib/api/library-api.ts';
import { ApiError } from '../../lib/api/send.ts';
import { loadEditDraft, removeEditDraft } from './edit-draft.ts';
import { GameEditor } from './game-editor.tsx';

const game: WholeGame = {
  quizId: '0b9d4a3e-2f7c-4f0e-9a53-3f1f8f6f0c11',
  gameTitle: 'Owls',
  username: 'ann',
  visibility: 'public',
  language: 'en',
  isMine: true,
  revision: 4,
  entries: [{ category: 'Bird', searchedWord: 'Night owl' }],
};
const ROW = 'Robots;R2-D2';
const before = history.state;
beforeEach(() => removeEditDraft('ann', game.quizId));
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(before, '');
});

const dialog = page.getByRole('dialog', { name: 'Paste a list' });
const box = dialog.getByRole('textbox', { name: 'List' });
const openPaste = () => page.getByRole('button', { name: 'Paste a list' }).click();
const draw = async () =>
  render(<GameEditor game={game} owner="ann" stored={await loadEditDraft('ann', game.quizId)} />);

it('shows rows that came along with the address, once', async () => {
  history.replaceState({ list: ROW }, '');
  const { unmount } = await draw();
  await expect.element(box).toHaveValue(ROW);
  expect(history.state).toBeNull();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await unmount();
  await draw();
  await expect.element(page.getByRole('button', { name: 'SAVE CHANGES' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('says of a copy that it is one, when it was just made', async () => {
  history.replaceState({ isCopied: true }, '');
  await draw();
  await expect.element(page.getByText('Saved as a copy')).toBeVisible();
  expect(history.state).toBeNull();
});

it('keeps what is in the paste box, also where nothing else is changed', async () => {
  const { unmount } = await draw();
  await openPaste();
  await box.fill(ROW);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await unmount();
  await draw();
  await openPaste();
  await expect.element(box).toHaveValue(ROW);
});

it.each([
  [
    [{ path: 'visibility', code: 'NOT_ALLOWED', message: '' }] as const,
    'Games cannot be made public on this server.',
  ],
  [
    [{ path: 'entries.0.searchedWord', code: 'BLOCKED_WORD', message: '' }] as const,
    'Please mend what is marked.',
  ],
])('says why the server does not save: %j', async (errors, said) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(libraryApi, 'save').mockRejectedValue(
    new ApiError(400, { code: 'INVALID', errors: [...errors] }),
  );
  await draw();
  await page.getByRole('button', { name: 'SAVE CHANGES' }).click();
  await expect.element(page.getByText(said)).toBeVisible();
  const isMarked = errors[0].code === 'BLOCKED_WORD';
  await expect
    .element(page.getByRole('textbox', { name: 'Searched Word' }))
    .toHaveAttribute('aria-invalid', `${isMarked}`);
});

it('asks for a title, explains it, and keeps what is typed as a draft', async () => {
  const title = page.getByRole('textbox', { name: 'Game Title' });
  await draw();
  await expect.element(title).toBeRequired();
  const tip = 'This is the title other users can search for';
  await expect.element(title).toHaveAccessibleDescription(tip);
  await title.fill('Animals');
  await expect.element(title).toHaveValue('Animals');
  await expect.element(page.getByText('Changes are kept as a draft until you save')).toBeVisible();
});
