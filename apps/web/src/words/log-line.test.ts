import {
  type Action,
  describeStep,
  type LogLine,
  log,
  newRun,
  newShow,
  PRESETS,
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

it('[U8] begins a line at a desk with the team that played', () => {
  expect(
    textsAfter(
      { type: 'chooseRules', rules: { ...PRESETS.classic, vowelPrice: 100 } },
      { type: 'setValue', value: 500 },
      { type: 'guessLetter', letter: 'D' },
      { type: 'guessLetter', letter: 'E' },
      { type: 'guessLetter', letter: 'A' },
      { type: 'setValue', value: 0 },
      { type: 'guessLetter', letter: 'Z', free: true },
      { type: 'refuseAnswer' },
      { type: 'passTurn', why: 'host' },
      { type: 'setTurn', team: 0 },
      { type: 'enterScore', team: 0, score: 1000 },
      { type: 'enterEarned', team: 0, points: 1500 },
      { type: 'guessPhrase', phrase: 'red dog' },
    ),
  ).toEqual([
    'Rules: Classic, changed',
    'Red Pandas: Value 500',
    'Red Pandas: D: 2 on the board, +1000',
    'Red Pandas: E: 1 on the board, bought for 100',
    'Red Pandas: No A, bought for 100',
    'Free letter: No Z',
    'Team 2: Wrong answer',
    'Red Pandas: Turn passed to Team 2',
    'Red Pandas: Given the turn',
    'Score: Red Pandas -200 (1000)',
    'Red Pandas: 1500 points of this puzzle',
    'Red Pandas: Solved: RED DOG, +1500',
  ]);
});

it('[U8] tells spins, verdicts and answers of the team', () => {
  const decide = (outcome: 'give' | 'take' | 'pass' | 'nothing'): readonly Action[] => [
    spin,
    { type: 'endSpin' },
    { type: 'giveVerdict', outcome, points: 500 },
  ];
  expect(
    textsAfter(
      { type: 'fillWheel', segments: Array.from({ length: 4 }, () => ({ type: 'hostsDecision' })) },
      { type: 'chooseRules', rules: PRESETS.classic },
      ...decide('give'),
      ...decide('take'),
      ...decide('nothing'),
      ...decide('pass'),
      { type: 'acceptAnswer' },
    ).slice(2),
  ).toEqual([
    'Red Pandas: Spin: Hosts Decision',
    'Red Pandas: Verdict: +500',
    'Red Pandas: Spin: Hosts Decision',
    'Red Pandas: Verdict: -500',
    'Red Pandas: Spin: Hosts Decision',
    'Red Pandas: Verdict: nothing',
    'Red Pandas: Spin: Hosts Decision',
    'Red Pandas: Verdict: pass the turn',
    'Team 2: Right: RED DOG, +1000',
  ]);
});

it('[R8] tells a toss-up, a bonus round and a final spin', () => {
  const classic: Action = { type: 'chooseRules', rules: PRESETS.classic };
  expect(
    textsAfter(
      classic,
      { type: 'setKind', puzzle: 0, kind: 'tossUp' },
      { type: 'startTossUp', order: [0, 1, 2, 3, 4, 5] },
      { type: 'openTossUpLetter' },
      { type: 'buzz', team: 1 },
      { type: 'acceptAnswer' },
    ).slice(1),
  ).toEqual([
    'Puzzle 1: Toss-up',
    'Toss-up started',
    'Team 2: Buzzed',
    'Team 2: Right: RED DOG, +1000',
  ]);
  expect(
    textsAfter(
      classic,
      { type: 'setKind', puzzle: 0, kind: 'bonus' },
      ...[...'DBCA'].map((letter): Action => ({ type: 'pickLetter', letter })),
      { type: 'openPicks' },
      { type: 'passTurn', why: 'time' },
    ).slice(5),
  ).toEqual([
    'Red Pandas: Picked A',
    'Red Pandas: D B C A: 2 on the board',
    'Red Pandas: Time is up',
  ]);
  expect(
    textsAfter(
      classic,
      { type: 'setKind', puzzle: 0, kind: 'finalSpin' },
      { type: 'setValue', value: 500 },
      { type: 'guessLetter', letter: 'D' },
      { type: 'passTurn', why: 'time' },
    ).slice(3),
  ).toEqual([
    'Red Pandas: D: 2 on the board, +3000',
    'Red Pandas: Time is up, turn passed to Team 2',
  ]);
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
