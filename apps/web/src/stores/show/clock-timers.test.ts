import type { Clocks } from '@wheel/game';
import { expect, it, vi } from 'vitest';
import { openBrowser } from '../hosting/testing.ts';
import { createClockTimers } from './clock-timers.ts';

function timersAtRest() {
  const browser = openBrowser();
  const timeUp = vi.fn();
  const timers = createClockTimers(browser.portsOf('one').clock, timeUp);
  const running = (leftMs: number, sinceMs = browser.wall()) => ({
    lengthMs: 20_000,
    leftMs,
    runningSinceMs: sinceMs,
  });
  return { ...browser, timers, timeUp, running };
}

const only = (turn: Clocks['turn']): Clocks => ({ turn, puzzle: null });

it('tells when each clock has run out, once', async () => {
  const { timers, timeUp, running, pass } = timersAtRest();
  timers.meet({ turn: running(3000), puzzle: running(5000) });
  await pass(2999);
  expect(timeUp).not.toHaveBeenCalled();
  await pass(1);
  expect(timeUp.mock.calls).toEqual([['turn']]);
  await pass(60_000);
  expect(timeUp.mock.calls).toEqual([['turn'], ['puzzle']]);
});

it('is not put off by meeting the same clock again', async () => {
  const { timers, timeUp, running, pass } = timersAtRest();
  const clocks = only(running(3000));
  timers.meet(clocks);
  await pass(2000);
  timers.meet({ ...clocks });
  await pass(1000);
  expect(timeUp).toHaveBeenCalledOnce();
});

it('forgets a clock that is held, lengthened or gone', async () => {
  const { timers, timeUp, running, pass } = timersAtRest();
  timers.meet(only(running(3000)));
  timers.meet(only({ ...running(3000), runningSinceMs: null }));
  await pass(5000);
  timers.meet(only(running(3000)));
  timers.meet(only(running(9000)));
  await pass(5000);
  expect(timeUp).not.toHaveBeenCalled();
  timers.stop();
  await pass(60_000);
  expect(timeUp).not.toHaveBeenCalled();
});

it('tells at once of a clock that ran out while nobody looked', async () => {
  const { timers, timeUp, running, pass, wall } = timersAtRest();
  timers.meet(only(running(3000, wall() - 60_000)));
  await pass(0);
  expect(timeUp).toHaveBeenCalledOnce();
});
