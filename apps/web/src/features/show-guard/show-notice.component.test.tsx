import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inShow, openWindows } from '../../testing/show-in-memory.tsx';
import { ShowNotice } from './show-notice.tsx';

const notice = page.getByRole('status');
const takeOver = page.getByRole('button', { name: 'Take over' });

it('says nothing to a host whose show is kept', async () => {
  const host = await openWindows().openHost();
  await render(<ShowNotice />, { wrapper: inShow(host) });
  await expect.element(notice).toHaveTextContent(/^$/);
});

it('tells a second window that it follows, and lets it take over', async () => {
  const windows = openWindows();
  await windows.openHost();
  const follower = await windows.openWindow();
  await render(<ShowNotice />, { wrapper: inShow(follower) });
  await expect.element(notice).toHaveTextContent('This show is running in another window');
  await takeOver.click();
  await windows.pass(1000);
  await expect.element(takeOver).not.toBeInTheDocument();
  expect(follower.getState().mode).toBe('host');
});

it('warns where nothing can be kept, until it is read', async () => {
  const host = await openWindows({ storage: false }).openHost();
  await render(<ShowNotice />, { wrapper: inShow(host) });
  await expect.element(notice).toHaveTextContent('This show is not saved');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(notice).toHaveTextContent(/^$/);
});
