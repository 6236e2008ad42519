import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiError } from '../../lib/api/send.ts';
import { AuthForm } from './auth-form.tsx';

const alert = vi.spyOn(window, 'alert');
const onSubmit = vi.fn<ComponentProps<typeof AuthForm>['onSubmit']>();

beforeEach(() => {
  alert.mockReset();
  onSubmit.mockReset().mockResolvedValue();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.mocked(console.warn).mockRestore();
});

const form = (passwordKind: 'current-password' | 'new-password' = 'current-password') =>
  render(
    <AuthForm
      title="Login"
      placeholders={{ username: 'Enter your username', password: 'Enter your password' }}
      passwordTip="At least eight characters"
      passwordKind={passwordKind}
      failure="Login failed"
      onSubmit={onSubmit}
    >
      No account yet?
    </AuthForm>,
  );

const username = page.getByRole('textbox', { name: 'Username' });
const password = page.getByLabelText('Password');
const button = page.getByRole('button', { name: 'Login' });
const spinner = page.getByRole('progressbar');

async function fillIn() {
  await username.fill('ann');
  await password.fill('correct horse');
}

it('sends the typed text, by Enter too', async () => {
  await form();
  await fillIn();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    username: 'ann',
    password: 'correct horse',
  });
});

it('sends nothing while a field is empty', async () => {
  await form();
  await username.fill('ann');
  await button.click();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is busy while it waits: a disabled button and a spinner of 40 pixels', async () => {
  let answer = () => {};
  onSubmit.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await form();
  await fillIn();
  await expect.element(spinner).not.toBeInTheDocument();
  await button.click();
  await expect.element(button).toBeDisabled();
  const { width, height } = spinner.element().getBoundingClientRect();
  expect([width, height]).toEqual([40, 40]);
  answer();
  await expect.element(button).toBeEnabled();
  await expect.element(spinner).not.toBeInTheDocument();
});

it('says that it failed and can be tried again', async () => {
  onSubmit.mockRejectedValueOnce(new Error('offline'));
  await form();
  await fillIn();
  await button.click();
  await expect.poll(() => alert.mock.calls).toEqual([['Login failed']]);
  await expect.element(button).toBeEnabled();
  await expect.element(username).toHaveValue('ann');
  await button.click();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('marks a refused field until it is edited', async () => {
  const error = page.getByRole('button', { name: 'Error' });
  onSubmit.mockRejectedValueOnce(new ApiError(409, {}));
  await form();
  await fillIn();
  await button.click();
  await expect.element(error).toHaveAccessibleDescription('This username is taken');
  await expect.element(username).toHaveAttribute('aria-invalid', 'true');
  await expect.element(password).toHaveAttribute('aria-invalid', 'false');
  await username.fill('anna');
  await expect.element(error).not.toBeInTheDocument();
  await expect.element(username).toHaveAttribute('aria-invalid', 'false');
});

it('shows what is typed only when asked to', async () => {
  await form();
  const eye = page.getByRole('button', { name: 'Show what is typed' });
  await expect.element(password).toHaveAttribute('type', 'password');
  await eye.click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(eye).toHaveAttribute('aria-pressed', 'true');
  await eye.click();
  await expect.element(password).toHaveAttribute('type', 'password');
});

it('explains the password', async () => {
  await form();
  await expect.element(password).toHaveAccessibleDescription('At least eight characters');
});

const HINT = 'Easily guessed: longer or less common is safer.';
const hint = page.getByText(HINT);

it('advises against a new password that is easily guessed, and sends it all the same', async () => {
  await form('new-password');
  // Read out politely, because it stood there empty.
  await expect.element(page.getByRole('status')).toHaveTextContent(/^$/);
  await username.fill('Rosalind');
  await password.fill('password1');
  await expect.element(hint).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent(HINT);
  await expect.element(password).toHaveAccessibleDescription(`At least eight characters ${HINT}`);
  await expect.element(password).toHaveAttribute('aria-invalid', 'false');
  await button.click();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    username: 'Rosalind',
    password: 'password1',
  });
});

it('advises against the username as a password, for as long as it is the same', async () => {
  await form('new-password');
  await password.fill('rosalind');
  await username.fill('Rosalind');
  await expect.element(hint).toBeVisible();
  await username.fill('Ada');
  await password.fill('seven odd turnips');
  await expect.element(hint).not.toBeInTheDocument();
});

it('has no advice on a password that is too short, or on one to log in with', async () => {
  const { unmount } = await form('new-password');
  await password.fill('passwor');
  await expect.element(page.getByRole('status')).toHaveTextContent(/^$/);
  await unmount();
  await form();
  await password.fill('password');
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});
