import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inShow, openWindows } from '../../../test/show-in-memory.tsx';
import { SideWheel } from './side-wheel.tsx';

async function draw() {
  const store = await openWindows().openHost();
  await render(<SideWheel />, { wrapper: inShow(store) });
  return store.getState();
}

const region = page.getByRole('region', { name: 'Wheel' });
const wheel = page.getByTestId('wheel');
const placeholder = page.getByTestId('wheel-placeholder');
const button = (name: string) => page.getByRole('button', { name });
const segments = () => page.getByRole('img').element().getAttribute('aria-label');

it('shows the wheel, shuffles it, and leaves a blank once it is hidden', async () => {
  const { dispatch } = await draw();
  await expect.element(wheel).toBeVisible();
  await expect.element(placeholder).not.toBeInTheDocument();
  const before = segments();
  // A fair shuffle of five gives the same order once in 120 times.
  await vi.waitFor(async () => {
    await button('Randomize').click();
    expect(segments()).not.toBe(before);
  });
  dispatch({ type: 'startSpin', extraDegrees: 1800, atMs: 0 });
  dispatch({ type: 'endSpin' });
  await button('Hide Wheel').click();
  await expect.element(placeholder).toBeInTheDocument();
  await expect.element(wheel).not.toBeInTheDocument();
  await expect.element(button('Randomize')).not.toBeInTheDocument();
  await expect.element(region).not.toHaveTextContent('Last spin');
  await button('Show Wheel').click();
  await expect.element(wheel).toBeVisible();
});

it('says what the last spin gave, and that one is under way', async () => {
  const { dispatch } = await draw();
  dispatch({ type: 'fillWheel', segments: Array(4).fill({ type: 'points', value: 300 }) });
  await expect.element(region).not.toHaveTextContent(/Last spin|Spinning/);
  dispatch({ type: 'startSpin', extraDegrees: 1800, atMs: 0 });
  await expect.element(region.getByText('Spinning')).toBeVisible();
  dispatch({ type: 'endSpin' });
  await expect.element(region).toHaveTextContent('Last spin 300');
});
