import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { showWith, team } from '../testing.ts';
import { SHOW_ACTIONS } from '../testing-actions.ts';
import { describeStep, log } from './log.ts';
import { canUndo, newRun, perform, type Run, undo } from './run.ts';

const start = showWith({
  phrases: ['red dog', 'blue sky'],
  teams: [team('Red Pandas', 1200), team('', 50)],
});
const played = (...actions: readonly Action[]): Run =>
  actions.reduce((run, action) => perform(run, action).run, newRun(start));
const texts = (run: Run) => log(run).map(({ text }) => text);
const spin: Action = { type: 'startSpin', extraDegrees: 1872, atMs: 1 };

it('[R8] tells a show line by line, oldest first', () => {
  const run = played(
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
  expect(texts(run)).toEqual([
    'D: 2 on the board',
    'No Z',
    'Red Pandas +100 (1300)',
    'Team 2 -50 (0)',
    'Vowels on',
    'Vowels off',
    'Not the phrase: red dig',
    'Not the phrase: nothing',
    'Solved: RED DOG',
    'Star: Red Pandas +1000 (2300)',
    'Next puzzle: CATEGORY 2',
  ]);
});

it('[R8] tells what happened to the wheel', () => {
  const run = played(
    { type: 'addSegment', value: 'Forfeit' },
    { type: 'removeSegment', value: 'Forfeit' },
    { type: 'randomizeWheel', order: [4, 3, 2, 1, 0] },
    { type: 'resetWheel' },
    { type: 'setWheelVisible', visible: false },
    { type: 'setWheelVisible', visible: true },
  );
  expect(texts(run)).toEqual([
    'Wheel: Forfeit added',
    'Wheel: Forfeit removed',
    'Wheel shuffled',
    'Wheel reset',
    'Wheel hidden',
    'Wheel shown',
  ]);
});

it('[R8] keeps the result of a spin to itself until the wheel stands', () => {
  expect(texts(played(spin))).toEqual(['Spin']);
  expect(texts(played(spin, { type: 'endSpin' }, { type: 'closeReward' }))).toEqual(['Spin: 500']);
});

it('[R8] says that the last letter solved the puzzle', () => {
  const letters = ['R', 'D', 'G'].map((letter) => ({ type: 'guessLetter', letter }) as const);
  const vowels = ['E', 'O'].map((letter) => ({ type: 'guessLetter', letter }) as const);
  const run = played(...letters, { type: 'setVowels', include: true }, ...vowels);
  expect(log(run).at(-1)).toEqual({ text: 'O: 1 on the board, solved', kind: 'solved' });
});

it('[R8] has one line for each step that undo can take back', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SHOW_ACTIONS), { maxLength: 30 }), (actions) => {
      let run = played(...actions, { type: 'endSpin' });
      while (canUndo(run)) {
        const lines = log(run).length;
        run = undo(run);
        expect(log(run)).toHaveLength(lines - 1);
      }
      expect(log(run)).toEqual([]);
    }),
  );
});

it('[R9] says what undo and redo would do', () => {
  const run = played({ type: 'guessLetter', letter: 'D' }, spin, { type: 'endSpin' });
  expect(describeStep(run, 'undo')).toBe('Spin: 500');
  expect(describeStep(run, 'redo')).toBe(null);
  const back = undo(run);
  expect(describeStep(back, 'undo')).toBe('D: 2 on the board');
  expect(describeStep(back, 'redo')).toBe('Spin: 500');
});

it('[R9] has nothing to say where nothing can be undone', () => {
  expect(describeStep(newRun(start), 'undo')).toBe(null);
  expect(describeStep(played({ type: 'resetWheel' }, spin), 'undo')).toBe(null);
});

it('[R8] tells the same whether it is asked after every step or only now', () => {
  const moves = fc.constantFrom<Action | 'undo'>(...SHOW_ACTIONS, 'undo');
  fc.assert(
    fc.property(fc.array(moves, { maxLength: 30 }), (sequence) => {
      let run = newRun(start);
      for (const move of sequence) {
        run = move === 'undo' ? undo(run) : perform(run, move).run;
        log(run);
      }
      const unseen: Run = JSON.parse(JSON.stringify(run));
      expect(log(run)).toEqual(log(unseen));
    }),
  );
});
