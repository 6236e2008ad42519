import { expect, it } from 'vitest';
import { readSpin, spinMark } from './trace.ts';

const ms = 1000;
const start = 5_000 * ms;
const main = { pid: 7, tid: 1 };
const mark = { ...main, name: spinMark, ph: 'I', ts: start };
const during = (name: string, fromMs: number, lengthMs: number, thread = main) => ({
  ...thread,
  name,
  ph: 'X',
  ts: start + fromMs * ms,
  dur: lengthMs * ms,
});
const frame = (atMs: number) => ({
  ...main,
  tid: 2,
  name: 'DrawFrame',
  ph: 'I',
  ts: start + atMs * ms,
});

const read = (...events: readonly object[]) =>
  readSpin(Buffer.from(JSON.stringify({ traceEvents: [mark, ...events] })));

it('finds the long tasks of the main thread, nested ones once', () => {
  const { longTasks, longestTaskMs } = read(
    during('RunTask', 0, 60),
    during('RunTask', 10, 5),
    during('RunTask', 100, 4),
  );
  expect(longestTaskMs).toBe(60);
  expect(longTasks).toBe(1);
});

it('leaves out other threads and what is over before the spin or begins after it', () => {
  const { longestTaskMs } = read(
    during('RunTask', -50, 20),
    during('RunTask', 6001, 20),
    during('RunTask', 100, 30, { pid: 7, tid: 9 }),
  );
  expect(longestTaskMs).toBe(0);
});

it('cuts a task that outlasts the spin', () => {
  expect(read(during('RunTask', 5990, 500)).longestTaskMs).toBe(10);
});

it('calls a frame long that comes more than 50 ms after the one before', () => {
  const { drawnFrames, longFrames } = read(frame(0), frame(16), frame(80), frame(96));
  expect(drawnFrames).toBe(4);
  expect(longFrames).toBe(1);
});

it('refuses a trace without a spin', () => {
  expect(() => readSpin(Buffer.from('{"traceEvents":[]}'))).toThrow('no spin');
});
