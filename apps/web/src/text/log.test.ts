import {
  type Action,
  BUILT_IN_SETUPS,
  describeStep,
  type LogLine,
  log,
  newRun,
  newShow,
  PRESETS,
  type PuzzleKind,
  perform,
  reviveRun,
  setupAction,
  TELEVISION_SEGMENTS,
  trailOf,
  type VerdictOutcome,
} from '@wheel/game';
import { STORED, TOLD } from '@wheel/game/testing-stored-shows';
import { afterEach, expect, it } from 'vitest';
import { addWords, ENGLISH, setLanguage } from '../words/registry.ts';
import { show as longerShow } from '../words/xx/show.ts';
import { logText } from './log.ts';

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
    { name: 'Red Pandas', score: 1200, color: '#D7263D', prizes: [] },
    { name: '', score: 50, color: '#1B998B', prizes: [] },
  ],
};
const classic: Action = { type: 'chooseRules', rules: PRESETS.classic };
const spin: Action = { type: 'startSpin', extraDegrees: 1872, atMs: 1 };
const guess = (letter: string): Action => ({ type: 'guessLetter', letter });
const solve = (phrase: string): Action => ({ type: 'guessPhrase', phrase });
const adjust = (team: number, delta: number): Action => ({ type: 'adjustScore', team, delta });
const playAs = (puzzle: number, kind: PuzzleKind): Action => ({ type: 'setKind', puzzle, kind });
const timeIsUp: Action = { type: 'passTurn', why: 'time' };

afterEach(() => setLanguage(ENGLISH));

/** Actions in their order, each with its line in the log at the end; some have none. */
type Told = readonly (readonly [Action, string?])[];

function expectTold(told: Told): void {
  const start = perform(newRun(show), { type: 'startGame', withWheel: true }).run;
  const run = told.reduce((before, [action]) => perform(before, action).run, start);
  expect(log(trailOf(run)).map(logText)).toEqual(told.flatMap(([, text]) => text ?? []));
}

it('[R8] tells a show line by line, oldest first', () => {
  expectTold([
    [guess('D'), 'D: 2 on the board'],
    [guess('Z'), 'No Z'],
    [adjust(0, 100), 'Red Pandas +100 (1300)'],
    [adjust(1, -100), 'Team 2 -50 (0)'],
    [{ type: 'setVowels', include: true }, 'Vowels on'],
    [{ type: 'setVowels', include: false }, 'Vowels off'],
    [solve(' red dig '), 'Not the phrase: red dig'],
    [solve(''), 'Not the phrase: nothing'],
    [solve('red dog'), 'Solved: RED DOG'],
    [{ type: 'rewardTeam', team: 0 }, 'Star: Red Pandas +1000 (2300)'],
    [{ type: 'nextPuzzle' }, 'Next puzzle: CATEGORY 2'],
  ]);
});

it('[R8] tells what happened to the order of puzzles', () => {
  expectTold([
    [playAs(1, 'tossUp'), 'Puzzle 2: Toss-up'],
    [playAs(0, 'finalSpin'), 'Puzzle 1: Final spin'],
    [{ type: 'reorderPuzzles', order: [0, 2, 1] }, 'Puzzles reordered'],
    [{ type: 'jumpTo', puzzle: 2 }, 'Puzzle 3: CATEGORY 2'],
  ]);
});

it('[R8] tells what happened to the wheel', () => {
  expectTold([
    [{ type: 'addSegment', segment: { type: 'forfeit' } }, 'Wheel: Forfeit added'],
    [{ type: 'removeSegment', segment: { type: 'forfeit' } }, 'Wheel: Forfeit removed'],
    [{ type: 'randomizeWheel', order: [4, 3, 2, 1, 0] }, 'Wheel shuffled'],
    [{ type: 'resetWheel' }, 'Wheel reset'],
    [{ type: 'fillWheel', segments: TELEVISION_SEGMENTS }, 'Wheel filled: 20 segments'],
    [{ type: 'setWheelVisible', visible: false }, 'Wheel hidden'],
    [{ type: 'setWheelVisible', visible: true }, 'Wheel shown'],
  ]);
});

it('[R8] keeps the result of a spin to itself until the wheel stands', () => {
  expectTold([[spin, 'Spin']]);
  expectTold([[spin, 'Spin: 500'], [{ type: 'endSpin' }], [{ type: 'closeReward' }]]);
});

it('[R8] says that the last letter solved the puzzle', () => {
  expectTold([
    [{ type: 'setVowels', include: true }, 'Vowels on'],
    [guess('R'), 'R: 1 on the board'],
    [guess('D'), 'D: 2 on the board'],
    [guess('G'), 'G: 1 on the board'],
    [guess('E'), 'E: 1 on the board'],
    [guess('O'), 'O: 1 on the board, solved'],
  ]);
});

