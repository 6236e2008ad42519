import { expect, it } from 'vitest';
import { deskShow, goOn, played, after as showAfter } from '../../test/desk.ts';
import * as host from '../../test/host.ts';
import { shownText } from '../../test/shows.ts';
import type { Action } from '../action.ts';
import { describeStep, log } from './log.ts';
import { newRun, perform, type Run } from './run.ts';
import { trailOf } from './trail.ts';
import { canRedo, canUndo, redo, undo } from './undo.ts';

/** The letters of a toss-up open by themselves. */
const toss = host.start(5, 0, 3, 1, 4, 2);
const ready = deskShow({ preset: 'simple', kind: 'tossUp' });
const tossUp = (...actions: readonly Action[]) => played(ready, ...actions);
const board = ({ show }: Run) => shownText(show);

it('[R14] is in the history, and in no line of the log', () => {
  const run = tossUp(toss, host.open, host.open);
  expect(run.steps).toEqual([toss, host.open, host.open]);
  expect(log(trailOf(run))).toEqual([{ type: 'startTossUp' }]);
});

it('[R14] [B7] is undone with its step: a buzz and a verdict give back the letters open before them', () => {
  const run = tossUp(
    toss,
    host.open,
    host.open,
    host.buzz(0),
    host.wrong,
    host.open,
    host.buzz(1),
    host.right,
  );
  expect(board(run)).toBe('RED DOG');
  const buzzed = undo(run);
  expect(board(buzzed)).toBe('R.. D.G');
  expect(buzzed.show.desk?.special).toMatchObject({ buzzed: 1, lockedOut: [0] });
  const unbuzzed = undo(buzzed);
  expect(board(unbuzzed)).toBe('R.. D.G');
  expect(unbuzzed.show.desk?.special).toMatchObject({ buzzed: null, opened: 3, lockedOut: [0] });
  const refused = undo(unbuzzed);
  expect(board(refused)).toBe('R.. ..G');
  expect(refused.show.desk?.special).toMatchObject({ buzzed: 0, lockedOut: [] });
  expect(board(undo(refused))).toBe('R.. ..G');
  expect(undo(undo(refused)).show).toEqual(ready);
  expect(redo(redo(redo(redo(undo(undo(refused)))))).show).toEqual(buzzed.show);
});

it('[R14] that followed any step of a toss-up is undone and redone with it', () => {
  const run = tossUp(toss, host.open, host.showWheel(false), host.open, host.open);
  expect(board(undo(run))).toBe('... ..G');
  expect(redo(undo(run))).toEqual(run);
});

it('[R14] ends redo', () => {
  const run = goOn(undo(tossUp(toss, host.open, host.buzz(0))), host.open);
  expect(canRedo(run)).toBe(false);
  expect(board(run)).toBe('R.. ..G');
});

it('[R14] happens to the start where the step is older than the history', () => {
  const older = newRun(showAfter(ready, toss, host.open));
  const run = goOn(older, host.open, host.buzz(0));
  expect(shownText(run.start)).toBe('R.. ..G');
  expect(undo(run)).toMatchObject({ steps: [], show: run.start });
  expect(canUndo(undo(run))).toBe(false);
  expect(goOn(undo(run), host.open)).toMatchObject({ steps: [], undone: [] });
});

it('[R14] [R5] waits while the wheel spins, and comes after the end and the dialog of the spin', () => {
  const trial: Action = { type: 'startSpin', extraDegrees: 1800, atMs: 1, trial: true };
  expect(perform(tossUp(toss, trial), host.open).objection).toBe('SPINNING');
  const run = tossUp(toss, trial, host.end, host.open, host.close);
  expect(run.steps).toEqual([toss, trial, host.end, host.close, host.open]);
  expect(redo(undo(run))).toEqual(run);
});

it('[R14] [R8] [R9] is not what the log, undo and redo tell of a step', () => {
  const run = tossUp(toss, host.open, host.free('D'), host.open);
  const told = { type: 'guessLetter', letter: 'D', count: 2, isSolved: false, free: true };
  expect(log(trailOf(run)).at(-1)).toEqual(told);
  expect(describeStep(trailOf(run), 'undo')).toEqual(told);
  expect(describeStep(trailOf(undo(run)), 'redo')).toEqual(told);
});
