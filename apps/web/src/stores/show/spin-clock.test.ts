import { expect, it, vi } from 'vitest';
import { openBrowser } from '../hosting/testing.ts';
import { createSpinClock } from './spin-clock.ts';

const spin = (elapsedMs = 0) => ({ extraDegrees: 1900, elapsedMs });

function clockAtRest() {
  const browser = openBrowser();
  return { clock: createSpinClock(browser.portsOf('one').clock), pass: browser.pass };
}

it('ends a spin 6 s after it started in this window', async () => {
  const end = vi.fn();
  const { clock, pass } = clockAtRest();
  clock.meet(spin());
  clock.atEnd(end);
  await pass(5999);
  expect(end).not.toHaveBeenCalled();
  await pass(1);
  expect(end).toHaveBeenCalledOnce();
});

it('ends a revived spin after the rest of its time', async () => {
  const end = vi.fn();
  const { clock, pass } = clockAtRest();
  clock.meet(spin(4000));
  expect(clock.elapsedMs()).toBe(4000);
  clock.atEnd(end);
  await pass(1999);
  expect(end).not.toHaveBeenCalled();
  await pass(1);
  expect(end).toHaveBeenCalledOnce();
});

it('goes by its own clock once a spin is met, whatever the wall clock says of it later', async () => {
  const { clock, pass } = clockAtRest();
  clock.meet(spin());
  await pass(3000);
  clock.meet(spin(6000));
  expect(clock.elapsedMs()).toBe(3000);
});

it('forgets a spin that was cancelled', async () => {
  const end = vi.fn();
  const { clock, pass } = clockAtRest();
  clock.meet(spin());
  clock.atEnd(end);
  clock.meet(null);
  await pass(10_000);
  expect(end).not.toHaveBeenCalled();
  expect(clock.elapsedMs()).toBe(0);
});
