import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AudienceScreen } from '../screens/audience/audience-screen.tsx';
import { RemoteScreen } from '../screens/remote/remote-screen.tsx';
import { drawPhone } from './guest-in-memory.tsx';

const lock = { released: false, release: vi.fn(async () => {}) };
const request = vi.fn(async (_type: string) => lock);
let real: PropertyDescriptor | undefined;

beforeEach(() => {
  real = Object.getOwnPropertyDescriptor(Navigator.prototype, 'wakeLock');
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  lock.released = false;
  request.mockClear();
  lock.release.mockClear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  expect(Object.getOwnPropertyDescriptor(Navigator.prototype, 'wakeLock')).toEqual(real);
});

const granted = () => expect.poll(() => request.mock.calls).toContainEqual(['screen']);

it('keeps the screen of a phone on, and asks again when the page is shown again', async () => {
  await drawPhone();
  await granted();
  request.mockClear();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).not.toHaveBeenCalled();
  // A hidden page loses what it was granted.
  lock.released = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await granted();
});

it('keeps the screen of a remote on, and lets go of it', async () => {
  const { unmount } = await render(<RemoteScreen />);
  await granted();
  await unmount();
  await expect.poll(() => lock.release.mock.calls.length).toBeGreaterThan(0);
});

it('keeps the wall on once it shows a room', async () => {
  const path = location.pathname + location.search;
  history.replaceState(history.state, '', '/screen/KXMRTD');
  const { unmount } = await render(<AudienceScreen />);
  await granted();
  await unmount();
  history.replaceState(history.state, '', path);
});
