import type { ClockName } from './desk/clocks.ts';
import type { VerdictOutcome } from './desk/desk.ts';
import type { HouseRules, PuzzleKind } from './desk/presets.ts';
import type { Puzzle, ShowScreen, TeamSetup } from './show.ts';
import type { Degrees } from './wheel/geometry.ts';
import type { Segment } from './wheel/segment.ts';

/** Everything that can happen to a show. Chance and time arrive in here as data. */
export type Action = Readonly<
  // walking from screen to screen
  | { type: 'goTo'; screen: ShowScreen }
  // choosing a game
  | { type: 'chooseQuiz'; puzzles: readonly Puzzle[] }
  // setting up teams
  | { type: 'enterTeams'; color: string }
  | { type: 'addTeam'; color: string }
  | { type: 'removeTeam'; team: number }
  | { type: 'restoreTeam'; team: number; restored: TeamSetup }
  | { type: 'renameTeam'; team: number; name: string }
  | { type: 'setScore'; team: number; score: number }
  | { type: 'finalizeTeams' }
  // building the wheel
  | { type: 'addSegment'; segment: Segment }
  | { type: 'removeSegment'; segment: Segment }
  | { type: 'resetWheel' }
  | { type: 'randomizeWheel'; order: readonly number[] }
  | { type: 'fillWheel'; segments: readonly Segment[] }
  | { type: 'makeChip'; segment: Segment }
  | { type: 'dropChip'; segment: Segment }
  | {
      type: 'useSetup';
      name: string;
      chips: readonly Segment[];
      segments: readonly Segment[];
      rules: HouseRules;
      kinds: readonly PuzzleKind[];
    }
  | { type: 'setWheelVisible'; visible: boolean }
  // spinning it
  // a trial changes nothing at a desk
  | { type: 'startSpin'; extraDegrees: Degrees; atMs: number; trial?: boolean }
  | { type: 'endSpin' }
  | { type: 'cancelSpin' }
  | { type: 'closeReward' }
  // playing
  | { type: 'startGame'; withWheel: boolean }
  | { type: 'openGame' }
  | { type: 'guessLetter'; letter: string; free?: boolean }
  | { type: 'guessPhrase'; phrase: string }
  | { type: 'setVowels'; include: boolean }
  | { type: 'nextPuzzle' }
  // the order of puzzles
  | { type: 'jumpTo'; puzzle: number }
  | { type: 'reorderPuzzles'; order: readonly number[] }
  | { type: 'setKind'; puzzle: number; kind: PuzzleKind }
  | { type: 'playAgain' }
  | { type: 'keepTeams' }
  // scoring
  | { type: 'adjustScore'; team: number; delta: number }
  | { type: 'rewardTeam'; team: number; value?: number }
  | { type: 'enterScore'; team: number; score: number }
  // at a desk
  | { type: 'chooseRules'; rules: HouseRules }
  | { type: 'setTurn'; team: number }
  | { type: 'passTurn'; why: 'host' | 'time' }
  | { type: 'acceptAnswer' }
  | { type: 'refuseAnswer' }
  | { type: 'setValue'; value: number }
  | { type: 'giveVerdict'; outcome: VerdictOutcome; points: number }
  | { type: 'enterEarned'; team: number; points: number }
  // in a toss-up
  | { type: 'startTossUp'; order: readonly number[] }
  | { type: 'openTossUpLetter' }
  | { type: 'buzz'; team: number }
  // in a bonus round
  | { type: 'pickLetter'; letter: string }
  | { type: 'openPicks' }
  // keeping time
  | { type: 'startClock'; which: ClockName; atMs: number }
  | { type: 'holdClock'; which: ClockName; atMs: number }
  | { type: 'resetClock'; which: ClockName }
  | { type: 'addTime'; which: ClockName; ms: number }
  | { type: 'endClock'; which: ClockName }
>;

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;
