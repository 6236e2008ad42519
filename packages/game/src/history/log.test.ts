import { expect, it } from 'vitest';
import { played } from '../../test/desk.ts';
import { showWith, team } from '../../test/shows.ts';
import type { Action } from '../action.ts';
import { describeStep, log } from './log.ts';
import { newRun, type Run } from './run.ts';
import { trailOf } from './trail.ts';
import { undo } from './undo.ts';

const start = showWith({
  phrases: ['red dog', 'blue sky'],
  teams: [team('Red Pandas', 1200), team('', 50)],
});
const run = (...actions: readonly Action[]) => played(start, ...actions);
const lines = (run: Run) => log(trailOf(run));
const spin: Action = { type: 'startSpin', extraDegrees: 1872, atMs: 1 };

it('[R8] tells a show line by line, oldest first', () => {
  const done = run(
    { type: 'guessLetter', letter: 'D' },
    { type: 'guessLetter', letter: 'Z' },
    { type: 'adjustScore', team: 0, delta: 100 },
    { type: 'adjustScore', team: 1, delta: -100 },
    { type: 'setVowels', include: true },
    { type: 'setVowels', include: false },
    { type: 'guessPhrase', phrase: ' red dig ' },
    { type: 'guessPhrase', phrase: '' },
    { type: 'guessPhrase', phrase: 'red dog' },
    { type: 'rewardTeam', team: 0 },
    { type: 'nextPuzzle' },
  );
  expect(lines(done)).toEqual([
    { type: 'guessLetter', letter: 'D', count: 2, isSolved: false },
    { type: 'guessLetter', letter: 'Z', count: 0, isSolved: false },
    { type: 'adjustScore', team: 0, name: 'Red Pandas', change: 100, score: 1300 },
    { type: 'adjustScore', team: 1, name: '', change: -50, score: 0 },
    { type: 'setVowels', include: true },
    { type: 'setVowels', include: false },
    { type: 'guessPhrase', phrase: 'red dig', isSolved: false },
    { type: 'guessPhrase', phrase: '', isSolved: false },
    { type: 'guessPhrase', phrase: 'RED DOG', isSolved: true },
    { type: 'rewardTeam', team: 0, name: 'Red Pandas', change: 1000, score: 2300 },
    { type: 'nextPuzzle', category: 'Category 2' },
  ]);
});

it('[R8] tells what happened to the wheel', () => {
  const done = run(
    { type: 'addSegment', segment: { type: 'forfeit' } },
    { type: 'removeSegment', segment: { type: 'forfeit' } },
    { type: 'randomizeWheel', order: [4, 3, 2, 1, 0] },
    { type: 'resetWheel' },
    { type: 'setWheelVisible', visible: false },
    { type: 'setWheelVisible', visible: true },
  );
  expect(lines(done)).toEqual([
    { type: 'addSegment', segment: { type: 'forfeit' } },
    { type: 'removeSegment', segment: { type: 'forfeit' } },
    { type: 'randomizeWheel' },
    { type: 'resetWheel' },
    { type: 'setWheelVisible', visible: false },
    { type: 'setWheelVisible', visible: true },
  ]);
});

it('[R8] keeps the result of a spin to itself until the wheel stands', () => {
  expect(lines(run(spin))).toEqual([{ type: 'startSpin', result: null }]);
  const standing = run(spin, { type: 'endSpin' }, { type: 'closeReward' });
  expect(lines(standing)).toEqual([{ type: 'startSpin', result: { type: 'points', value: 500 } }]);
});

it('[R8] says that the last letter solved the puzzle', () => {
  const letters = ['R', 'D', 'G'].map((letter) => ({ type: 'guessLetter', letter }) as const);
  const vowels = ['E', 'O'].map((letter) => ({ type: 'guessLetter', letter }) as const);
  const done = run(...letters, { type: 'setVowels', include: true }, ...vowels);
  expect(lines(done).at(-1)).toEqual({
    type: 'guessLetter',
    letter: 'O',
    count: 1,
    isSolved: true,
  });
});

it('[R9] says what undo and redo would do', () => {
  const done = run({ type: 'guessLetter', letter: 'D' }, spin, { type: 'endSpin' });
  expect(describeStep(trailOf(done), 'undo')).toEqual({
    type: 'startSpin',
    result: { type: 'points', value: 500 },
  });
  expect(describeStep(trailOf(done), 'redo')).toBe(null);
  const back = undo(done);
  expect(describeStep(trailOf(back), 'undo')).toMatchObject({
    type: 'guessLetter',
    letter: 'D',
    count: 2,
  });
  expect(describeStep(trailOf(back), 'redo')).toEqual({
    type: 'startSpin',
    result: { type: 'points', value: 500 },
  });
});

it('[R9] has nothing to say where nothing can be undone', () => {
  expect(describeStep(trailOf(newRun(start)), 'undo')).toBe(null);
  expect(describeStep(trailOf(run({ type: 'resetWheel' }, spin)), 'undo')).toBe(null);
});
