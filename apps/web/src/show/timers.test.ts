import type { Clocks } from '@wheel/game';
import { describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../test/windows-in-memory.ts';
import { createClockReading, createClockTimers, createSpinClock } from './timers.ts';

describe('the timer of a spin', () => {
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

  it('goes by its own clock once a spin is met, although the wall clock changes later', async () => {
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
});

describe('the reading of a clock', () => {
  const clock = { lengthMs: 20_000, leftMs: 12_000, isRunning: true };

  it('tells what is left of a running clock between the changes of the show', () => {
    let nowMs = 500;
    const reading = createClockReading({ now: () => nowMs });
    expect(reading.leftMs('turn')).toBe(0);
    reading.meet({ turn: clock, puzzle: { ...clock, isRunning: false } });
    nowMs += 5000;
    expect([reading.leftMs('turn'), reading.leftMs('puzzle')]).toEqual([7000, 12_000]);
    nowMs += 50_000;
    expect(reading.leftMs('turn')).toBe(0);
    reading.meet({ turn: { ...clock, leftMs: 3000 }, puzzle: null });
    expect([reading.leftMs('turn'), reading.leftMs('puzzle')]).toEqual([3000, 0]);
  });
});

describe('the timers of the clocks', () => {
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

  it('tells at once of a clock that ran out while the page was away', async () => {
    const { timers, timeUp, running, pass, wall } = timersAtRest();
    timers.meet(only(running(3000, wall() - 60_000)));
    await pass(0);
    expect(timeUp).toHaveBeenCalledOnce();
  });
});
