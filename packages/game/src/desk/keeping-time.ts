import type { Action, ActionType } from '../action.ts';
import type { Show } from '../show.ts';
import type { ClockMove, ClockMoves, ClockName } from './clocks.ts';

/**
 * How long each clock of this show runs; 0 is off. After a hit in the final spin, and after the picks of a bonus
 * round, the turn clock is the solve clock, with a length of its own.
 */
export function clockLengths(show: Show): Readonly<Record<ClockName, number>> {
  const { turnSeconds, puzzleSeconds } = show.houseRules;
  return { turn: 1000 * (solveSeconds(show) ?? turnSeconds), puzzle: 1000 * puzzleSeconds };
}

function solveSeconds({ houseRules, desk }: Show): number | null {
  const special = desk?.special;
  if (special?.type === 'finalSpin' && special.called) return houseRules.finalSpinSeconds;
  if (special?.type === 'bonus' && special.opened) return houseRules.bonusSeconds;
  return null;
}

/** Whether the turn clock is the time to solve. */
export const isSolving = (show: Show): boolean => solveSeconds(show) !== null;

const NEW_PUZZLE: ReadonlySet<ActionType> = new Set([
  'startGame',
  'playAgain',
  'openGame',
  'nextPuzzle',
  'jumpTo',
]);

/** After these a team is to move again. Corrections are not among them. */
const ENDS_MOVE: ReadonlySet<ActionType> = new Set([
  'guessLetter',
  'guessPhrase',
  'acceptAnswer',
  'refuseAnswer',
  'giveVerdict',
  'closeReward',
  'passTurn',
  'setTurn',
  'openPicks',
]);

const BEGINS_PUZZLE: ReadonlySet<ActionType> = new Set([
  'guessLetter',
  'guessPhrase',
  'acceptAnswer',
  'refuseAnswer',
  'passTurn',
  'startSpin',
  'setValue',
  'startTossUp',
  'buzz',
  'pickLetter',
]);

/** What an action makes of the clocks. In a show played by hand they are moved by the host alone. */
export const clocksAfter = (before: Show, action: Action, after: Show): ClockMoves => ({
  turn: turnMove(before, action, after),
  puzzle: puzzleMove(action, after),
});

function turnMove(before: Show, action: Action, after: Show): ClockMove | null {
  if (after.screen !== 'game') return 'hold';
  if (!after.desk) return null;
  const isMove = isTeamToMove(after);
  if (NEW_PUZZLE.has(action.type)) return isMove ? 'restart' : 'reset';
  if (!isMove) return 'hold';
  // Wrong answers do not stretch the time to solve.
  if (isSolving(before) && isSolving(after)) return null;
  return ENDS_MOVE.has(action.type) && !isFreeLetter(action) ? 'restart' : null;
}

function puzzleMove(action: Action, after: Show): ClockMove | null {
  if (after.screen !== 'game') return 'hold';
  if (NEW_PUZZLE.has(action.type)) return 'reset';
  if (!after.desk) return null;
  if (after.isComplete) return 'hold';
  return BEGINS_PUZZLE.has(action.type) ? 'begin' : null;
}

const isFreeLetter = (action: Action): boolean =>
  action.type === 'guessLetter' && action.free === true;

function isTeamToMove({ desk, isComplete, spin, rewardDialogVisible }: Show): boolean {
  if (!desk || isComplete || spin || rewardDialogVisible || desk.due.type === 'verdict')
    return false;
  // A toss-up has no team on turn, and picks are not made against the clock.
  if (desk.special?.type === 'tossUp') return false;
  return desk.special?.type !== 'bonus' || desk.special.opened;
}
