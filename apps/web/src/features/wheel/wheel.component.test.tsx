import { SPIN_DURATION_MS } from '@wheel/game';
import { showWith } from '@wheel/game/testing';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Wheel } from './wheel.tsx';

const { wheelSegments } = showWith();
const onSpin = vi.fn();
const wheel = (rotation: number, extraDegrees: number | null, elapsedMs = () => 0) => (
  <Wheel
    segments={wheelSegments}
    rotation={rotation}
    extraDegrees={extraDegrees}
    elapsedMs={elapsedMs}
    onSpin={onSpin}
  />
);
const disc = page.getByRole('img', { name: /^Wheel with/ });
/** Where the disc stands, in degrees clockwise. */
function turnOf(): number {
  const { a, b } = new DOMMatrix(getComputedStyle(disc.element()).transform);
  return (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360;
}

it('says its segments in their order', async () => {
  await render(wheel(0, null));
  await expect.element(disc).toHaveAccessibleName('Wheel with 5 segments: 100, 200, 300, 400, 500');
  expect(page.getByTestId('wheel-segment').elements()).toHaveLength(5);
  await expect.element(page.getByTestId('wheel-pointer')).toBeInTheDocument();
});

it('spins by its hub', async () => {
  await render(wheel(0, null));
  await page.getByRole('button', { name: 'SPIN' }).click();
  expect(onSpin).toHaveBeenCalledOnce();
});

it('stands where the last spin left it', async () => {
  await render(wheel(450, null));
  expect(turnOf()).toBe(90);
  await expect.element(page.getByTestId('wheel')).toHaveAttribute('data-spinning', 'false');
});

it('joins a spin where it is, and ends where it was going', async () => {
  const atEnd = () => SPIN_DURATION_MS;
  const { rerender } = await render(wheel(0, 1890));
  await expect.element(page.getByTestId('wheel')).toHaveAttribute('data-spinning', 'true');
  expect(disc.element().getAnimations()).toHaveLength(1);
  await rerender(wheel(0, 1890, atEnd));
  expect(turnOf()).toBe(90);
});
