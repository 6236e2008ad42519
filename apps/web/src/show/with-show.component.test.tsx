import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inShow, openWindows } from '../../test/show-in-memory.tsx';
import { grant, held, installWakeLocks, request, takeBack } from '../../test/wake-lock.ts';
import { ShowNotice, withShow } from './with-show.tsx';

const Screen = withShow(() => <button type="button">Play</button>);
const play = page.getByRole('button', { name: 'Play' });

installWakeLocks();

// A component has no sounds to fetch.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.mocked(console.warn).mockRestore();
});

async function draw() {
  const store = await openWindows().openHost();
  const drawn = await render(<Screen />, { wrapper: inShow(store) });
  await expect.element(play).toBeVisible();
  return drawn;
}

it('keeps the screen on until it is left', async () => {
  const { unmount } = await draw();
  await expect.poll(held).toBe(1);
  await play.click();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledOnce();
  expect(held()).toBe(1);
  await unmount();
  await expect.poll(held).toBe(0);
});

it('asks again once the page is back', async () => {
  await draw();
  await expect.poll(held).toBe(1);
  takeBack();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(held).toBe(1);
});

it('asks again with the first touch where a page may not ask by itself', async () => {
  request.mockRejectedValue(new DOMException('Permission was denied', 'NotAllowedError'));
  await draw();
  await expect.poll(() => request.mock.calls.length).toBeGreaterThan(0);
  request.mockImplementation(grant);
  await play.click();
  await expect.poll(held).toBe(1);
});

it('plays on a device that cannot be kept awake', async () => {
  Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
  await draw();
  await play.click();
  expect(request).not.toHaveBeenCalled();
});

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
