import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { accountApi } from '../../lib/api/account-api.ts';
import { ApiError } from '../../lib/api/send.ts';
import { draftsOf, saveDraft } from '../../lib/storage/drafts.ts';
import { useSession } from '../../stores/session-store.ts';
import { AccountDialog } from './account-dialog.tsx';

afterEach(() => vi.restoreAllMocks());

const SESSION = { userName: 'marta', sessionToken: 'new token' };
const dialog = page.getByRole('dialog', { name: 'marta' });
const unfold = (name: string) =>
  dialog
    .getByText(new RegExp(`^${name}`))
    .first()
    .click();

async function draw(isReviewer = false) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const createdAt = new Date(2025, 2, 3).getTime();
  vi.spyOn(accountApi, 'account').mockResolvedValue({
    userName: 'marta',
    createdAt,
    games: 6,
    isReviewer,
  });
  const onDeleted = vi.fn();
  await render(<AccountDialog username="marta" onDeleted={onDeleted} onClose={vi.fn()} />);
  await expect.element(dialog.getByText('6 games, here since 3 March 2025')).toBeVisible();
  return onDeleted;
}

it('offers the review to reviewers alone', async () => {
  await draw(true);
  await expect.element(dialog.getByRole('link', { name: /^Review/ })).toBeVisible();
});

it('changes the password, and says what was wrong with it', async () => {
  const change = vi
    .spyOn(accountApi, 'changePassword')
    .mockRejectedValueOnce(new ApiError(403, { code: 'WRONG_PASSWORD' }))
    .mockRejectedValueOnce(
      new ApiError(400, {
        code: 'INVALID',
        errors: [{ path: 'newPassword', code: 'TOO_SHORT', limit: 8, message: '' }],
      }),
    )
    .mockResolvedValueOnce(SESSION);
  await draw();
  await expect.element(dialog.getByRole('link', { name: /^Review/ })).not.toBeInTheDocument();
  await unfold('Change password');
  await dialog.getByLabelText('Password', { exact: true }).first().fill('old');
  await dialog.getByLabelText('New password').fill('new');
  const submit = dialog.getByRole('button', { name: 'Change password' });
  await submit.click();
  await expect.element(dialog.getByText('The password is wrong.')).toBeVisible();
  await submit.click();
  await expect.element(dialog.getByText('At least 8 characters are needed.')).toBeVisible();
  const hint = dialog.getByText('Easily guessed: longer or less common is safer.');
  await dialog.getByLabelText('New password').fill('marta1990');
  await expect.element(hint).toBeVisible();
  await expect
    .element(dialog.getByText('At least 8 characters are needed.'))
    .not.toBeInTheDocument();
  await dialog.getByLabelText('New password').fill('new');
  await expect.element(hint).not.toBeInTheDocument();
  await submit.click();
  await expect.element(dialog.getByText('The password is changed.')).toBeVisible();
  expect(change).toHaveBeenLastCalledWith({ password: 'old', newPassword: 'new' });
  expect(useSession.getState().user).toEqual({ username: 'marta', token: 'new token' });
});

it('deletes the account with the password only, and its drafts in this browser', async () => {
  await saveDraft('marta', '', { title: 'Owls' });
  const remove = vi
    .spyOn(accountApi, 'deleteAccount')
    .mockRejectedValueOnce(new ApiError(403, { code: 'WRONG_PASSWORD' }))
    .mockResolvedValueOnce(null);
  const onDeleted = await draw();
  await unfold('Delete account');
  await expect.element(dialog.getByText(/its 6 games are deleted at once/)).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Delete account' });
  await dialog.getByLabelText('Password', { exact: true }).last().fill('secret');
  await submit.click();
  await expect.element(dialog.getByText('The password is wrong.')).toBeVisible();
  expect(onDeleted).not.toHaveBeenCalled();
  expect(await draftsOf('marta')).toHaveLength(1);
  await submit.click();
  await expect.poll(() => onDeleted.mock.calls.length).toBe(1);
  expect(remove).toHaveBeenLastCalledWith('secret');
  expect(await draftsOf('marta')).toEqual([]);
});
