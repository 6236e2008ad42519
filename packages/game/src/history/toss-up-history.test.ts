import { expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { PRESETS } from '../desk/presets.ts';
import { play } from '../play.ts';
import { shownText, showWith } from '../testing.ts';
import { describeStep, log } from './log.ts';
import { newRun, perform, type Run } from './run.ts';
import { trailOf } from './trail.ts';
import { canRedo, redo, undo } from './undo.ts';

const start = play(
  { ...showWith(), houseRules: PRESETS.simple, kinds: ['tossUp'] },
  { type: 'startGame', withWheel: true },
).show;
const after = (run: Run, ...actions: readonly Action[]): Run =>
  actions.reduce((before, action) => perform(before, action).run, run);
const played = (...actions: readonly Action[]): Run => after(newRun(start), ...actions);
const board = ({ show }: Run) => shownText(show);

const toss: Action = { type: 'startTossUp', order: [5, 0, 3, 1, 4, 2] };
const letter: Action = { type: 'openTossUpLetter' };
const buzz = (team: number): Action => ({ type: 'buzz', team });
const wrong: Action = { type: 'refuseAnswer' };
const right: Action = { type: 'acceptAnswer' };

it('[R14] undoing a buzz or a verdict gives back the letters open at that moment', () => {
  const run = played(toss, letter, letter, buzz(0), wrong, letter, buzz(1), right);
  expect(board(run)).toBe('RED DOG');
  const buzzed = undo(run);
  expect(board(buzzed)).toBe('R.. D.G');
  expect(buzzed.show.desk?.special).toMatchObject({ buzzed: 1, lockedOut: [0] });
  const free = undo(buzzed);
  expect(board(free)).toBe('R.. D.G');
  expect(free.show.desk?.special).toMatchObject({ buzzed: null, lockedOut: [0] });
  const refused = undo(free);
  expect(board(refused)).toBe('R.. ..G');
  expect(refused.show.desk?.special).toMatchObject({ buzzed: 0, lockedOut: [] });
  expect(board(undo(refused))).toBe('R.. ..G');
  expect(undo(undo(refused)).show).toEqual(start);
});

it('[R14] undoing anything in a toss-up takes the letters opened since along, and redo brings them back', () => {
  const hide: Action = { type: 'setWheelVisible', visible: false };
  const run = played(toss, letter, hide, letter, letter);
  expect(board(undo(run))).toBe('... ..G');
  expect(redo(undo(run))).toEqual(run);
});

it('[R14] a new letter ends redo, and no letter is a line of the log', () => {
  const run = after(undo(played(toss, letter, buzz(0))), letter);
  expect(canRedo(run)).toBe(false);
  expect(log(trailOf(run)).map(({ type }) => type)).toEqual(['startTossUp']);
});

it('[R14] [R8] the log tells a step without the letters that opened since', () => {
  const free: Action = { type: 'guessLetter', letter: 'D', free: true };
  const run = played(toss, letter, free, letter);
  const told = { type: 'guessLetter', letter: 'D', count: 2 };
  expect(log(trailOf(run)).at(-1)).toMatchObject(told);
  expect(describeStep(trailOf(undo(run)), 'redo')).toMatchObject(told);
});

it('[R14] letters wait while the wheel spins', () => {
  const spin: Action = { type: 'startSpin', extraDegrees: 1872, atMs: 1, trial: true };
  expect(perform(played(toss, spin), letter).objection).toBe('SPINNING');
});

it('[R14] a letter that opens after the history was dropped goes into the start', () => {
  const dropped = newRun(played(toss, letter).show);
  const run = after(dropped, letter, buzz(0));
  expect(shownText(run.start)).toBe('R.. ..G');
  expect(undo(run).show).toEqual(run.start);
  expect(undo(run).steps).toEqual([]);
});
