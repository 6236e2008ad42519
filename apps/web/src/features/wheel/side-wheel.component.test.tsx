import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SideWheel } from './side-wheel.tsx';

const onToggle = vi.fn();
const onRandomize = vi.fn();

const side = (props: Partial<ComponentProps<typeof SideWheel>> = {}) => (
  <SideWheel
    isShown
    onToggle={onToggle}
    onRandomize={onRandomize}
    isSpinning={false}
    lastValue={null}
    wheel={<p>The wheel</p>}
    {...props}
  />
);

const region = page.getByRole('region', { name: 'Wheel' });
const wheel = page.getByText('The wheel');
const placeholder = page.getByTestId('wheel-placeholder');

it('shows the wheel and offers to hide and to shuffle it', async () => {
  await render(side());
  await expect.element(wheel).toBeVisible();
  await expect.element(placeholder).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Hide Wheel' }).click();
  expect(onToggle).toHaveBeenLastCalledWith(false);
  await page.getByRole('button', { name: 'Randomize' }).click();
  expect(onRandomize).toHaveBeenCalledOnce();
});

it('leaves a blank where the wheel was, and only the way back', async () => {
  await render(side({ isShown: false, lastValue: { type: 'points', value: 300 } }));
  await expect.element(placeholder).toBeInTheDocument();
  await expect.element(wheel).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Randomize' })).not.toBeInTheDocument();
  await expect.element(region).not.toHaveTextContent('Last spin');
  await page.getByRole('button', { name: 'Show Wheel' }).click();
  expect(onToggle).toHaveBeenLastCalledWith(true);
});

it('says what the last spin gave, and that one is under way', async () => {
  const { rerender } = await render(side());
  await expect.element(region).not.toHaveTextContent(/spin/i);
  await rerender(side({ lastValue: { type: 'points', value: 300 } }));
  await expect.element(region).toHaveTextContent('Last spin 300');
  await rerender(side({ lastValue: { type: 'points', value: 300 }, isSpinning: true }));
  await expect.element(region).toHaveTextContent('Spinning');
  await expect.element(region).not.toHaveTextContent('300');
});
