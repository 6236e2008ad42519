import type { ActionType } from '../action.ts';

/**
 * How an action stands in the history of a show.
 * - `boundary`: a new history begins after it.
 * - `host`: one step to undo.
 * - `quiet`: belongs to the spin it ends or whose dialog it closes, never a step of its own.
 * - `screen`: happens to the start and to the show alike, so that undo and redo stay on the screen.
 */
export type StepKind = 'boundary' | 'host' | 'quiet' | 'screen';

export const STEP_KINDS: { readonly [T in ActionType]: StepKind } = {
  goTo: 'screen',
  chooseQuiz: 'boundary',
  enterTeams: 'boundary',
  addTeam: 'boundary',
  removeTeam: 'boundary',
  restoreTeam: 'boundary',
  renameTeam: 'boundary',
  setScore: 'boundary',
  finalizeTeams: 'boundary',
  startGame: 'boundary',
  openGame: 'boundary',
  guessLetter: 'host',
  guessPhrase: 'host',
  setVowels: 'host',
  nextPuzzle: 'host',
  adjustScore: 'host',
  rewardTeam: 'host',
  addSegment: 'host',
  removeSegment: 'host',
  resetWheel: 'host',
  randomizeWheel: 'host',
  setWheelVisible: 'host',
  startSpin: 'host',
  endSpin: 'quiet',
  cancelSpin: 'quiet',
  closeReward: 'quiet',
};