it('[U8] begins a line at a desk with the team that played', () => {
  const rules = { ...PRESETS.classic, vowelPrice: 100 };
  expectTold([
    [{ type: 'chooseRules', rules }, 'Rules: Classic, changed'],
    [{ type: 'setValue', value: 500 }, 'Red Pandas: Value 500'],
    [guess('D'), 'Red Pandas: D: 2 on the board, +1000'],
    [guess('E'), 'Red Pandas: E: 1 on the board, bought for 100'],
    [guess('A'), 'Red Pandas: No A, bought for 100'],
    // There is no value to take away once the turn has passed.
    [{ type: 'setValue', value: 0 }],
    [{ type: 'guessLetter', letter: 'Z', free: true }, 'Free letter: No Z'],
    [{ type: 'refuseAnswer' }, 'Team 2: Wrong answer'],
    [{ type: 'passTurn', why: 'host' }, 'Red Pandas: Turn passed to Team 2'],
    [{ type: 'setTurn', team: 0 }, 'Red Pandas: Given the turn'],
    [{ type: 'enterScore', team: 0, score: 1000 }, 'Score: Red Pandas -200 (1000)'],
    [{ type: 'enterEarned', team: 0, points: 1500 }, 'Red Pandas: 1500 points of this puzzle'],
    [solve('red dog'), 'Red Pandas: Solved: RED DOG, +1500'],
  ]);
});

it('[U8] tells spins, verdicts and answers of the team', () => {
  const chips = Array.from({ length: 4 }, () => ({ type: 'hostsDecision' }) as const);
  const decide = (outcome: VerdictOutcome, verdict: string): Told => [
    [spin, 'Red Pandas: Spin: Hosts Decision'],
    [{ type: 'endSpin' }],
    [{ type: 'giveVerdict', outcome, points: 500 }, `Red Pandas: Verdict: ${verdict}`],
  ];
  expectTold([
    [{ type: 'fillWheel', segments: chips }, 'Wheel filled: 4 segments'],
    [classic, 'Rules: Classic'],
    ...decide('give', '+500'),
    ...decide('take', '-500'),
    ...decide('nothing', 'nothing'),
    ...decide('pass', 'pass the turn'),
    [{ type: 'acceptAnswer' }, 'Team 2: Right: RED DOG, +1000'],
  ]);
});

it('[J12] tells own chips, and prizes spun, held and won', () => {
  const coffee = { type: 'prize', text: 'Free coffee' } as const;
  const chips = Array.from({ length: 4 }, () => coffee);
  expectTold([
    [{ type: 'makeChip', segment: coffee }, 'Own chip: Free coffee'],
    [{ type: 'makeChip', segment: { type: 'points', value: 2500 } }, 'Own chip: 2500'],
    [{ type: 'dropChip', segment: { type: 'points', value: 2500 } }, 'Own chip removed: 2500'],
    [{ type: 'fillWheel', segments: chips }, 'Wheel filled: 4 segments'],
    [classic, 'Rules: Classic'],
    [spin, 'Red Pandas: Spin: Free coffee'],
    [{ type: 'endSpin' }],
    [guess('D'), 'Red Pandas: D: 2 on the board, +1000, holds Free coffee'],
    [{ type: 'acceptAnswer' }, 'Red Pandas: Right: RED DOG, +1000, wins Free coffee'],
  ]);
  const setup = setupAction({ ...BUILT_IN_SETUPS.plain, name: 'Monday class' });
  expect(setup && logText(setup)).toBe('Setup: Monday class');
});

it('[J12] tells all prizes that the last letter won', () => {
  const prizes = ['Free coffee', 'Cake'];
  const facts = { letter: 'G', count: 1, isSolved: true, price: 0, points: 500 };
  const by = { team: 0, name: 'Red Pandas' };
  expect(logText({ type: 'guessLetter', ...facts, by, paid: 1900, prizes })).toBe(
    'Red Pandas: G: 1 on the board, solved, +1900, wins Free coffee and Cake',
  );
});

it('[R8] tells a toss-up, a bonus round and a final spin', () => {
  expectTold([
    [classic, 'Rules: Classic'],
    [playAs(0, 'tossUp'), 'Puzzle 1: Toss-up'],
    [{ type: 'startTossUp', order: [0, 1, 2, 3, 4, 5] }, 'Toss-up started'],
    [{ type: 'openTossUpLetter' }],
    [{ type: 'buzz', team: 1 }, 'Team 2: Buzzed'],
    [{ type: 'acceptAnswer' }, 'Team 2: Right: RED DOG, +1000'],
  ]);
  expectTold([
    [classic, 'Rules: Classic'],
    [playAs(0, 'bonus'), 'Puzzle 1: Bonus round'],
    ...[...'DBCA'].map(
      (letter) => [{ type: 'pickLetter', letter }, `Red Pandas: Picked ${letter}`] as const,
    ),
    [{ type: 'openPicks' }, 'Red Pandas: D B C A: 2 on the board'],
    [timeIsUp, 'Red Pandas: Time is up'],
  ]);
  expectTold([
    [classic, 'Rules: Classic'],
    [playAs(0, 'finalSpin'), 'Puzzle 1: Final spin'],
    [{ type: 'setValue', value: 500 }, 'Red Pandas: Value 500'],
    [guess('D'), 'Red Pandas: D: 2 on the board, +3000'],
    [timeIsUp, 'Red Pandas: Time is up, turn passed to Team 2'],
  ]);
});

it('[R8] words the same line anew in another language', () => {
  const line: LogLine = { type: 'setVowels', include: true };
  addWords('xx', 'show', longerShow);
  setLanguage('xx');
  expect(logText(line)).toBe(longerShow.log.vowelsOn);
  setLanguage(ENGLISH);
  expect(logText(line)).toBe('Vowels on');
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
