import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CLOCK_ACTIONS } from '../../test/actions.ts';
import { goOn } from '../../test/desk.ts';
import * as host from '../../test/host.ts';
import { showWith } from '../../test/shows.ts';
import type { Action } from '../action.ts';
import { PRESETS } from '../desk/presets.ts';
import { log } from './log.ts';
import { reviveRun } from './revive-run.ts';
import { newRun, perform } from './run.ts';
import { trailOf } from './trail.ts';
import { redo, undo } from './undo.ts';

const NOON = 1_700_000_000_000;
const clock = { lengthMs: 20_000, leftMs: 20_000, runningSinceMs: null };
const start = newRun(
  showWith({ houseRules: { ...PRESETS.manual, turnSeconds: 20, puzzleSeconds: 20 } }),
);
const startTurn = (atMs = NOON): Action => ({ type: 'startClock', which: 'turn', atMs });

it('[K1] what moves a clock is no step and in no log', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...CLOCK_ACTIONS), { maxLength: 10 }), (actions) => {
      const before = undo(goOn(start, host.call('D'), host.vowels(true)));
      const run = goOn(before, ...actions);
      expect({ ...run, clocks: before.clocks }).toEqual(before);
      expect(log(trailOf(run))).toEqual(log(trailOf(before)));
      expect(redo(run).show).toEqual(redo(before).show);
    }),
  );
});

it('[K5] the host starts, holds, resets and lengthens each clock', () => {
  const held = goOn(start, startTurn(), { type: 'holdClock', which: 'turn', atMs: NOON + 4000 });
  expect(held.clocks).toEqual({ turn: { ...clock, leftMs: 16_000 }, puzzle: clock });
  const more = goOn(held, { type: 'addTime', which: 'turn', ms: 10_000 });
  expect(more.clocks.turn?.leftMs).toBe(26_000);
  expect(goOn(more, { type: 'resetClock', which: 'turn' }).clocks.turn).toEqual(clock);
});

it('[K6] a clock that runs out says so once', () => {
  const end: Action = { type: 'endClock', which: 'turn' };
  const over = perform(goOn(start, startTurn()), end);
  expect(over.events).toEqual([{ type: 'timeUp', which: 'turn' }]);
  expect(over.run.clocks.turn).toEqual({ ...clock, leftMs: 0 });
  expect(perform(over.run, end)).toEqual({ run: over.run, events: [], objection: 'NO_CHANGE' });
  expect(perform(start, end).events).toEqual([]);
});

it.each<Action>([
  startTurn(Number.NaN),
  { type: 'holdClock', which: 'turn', atMs: Number.POSITIVE_INFINITY },
  { type: 'addTime', which: 'turn', ms: -1 },
  { type: 'addTime', which: 'turn', ms: Number.NaN },
])('[K2] refuses a time that is none: %j', (action) => {
  const running = goOn(start, startTurn());
  expect(perform(running, action)).toEqual({ run: running, events: [], objection: 'BAD_TIME' });
});

it('[K1] a run begins with the clocks its rules ask for, full and standing', () => {
  expect(start.clocks).toEqual({ turn: clock, puzzle: clock });
  expect(newRun(showWith()).clocks).toEqual({ turn: null, puzzle: null });
});

it('[K1] a clock that is off cannot be moved', () => {
  const run = newRun(showWith());
  for (const action of CLOCK_ACTIONS) expect(perform(run, action).run).toBe(run);
});

it('[K8] a stored clock runs on, and the history may be dropped without it', () => {
  const run = goOn(start, startTurn(), host.call('D'));
  const stored = JSON.parse(JSON.stringify(run));
  expect(reviveRun(stored)).toEqual(run);
  expect(reviveRun({ ...stored, steps: 'none' })).toEqual({
    ...newRun(run.show),
    clocks: run.clocks,
  });
});

it.each([
  undefined,
  { turn: { ...clock, lengthMs: 9000 } },
  7,
  { turn: 7 },
  { turn: { ...clock, leftMs: -1 } },
  { turn: { ...clock, runningSinceMs: 'noon' } },
])('[K8] takes no clock from %j', (clocks) => {
  const stored = { ...JSON.parse(JSON.stringify(start)), clocks };
  expect(reviveRun(stored)).toEqual(newRun(start.show));
});
