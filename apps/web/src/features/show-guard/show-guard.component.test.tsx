import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inShow, openWindows } from '../../testing/show-in-memory.tsx';
import { guarded } from './show-guard.tsx';

const Screen = guarded(() => <button type="button">Play</button>);
const play = page.getByRole('button', { name: 'Play' });

const wakeLock = Object.getOwnPropertyDescriptor(Navigator.prototype, 'wakeLock') ?? {};
const locks: { released: boolean }[] = [];
const request = vi.fn();

/** What a browser does: it grants, and takes it back itself when the page is hidden. */
async function grant() {
  const lock = {
    released: false,
    release: async () => {
      lock.released = true;
    },
  };
  locks.push(lock);
  return lock;
}
const held = () => locks.filter(({ released }) => !released).length;

beforeEach(() => {
  // A component has no sounds to fetch.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  locks.length = 0;
  request.mockReset().mockImplementation(grant);
  Object.defineProperty(Navigator.prototype, 'wakeLock', { ...wakeLock, get: () => ({ request }) });
});
afterEach(() => {
  vi.mocked(console.warn).mockRestore();
  Object.defineProperty(Navigator.prototype, 'wakeLock', wakeLock);
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
  expect(held()).toBe(1);
  await unmount();
  await expect.poll(held).toBe(0);
});

it('asks again once the page is back', async () => {
  await draw();
  await expect.poll(held).toBe(1);
  for (const lock of locks) lock.released = true;
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
