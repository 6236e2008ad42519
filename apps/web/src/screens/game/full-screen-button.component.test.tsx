import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FullScreenButton } from './full-screen-button.tsx';

const button = page.getByRole('button');

afterEach(() => {
  vi.restoreAllMocks();
});

it('is there on a device that has full screen', async () => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true);
  await render(<FullScreenButton />);
  await expect.element(button).toHaveAccessibleName('Full screen');
});

it('is not there on a device that has none, such as a telephone', async () => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
  await render(<FullScreenButton />);
  await expect.element(button).not.toBeInTheDocument();
});

it('stays as it is when the browser refuses', async () => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(document.documentElement, 'requestFullscreen').mockRejectedValue(new TypeError('no'));
  await render(<FullScreenButton />);
  await button.click();
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  await expect.element(button).toHaveAccessibleName('Full screen');
});
