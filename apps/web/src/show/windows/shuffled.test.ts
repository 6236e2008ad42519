import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openBrowser, type Window } from '../../../test/windows-in-memory.ts';

type Command = {
  readonly type: 'open' | 'enter' | 'leave' | 'publish' | 'takeOver' | 'restore' | 'close' | 'move';
  readonly window: number;
  readonly choice: number;
};

const MOST_WINDOWS = 4;
const WEIGHTS = {
  open: 2,
  enter: 1,
  leave: 1,
  publish: 6,
  takeOver: 3,
  restore: 1,
  close: 1,
  move: 24,
};

const command: fc.Arbitrary<Command> = fc.record({
  type: fc.constantFrom(
    ...Object.entries(WEIGHTS).flatMap(([type, weight]) =>
      Array.from({ length: weight }, () => type as Command['type']),
    ),
  ),
  window: fc.nat({ max: 99 }),
  choice: fc.nat({ max: 999 }),
});

/** Windows come, go and change the show, while everything between them arrives late and shuffled. */
async function playOut(having: { locks: boolean; storage: boolean }, commands: readonly Command[]) {
  const browser = openBrowser(having);
  let windows: Window[] = [];
  const acknowledged: Window['seen'][] = [];
  let changes = 0;

  function open() {
    if (windows.length >= MOST_WINDOWS) return;
    const opened = browser.openWindow();
    opened.enter();
    windows.push(opened);
    acknowledged.push(opened.seen);
  }

  open();
  for (const { type, window: at, choice } of commands) {
    const chosen = windows[at % windows.length];
    if (type === 'open') open();
    else if (type === 'move') await browser.moveOne(choice);
    else if (type === 'publish') {
      changes += 1;
      if (chosen?.seen.mode === 'host') chosen.publish(`${chosen.seen.value},${changes}`);
    } else if (type === 'close') {
      if (windows.length > 1) {
        chosen?.close();
        windows = windows.filter((other) => other !== chosen);
      }
    } else chosen?.[type]();
  }
  for (const each of windows) each.enter();
  await browser.pass(60_000);
  return { browser, windows, acknowledged: acknowledged.flatMap((seen) => seen.acknowledged) };
}

const changesIn = (run: string) => run.toLowerCase().split(',').slice(1);

it.each([
  { locks: true, storage: true },
  { locks: true, storage: false },
])('ends with one host, whom all others mirror, and nothing lost: %o', async (having) => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 160 }), async (commands) => {
      const { browser, windows, acknowledged } = await playOut(having, commands);
      const modes = windows.map(({ seen }) => seen.mode);
      expect(modes.filter((mode) => mode === 'host')).toHaveLength(1);
      const host = windows.find(({ seen }) => seen.mode === 'host');
      for (const { seen } of windows) {
        expect(seen.isSettled).toBe(true);
        if (seen !== host?.seen) expect(seen.value).toBe(host?.seen.value.toUpperCase());
      }
      const kept = changesIn(host?.seen.value ?? '');
      for (const run of acknowledged) expect(kept).toEqual(expect.arrayContaining(changesIn(run)));
      if (!having.storage) return;
      host?.publish(`${host.seen.value},last`);
      await browser.pass(10_000);
      const now = windows.find(({ seen }) => seen.mode === 'host');
      if (now === host) expect(browser.stored()).toMatchObject({ value: host?.seen.value });
    }),
    { numRuns: 150 },
  );
});

it('keeps writes of one line only: each accepted run continues the one accepted before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 160 }), async (commands) => {
      const { acknowledged } = await playOut({ locks: false, storage: true }, commands);
      const longest = acknowledged.map(changesIn).sort((a, b) => b.length - a.length)[0] ?? [];
      for (const run of acknowledged.map(changesIn))
        expect(longest.slice(0, run.length)).toEqual(run);
    }),
    { numRuns: 150 },
  );
});
