export type { Action } from './action.ts';
export type { BoardTile } from './board.ts';
export { BUILT_IN_SETUPS } from './built-in-setups.ts';
export {
  LONGEST_PRIZE,
  MAX_OWN_CHIPS,
  MAX_SEGMENTS,
  MAX_TEAMS,
  SCORE_STEP,
  SPIN_BASE_DEGREES,
  SPIN_DURATION_MS,
  SPIN_EXTRA_BELOW,
  TOSS_UP_LETTER_MS,
  WINNER_CONFETTI_MS,
  WRONG_X_MS,
} from './constants.ts';
export { PICKS } from './desk/bonus-round.ts';
export { CLOCK_NAMES, type ClockName, type Clocks, leftAt } from './desk/clocks.ts';
export type { TurnState, VerdictOutcome } from './desk/desk.ts';
export type { Move } from './desk/moves.ts';
export {
  type HouseRules,
  isChanged,
  PRESET_NAMES,
  PRESETS,
  type PresetName,
  PUZZLE_KINDS,
  type PuzzleKind,
} from './desk/presets.ts';
export {
  type PuzzleResult,
  type Results,
  resultsOf,
} from './desk/results.ts';
export { closedTileIndexes } from './desk/toss-up.ts';
export { describeStep, log } from './history/log.ts';
export { reviveRun } from './history/revive-run.ts';
export { newRun, perform, type Run } from './history/run.ts';
export { performAt, redoAt, undoAt } from './history/timed.ts';
export { type LogLine, type Trail, trailOf } from './history/trail.ts';
export { redo, undo } from './history/undo.ts';
export type { KeyState } from './keyboard.ts';
export { isVowel, toPhrase } from './letters.ts';
export type { Objection } from './objection.ts';
export { objectionTo, play } from './play.ts';
export type { PublicDesk } from './public-desk.ts';
export { type PublicEvent, publicEvents, type StageEvent } from './public-events.ts';
export {
  activeTeam,
  type PublicClock,
  type PublicPrizes,
  type PublicShow,
  type PublicTeam,
  publicShow,
  teamOnTurn,
  withoutPrizeNames,
} from './public-show.ts';
export { puzzlesInPlay, SAMPLE_PUZZLES } from './puzzles.ts';
export { type SetupText, setupAction, setupOf } from './setup-text.ts';
export { type LetterFlags, newShow, type Puzzle, type ShowScreen, type TeamSetup } from './show.ts';
export { type Place, podium, ranking } from './teams.ts';
export { chipOf, chipText } from './wheel/chip-text.ts';
export { crossingTimes } from './wheel/crossings.ts';
export { segmentAt } from './wheel/geometry.ts';
export { CHIPS, isSameSegment, type Segment, TELEVISION_SEGMENTS } from './wheel/segment.ts';
