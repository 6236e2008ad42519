import {
  type Action,
  describeStep,
  type LogLine,
  log,
  newRun,
  newShow,
  perform,
  reviveRun,
  TELEVISION_SEGMENTS,
  trailOf,
} from '@wheel/game';
import { STORED, TOLD } from '@wheel/game/testing-stored-shows';
import { expect, it } from 'vitest';
import { logText } from './log-line.ts';

const puzzle = (category: string, searchedWord: string) => ({
  id: 1,
  gametitle: 'Test game',
  category,
  searchedWord,
});
const show = {
  ...newShow(),
  puzzles: [
    puzzle('Category 1', 'red dog'),
    puzzle('Category 2', 'blue sky'),
    puzzle('Category 3', 'old owl'),
  ],
  teams: [
    { name: 'Red Pandas', score: 1200, color: '#D7263D' },
    { name: '', score: 50, color: '#1B998B' },
  ],
};
const spin: Action = { type: 'startSpin', extraDegrees: 1872, atMs: 1 };

function textsAfter(...actions: readonly Action[]): readonly string[] {
  const start = perform(newRun(show), { type: 'startGame', withWheel: true }).run;
  const run = actions.reduce((before, action) => perform(before, action).run, start);
  return log(trailOf(run)).map(logText);
}

it('[R8] tells a show line by line, oldest first', () => {
  expect(
    textsAfter(
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
    ),
  ).toEqual([
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

it('[R8] tells what happened to the order of puzzles', () => {
  expect(
    textsAfter(
      { type: 'setKind', puzzle: 1, kind: 'tossUp' },
      { type: 'setKind', puzzle: 0, kind: 'finalSpin' },
      { type: 'reorderPuzzles', order: [0, 2, 1] },
      { type: 'jumpTo', puzzle: 2 },
    ),
  ).toEqual([
    'Puzzle 2: Toss-up',
    'Puzzle 1: Final spin',
    'Puzzles reordered',
    'Puzzle 3: CATEGORY 2',
  ]);
});

it('[R8] tells what happened to the wheel', () => {
  expect(
    textsAfter(
      { type: 'addSegment', segment: { type: 'forfeit' } },
      { type: 'removeSegment', segment: { type: 'forfeit' } },
      { type: 'randomizeWheel', order: [4, 3, 2, 1, 0] },
      { type: 'resetWheel' },
      { type: 'fillWheel', segments: TELEVISION_SEGMENTS },
      { type: 'setWheelVisible', visible: false },
      { type: 'setWheelVisible', visible: true },
    ),
  ).toEqual([
    'Wheel: Forfeit added',
    'Wheel: Forfeit removed',
    'Wheel shuffled',
    'Wheel reset',
    'Wheel filled: 20 segments',
    'Wheel hidden',
    'Wheel shown',
  ]);
});

it('[R8] keeps the result of a spin to itself until the wheel stands', () => {
  expect(textsAfter(spin)).toEqual(['Spin']);
  expect(textsAfter(spin, { type: 'endSpin' }, { type: 'closeReward' })).toEqual(['Spin: 500']);
});

it('[R8] says that the last letter solved the puzzle', () => {
  const guesses = [...'RDGEO'].map((letter): Action => ({ type: 'guessLetter', letter }));
  expect(textsAfter({ type: 'setVowels', include: true }, ...guesses).at(-1)).toBe(
    'O: 1 on the board, solved',
  );
});

const names = Object.keys(STORED) as (keyof typeof STORED)[];
const textOf = (line: LogLine | null) => line && logText(line);

it.each(names)('[R12] [R9] says of the stored show "%s" what 0.1 said', (name) => {
  const run = reviveRun(STORED[name]);
  if (run === null || run === 'newer') throw new Error('There is no run in it.');
  expect({
    log: log(trailOf(run)).map(logText),
    undo: textOf(describeStep(trailOf(run), 'undo')),
    redo: textOf(describeStep(trailOf(run), 'redo')),
  }).toEqual({ log: TOLD[name]?.log, undo: TOLD[name]?.undo, redo: TOLD[name]?.redo });
});
