import type { Action, ActionOf, ActionType } from '../src/action.ts';
import { CLOCK_NAMES } from '../src/desk/clocks.ts';
import { VERDICT_OUTCOMES } from '../src/desk/desk.ts';
import { PRESETS, PUZZLE_KINDS } from '../src/desk/presets.ts';
import type { Rule } from '../src/rules/rule.ts';
import { ruleOf } from '../src/rules/table.ts';
import { SCREENS } from '../src/show.ts';
import { newTeam } from '../src/teams.ts';
import { points, type Segment, TELEVISION_SEGMENTS } from '../src/wheel/segment.ts';

const times = <Fields>(count: number, fields: Fields): readonly Fields[] =>
  Array.from({ length: count }, () => fields);

const teams = [-1, 0, 1, 4];
const ownChips: readonly Segment[] = [
  ...points(150, 2500),
  ...['Cake', 'Free coffee'].map((text) => ({ type: 'prize', text }) as const),
];
const segments = [...points(100, 300), { type: 'forfeit' } as const, ...ownChips].map(
  (segment) => ({ segment }),
);

const clocks = CLOCK_NAMES.map((which) => ({ which }));
const timed = clocks.flatMap(({ which }) =>
  [1_700_000_000_000, 1_700_000_004_000, Number.NaN].map((atMs) => ({ which, atMs })),
);

/** A menu of every action, for properties to pick from. The phrases are `red dog` and `blue sky`. */
const MENU: { readonly [T in ActionType]: readonly Omit<ActionOf<T>, 'type'>[] } = {
  goTo: SCREENS.map((screen) => ({ screen })),
  chooseQuiz: [{ puzzles: [] }],
  enterTeams: [{ color: '#112233' }],
  addTeam: times(3, { color: '#AABBCC' }),
  removeTeam: teams.map((team) => ({ team })),
  restoreTeam: teams.map((team) => ({ team, restored: newTeam('#445566') })),
  renameTeam: teams.map((team) => ({ team, name: 'Late Owls' })),
  setScore: teams.flatMap((team) => [-20.5, Number.NaN].map((score) => ({ team, score }))),
  finalizeTeams: [{}],
  addSegment: segments,
  removeSegment: segments,
  resetWheel: [{}],
  randomizeWheel: [
    [2, 0, 3, 1],
    [4, 2, 0, 3, 1],
    [5, 4, 2, 0, 3, 1],
  ].map((order) => ({ order })),
  fillWheel: [TELEVISION_SEGMENTS, points(100, 200, 300, 400), points(100), points(1, 2, 3, 4)].map(
    (segments) => ({ segments }),
  ),
  makeChip: [...points(0.5), ...ownChips].map((segment) => ({ segment })),
  dropChip: ownChips.map((segment) => ({ segment })),
  useSetup: [points(150), points(0)].map((chips) => ({
    name: 'Monday class',
    chips,
    segments: points(150, 100, 200, 300),
    rules: PRESETS.classic,
    kinds: PUZZLE_KINDS,
  })),
  setWheelVisible: [{ visible: true }, { visible: false }],
  startSpin: [1800, 1872.5, 1936, 2011.4, 2159.99, 2160].map((extraDegrees) => ({
    extraDegrees,
    atMs: 1_700_000_000_000,
  })),
  endSpin: times(6, {}),
  cancelSpin: [{}],
  closeReward: times(3, {}),
  startGame: [{ withWheel: true }, { withWheel: false }],
  openGame: [{}],
  guessLetter: [...'ABCDEGKLORSUYZ'].map((letter) => ({ letter })),
  guessPhrase: ['red dog', 'blue sky', 'nonsense', ''].map((phrase) => ({ phrase })),
  setVowels: [{ include: true }, { include: false }],
  nextPuzzle: times(2, {}),
  jumpTo: [0, 1, 2, 5].map((puzzle) => ({ puzzle })),
  reorderPuzzles: [[1, 0], [0, 2, 1], [2, 0, 1], [0]].map((order) => ({ order })),
  setKind: [0, 1, 2].flatMap((puzzle) => PUZZLE_KINDS.map((kind) => ({ puzzle, kind }))),
  playAgain: [{}],
  keepTeams: [{}],
  adjustScore: teams.flatMap((team) => [100, -5000].map((delta) => ({ team, delta }))),
  rewardTeam: teams.flatMap((team) => [{ team }, { team, value: -300 }]),
  enterScore: teams.flatMap((team) => [0, 1234.5].map((score) => ({ team, score }))),
  chooseRules: [
    ...Object.values(PRESETS),
    { ...PRESETS.classic, vowelPrice: 100, spinFirst: false },
    { ...PRESETS.simple, turnSeconds: 20 },
  ].map((rules) => ({ rules })),
  setTurn: teams.map((team) => ({ team })),
  passTurn: [{ why: 'host' }, { why: 'time' }],
  acceptAnswer: [{}],
  refuseAnswer: times(2, {}),
  setValue: [0, 300, 700].map((value) => ({ value })),
  giveVerdict: VERDICT_OUTCOMES.map((outcome) => ({ outcome, points: 500 })),
  enterEarned: teams.map((team) => ({ team, points: 700 })),
  startTossUp: [
    [5, 0, 3, 1, 4, 2],
    [6, 0, 3, 1, 4, 2, 5],
  ].map((order) => ({ order })),
  openTossUpLetter: times(6, {}),
  buzz: teams.map((team) => ({ team })),
  pickLetter: [...'ABCDGKOUY'].map((letter) => ({ letter })),
  openPicks: times(2, {}),
  startClock: timed,
  holdClock: timed,
  resetClock: clocks,
  addTime: clocks.flatMap(({ which }) => [10_000, -1].map((ms) => ({ which, ms }))),
  endClock: clocks,
};

/** The menu type by type, for properties to which every action is as likely as any other. */
const ACTIONS_BY_TYPE: readonly (readonly Action[])[] = Object.entries(MENU).map(
  // The menu has the fields of each action under its type.
  ([type, actions]) => actions.map((fields) => ({ type, ...fields }) as Action),
);

export const ANY_ACTIONS: readonly Action[] = ACTIONS_BY_TYPE.flat();

const ofKind = (...kinds: readonly Rule<ActionType>['kind'][]): readonly Action[] =>
  ANY_ACTIONS.filter(({ type }) => kinds.includes(ruleOf(type).kind));

/** What can happen while a show is on. */
export const SHOW_ACTIONS = ofKind('host', 'amend', 'cancel', 'auto');
/** What moves the clocks beside the history. */
export const CLOCK_ACTIONS = ofKind('clock');
/** The ways from screen to screen. */
export const SCREEN_ACTIONS = ofKind('screen');
/** What begins a new history. */
export const SETUP_ACTIONS = ofKind('boundary');
