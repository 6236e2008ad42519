import type { ClockName } from './desk/clocks.ts';
import type { VerdictOutcome } from './desk/desk.ts';
import type { HouseRules, PuzzleKind } from './desk/presets.ts';
import type { Puzzle, ShowScreen, Team } from './show.ts';
import type { Degrees } from './wheel/geometry.ts';
import type { Segment } from './wheel/segment.ts';

/** Everything that can happen to a show. Chance and time arrive in here as data. */
export type Action =
  // walking from screen to screen
  | { readonly type: 'goTo'; readonly screen: ShowScreen }
  // choosing a game
  | { readonly type: 'chooseQuiz'; readonly puzzles: readonly Puzzle[] }
  // setting up teams
  | { readonly type: 'enterTeams'; readonly color: string }
  | { readonly type: 'addTeam'; readonly color: string }
  | { readonly type: 'removeTeam'; readonly team: number }
  | { readonly type: 'restoreTeam'; readonly team: number; readonly restored: Team }
  | { readonly type: 'renameTeam'; readonly team: number; readonly name: string }
  | { readonly type: 'setScore'; readonly team: number; readonly score: number }
  | { readonly type: 'finalizeTeams' }
  // building the wheel
  | { readonly type: 'addSegment'; readonly segment: Segment }
  | { readonly type: 'removeSegment'; readonly segment: Segment }
  | { readonly type: 'resetWheel' }
  | { readonly type: 'randomizeWheel'; readonly order: readonly number[] }
  | { readonly type: 'fillWheel'; readonly segments: readonly Segment[] }
  | { readonly type: 'setWheelVisible'; readonly visible: boolean }
  // spinning it
  // a trial changes nothing at a desk
  | {
      readonly type: 'startSpin';
      readonly extraDegrees: Degrees;
      readonly atMs: number;
      readonly trial?: boolean;
    }
  | { readonly type: 'endSpin' }
  | { readonly type: 'cancelSpin' }
  | { readonly type: 'closeReward' }
  // playing
  | { readonly type: 'startGame'; readonly withWheel: boolean }
  | { readonly type: 'openGame' }
  | { readonly type: 'guessLetter'; readonly letter: string; readonly free?: boolean }
  | { readonly type: 'guessPhrase'; readonly phrase: string }
  | { readonly type: 'setVowels'; readonly include: boolean }
  | { readonly type: 'nextPuzzle' }
  // the order of puzzles
  | { readonly type: 'jumpTo'; readonly puzzle: number }
  | { readonly type: 'reorderPuzzles'; readonly order: readonly number[] }
  | { readonly type: 'setKind'; readonly puzzle: number; readonly kind: PuzzleKind }
  | { readonly type: 'playAgain' }
  | { readonly type: 'keepTeams' }
  // scoring
  | { readonly type: 'adjustScore'; readonly team: number; readonly delta: number }
  | { readonly type: 'rewardTeam'; readonly team: number; readonly value?: number }
  | { readonly type: 'enterScore'; readonly team: number; readonly score: number }
  // at a desk
  | { readonly type: 'chooseRules'; readonly rules: HouseRules }
  | { readonly type: 'setTurn'; readonly team: number }
  | { readonly type: 'passTurn'; readonly why: 'host' | 'time' }
  | { readonly type: 'acceptAnswer' }
  | { readonly type: 'refuseAnswer' }
  | { readonly type: 'setValue'; readonly value: number }
  | { readonly type: 'giveVerdict'; readonly outcome: VerdictOutcome; readonly points: number }
  | { readonly type: 'enterEarned'; readonly team: number; readonly points: number }
  // in a toss-up
  | { readonly type: 'startTossUp'; readonly order: readonly number[] }
  | { readonly type: 'openTossUpLetter' }
  | { readonly type: 'buzz'; readonly team: number }
  // in a bonus round
  | { readonly type: 'pickLetter'; readonly letter: string }
  | { readonly type: 'openPicks' }
  // keeping time
  | { readonly type: 'startClock'; readonly which: ClockName; readonly atMs: number }
  | { readonly type: 'holdClock'; readonly which: ClockName; readonly atMs: number }
  | { readonly type: 'resetClock'; readonly which: ClockName }
  | { readonly type: 'addTime'; readonly which: ClockName; readonly ms: number }
  | { readonly type: 'endClock'; readonly which: ClockName };

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;
