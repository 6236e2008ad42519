import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WinnerName } from './winner-name.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const heading = page.getByRole('heading', { level: 1 });
/** The lettering, which stands beside the text for listeners. */
const tiles = () => heading.element().lastElementChild?.textContent;

it('names the winner at once to listeners, and to the eye a moment later', async () => {
  await render(<WinnerName name="Red Pandas" />, { wrapper: StrictMode });
  await expect.element(heading).toHaveAccessibleName('Red Pandas');
  expect(tiles()).toBe('');
  vi.advanceTimersByTime(700);
  await expect.poll(tiles).toBe('REDPANDAS');
});

it('keeps its heading when nobody has won', async () => {
  await render(<WinnerName name="" />);
  await expect.element(heading).toHaveAccessibleName('Award ceremony');
  vi.advanceTimersByTime(700);
  expect(tiles()).toBe('');
});
