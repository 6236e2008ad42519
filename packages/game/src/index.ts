export type { Action, ActionOf, ActionType } from './action.ts';
export * from './constants.ts';
export type { PublicEvent, ShowEvent, StageEvent } from './event.ts';
export { describeStep, type LogLine, log } from './history/log.ts';
export { reviveRun } from './history/revive-run.ts';
export {
  canRedo,
  canUndo,
  newRun,
  type Performed,
  perform,
  type Run,
  redo,
  replay,
  undo,
} from './history/run.ts';
export { answersTo, baseLetter, isVowel, samePhrase, toPhrase } from './letters.ts';
export { newShow } from './new-show.ts';
export type { Objection } from './objection.ts';
export { objectionTo, play } from './play.ts';
export { elapsedMs, type PublicShow, publicEvents, publicShow } from './public-show.ts';
export * from './questions.ts';
export type { Outcome } from './rules/rule.ts';
export { SAMPLE_PUZZLES } from './samples.ts';
export type { LetterFlags, Puzzle, Show, ShowScreen, Spin, Team } from './show.ts';
export { crossingTimes } from './wheel/crossings.ts';
export { type Degrees, segmentAt, timeAt } from './wheel/geometry.ts';
