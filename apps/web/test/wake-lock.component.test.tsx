import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { AudienceScreen } from '../src/screens/audience/audience-screen.tsx';
import { RemoteScreen } from '../src/screens/remote/remote-screen.tsx';
import { drawPhone } from './room/guest-in-memory.tsx';
import { held, installWakeLocks, request } from './wake-lock.ts';

installWakeLocks();

it.each([
  ['phone', '/j/KXMRTD', drawPhone],
  ['remote', '/remote', () => render(<RemoteScreen />)],
  ['wall', '/screen/KXMRTD', () => render(<AudienceScreen />)],
] as const)('keeps the screen of a %s on, and lets go of it', async (_what, path, draw) => {
  const before = location.pathname + location.search;
  history.replaceState(history.state, '', path);
  const { unmount } = await draw();
  await expect.poll(held).toBe(1);
  expect(request).toHaveBeenCalledWith('screen');
  await unmount();
  await expect.poll(held).toBe(0);
  history.replaceState(history.state, '', before);
});
