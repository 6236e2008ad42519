import { type Run, replay } from './run.ts';
import { type LogLine, lineOf, type Trail, trailOf } from './trail.ts';
import { canRedo, canUndo, nextStep } from './undo.ts';

/** What happened so far, oldest first. */
export const log = (trail: Trail): readonly LogLine[] =>
  trail.marks.flatMap(({ line }) => line ?? []);

/** What undo would take back or redo would repeat. */
export function describeStep(
  run: Run,
  direction: 'undo' | 'redo',
  trail: Trail = trailOf(run),
): LogLine | null {
  if (direction === 'undo') return canUndo(run) ? (trail.marks.at(-1)?.line ?? null) : null;
  if (!canRedo(run)) return null;
  const step = nextStep(run);
  return lineOf(run.show, step, replay(run.show, step));
}
