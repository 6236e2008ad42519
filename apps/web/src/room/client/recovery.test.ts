import { expect, it, vi } from 'vitest';
import type { LookUp } from './calls.ts';
import { createRoomLostDetector } from './recovery.ts';

function watchWith(answer: () => LookUp) {
  let nowMs = 0;
  let timers: { readonly due: number; readonly work: () => void }[] = [];
  const clock = {
    now: () => nowMs,
    after(ms: number, work: () => void) {
      const timer = { due: nowMs + ms, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  const gone = vi.fn();
  const look = vi.fn(async () => answer());
  const watch = createRoomLostDetector(clock, look, gone);
  async function pass(ms: number) {
    const end = nowMs + ms;
    for (;;) {
      const next = timers.toSorted((a, b) => a.due - b.due)[0];
      if (!next || next.due > end) break;
      nowMs = next.due;
      timers = timers.filter((other) => other !== next);
      next.work();
      await Promise.resolve();
      await Promise.resolve();
    }
    nowMs = end;
  }
  return { watch, gone, look, pass };
}

it('says that a room is gone once nobody has made it again', async () => {
  const { watch, gone, pass } = watchWith(() => 'none');
  watch.begin(true);
  await pass(20_000);
  expect(gone).not.toHaveBeenCalled();
  await pass(20_000);
  expect(gone).toHaveBeenCalledOnce();
});

it('waits for a server that does not answer, however long it takes', async () => {
  const { watch, gone, pass, look } = watchWith(() => 'unknown');
  watch.begin(true);
  await pass(300_000);
  expect(gone).not.toHaveBeenCalled();
  expect(look.mock.calls.length).toBeLessThan(40);
});

it('forgets what it saw when the link is back', async () => {
  const { watch, gone, pass } = watchWith(() => 'none');
  watch.begin(true);
  await pass(20_000);
  watch.end();
  await pass(60_000);
  expect(gone).not.toHaveBeenCalled();
});

it('says at once that there was never such a room', async () => {
  const { watch, gone, pass } = watchWith(() => 'none');
  watch.begin(false);
  await pass(0);
  expect(gone).toHaveBeenCalledOnce();
});
