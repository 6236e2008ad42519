import type { Action } from '../action.ts';
import { type ClockMoves, fitted, moved } from '../desk/clocks.ts';
import { clockLengths, clocksAfter } from '../desk/keeping-time.ts';
import { type Performed, perform, type Run } from './run.ts';
import { kindOf } from './steps.ts';
import type { Trail } from './trail.ts';
import { redo, undo } from './undo.ts';

/** The run with the clocks its show asks for, moved at the time given. */
const withClocks = (run: Run, moves: ClockMoves, nowMs: number): Run => ({
  ...run,
  clocks: moved(fitted(run.clocks, clockLengths(run.show)), moves, nowMs),
});

/** `perform`, and what the action makes of the clocks at that time. */
export function performAt(run: Run, action: Action, nowMs: number): Performed {
  const done = perform(run, action);
  if (done.objection || kindOf(action) === 'clock') return done;
  const moves = clocksAfter(run.show, action, done.run.show);
  return { ...done, run: withClocks(done.run, moves, nowMs) };
}

/** Undo and redo hold both clocks. The one of a puzzle is full where they lead to another. */
function held(before: Run, after: Run, nowMs: number): Run {
  if (after === before) return before;
  const isSamePuzzle = before.show.currentPuzzleIndex === after.show.currentPuzzleIndex;
  return withClocks(after, { turn: 'hold', puzzle: isSamePuzzle ? 'hold' : 'reset' }, nowMs);
}

export const undoAt = (run: Run, nowMs: number, trail: Trail | null = null): Run =>
  held(run, undo(run, trail), nowMs);

export const redoAt = (run: Run, nowMs: number): Run => held(run, redo(run), nowMs);
