import type { Action } from './action.ts';
import { newTeam } from './teams.ts';

const times = (count: number, action: Action): readonly Action[] =>
  Array.from({ length: count }, () => action);

const TEAMS = [-1, 0, 1, 4];

/** A menu of what can happen while a show is on, for properties to pick from. The phrases are `red dog` and `blue sky`. */
export const SHOW_ACTIONS: readonly Action[] = [
  ...[...'ABCDEGKLORSUYZ'].map((letter): Action => ({ type: 'guessLetter', letter })),
  ...['red dog', 'blue sky', 'nonsense', ''].map(
    (phrase): Action => ({ type: 'guessPhrase', phrase }),
  ),
  { type: 'setVowels', include: true },
  { type: 'setVowels', include: false },
  ...times(2, { type: 'nextPuzzle' }),
  ...TEAMS.flatMap((team): readonly Action[] => [
    { type: 'adjustScore', team, delta: 100 },
    { type: 'adjustScore', team, delta: -5000 },
    { type: 'rewardTeam', team },
    { type: 'rewardTeam', team, value: -300 },
  ]),
  ...['100', '300', 'Forfeit', 'No chip'].flatMap((value): readonly Action[] => [
    { type: 'addSegment', value },
    { type: 'removeSegment', value },
  ]),
  { type: 'resetWheel' },
  { type: 'randomizeWheel', order: [2, 0, 3, 1] },
  { type: 'randomizeWheel', order: [4, 2, 0, 3, 1] },
  { type: 'randomizeWheel', order: [5, 4, 2, 0, 3, 1] },
  { type: 'setWheelVisible', visible: true },
  { type: 'setWheelVisible', visible: false },
  ...[1800, 1872.5, 1936, 2011.4, 2159.99, 2160].map(
    (extraDegrees): Action => ({ type: 'startSpin', extraDegrees, atMs: 1_700_000_000_000 }),
  ),
  ...times(6, { type: 'endSpin' }),
  ...times(3, { type: 'closeReward' }),
  { type: 'cancelSpin' },
];

/** And of the ways from screen to screen. */
export const SCREEN_ACTIONS: readonly Action[] = (
  ['teams', 'wheel', 'game', 'winner'] as const
).map((screen) => ({ type: 'goTo', screen }));

/** And of what begins a new history. */
export const SETUP_ACTIONS: readonly Action[] = [
  { type: 'enterTeams', color: '#112233' },
  ...times(3, { type: 'addTeam', color: '#AABBCC' }),
  ...TEAMS.flatMap((team): readonly Action[] => [
    { type: 'removeTeam', team },
    { type: 'restoreTeam', team, restored: newTeam('#445566') },
    { type: 'renameTeam', team, name: 'Late Owls' },
    { type: 'setScore', team, score: -20.5 },
    { type: 'setScore', team, score: Number.NaN },
  ]),
  { type: 'finalizeTeams' },
  { type: 'openGame' },
  { type: 'startGame', withWheel: true },
  { type: 'startGame', withWheel: false },
  { type: 'chooseQuiz', puzzles: [] },
];

export const ANY_ACTIONS: readonly Action[] = [
  ...SHOW_ACTIONS,
  ...SCREEN_ACTIONS,
  ...SETUP_ACTIONS,
];
