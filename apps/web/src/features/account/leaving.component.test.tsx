import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { api } from '../../lib/api/api.ts';
import { draftsOf, removeDrafts, saveDraft } from '../../lib/storage/drafts.ts';
import { useSession } from '../../stores/session-store.ts';
import { Leaving } from './leaving.tsx';

const before = useSession.getState().user;
beforeEach(async () => {
  await removeDrafts('anna');
  useSession.setState({ user: { username: 'anna', token: 'a token' } });
  vi.spyOn(api, 'logout').mockReturnValue();
});
afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  useSession.setState({ user: before });
});

/** As the header has it: the button goes with the user. */
function Header() {
  const user = useSession((session) => session.user);
  const [isLeaving, setLeaving] = useState(false);
  if (!user) return <a href="/login">Login / Join</a>;
  return (
    <>
      <button type="button" onClick={() => setLeaving(true)}>
        Logout
      </button>
      {isLeaving && <Leaving username={user.username} onStay={() => setLeaving(false)} />}
    </>
  );
}

const logout = page.getByRole('button', { name: 'Logout' });
const loggedOut = page.getByRole('link', { name: 'Login / Join' });
const dialog = page.getByRole('dialog', { name: 'Keep your draft on this computer?' });
const press = (name: string) => dialog.getByRole('button', { name }).click();

async function logOutWithDrafts() {
  await saveDraft('anna', '', { title: 'Owls', entries: [{}] });
  await saveDraft('anna', 'quiz-1', { draft: { title: '', entries: [{}] }, base: {} });
  await render(<Header />);
  await logout.click();
  await expect.element(dialog).toBeVisible();
}

it('logs out at once where there is no draft', async () => {
  await render(<Header />);
  await logout.click();
  await expect.element(loggedOut).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.logout).toHaveBeenCalledExactlyOnceWith('a token');
});

it('names the drafts that are not saved, with the focus on what loses nothing', async () => {
  await logOutWithDrafts();
  await expect.element(dialog.getByRole('listitem').first()).toHaveTextContent('Owlsnew game');
  await expect
    .element(dialog.getByRole('listitem').last())
    .toHaveTextContent('Without a titlechanges');
  await expect.element(dialog.getByRole('button', { name: 'Keep' })).toHaveFocus();
  const { violations } = await axe.run(dialog.element());
  expect(violations).toEqual([]);
});

it('keeps the drafts for the user', async () => {
  await logOutWithDrafts();
  await userEvent.keyboard('{Enter}');
  await expect.element(loggedOut).toBeVisible();
  expect(await draftsOf('anna')).toHaveLength(2);
});

it('removes the drafts', async () => {
  await logOutWithDrafts();
  await press('Remove');
  await expect.element(loggedOut).toBeVisible();
  expect(await draftsOf('anna')).toEqual([]);
});

it.each([
  ['Cancel', () => press('Cancel')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('changes nothing on %s, and gives the focus back', async (_name, cancel) => {
  await logOutWithDrafts();
  await cancel();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(logout).toHaveFocus();
  expect(useSession.getState().user?.username).toBe('anna');
  expect(api.logout).not.toHaveBeenCalled();
  expect(await draftsOf('anna')).toHaveLength(2);
});

it('tells how many drafts more there are than it names', async () => {
  for (const at of [1, 2, 3, 4])
    await saveDraft('anna', `quiz-${at}`, { draft: { title: `${at}` } });
  await logOutWithDrafts();
  await expect.element(dialog.getByRole('listitem').last()).toHaveTextContent('and 1 more');
});
