import { replay } from './run.ts';
import { ownEnd } from './steps.ts';
import { type LogLine, lineOf, type Trail } from './trail.ts';
import { canRedo, canUndo, nextStep } from './undo.ts';

/** What happened so far, oldest first. */
export const log = ({ marks }: Trail): readonly LogLine[] =>
  marks.flatMap(({ line }) => line ?? []);

/** What undo would take back or redo would repeat. */
export function describeStep({ run, marks }: Trail, direction: 'undo' | 'redo'): LogLine | null {
  if (direction === 'undo') return canUndo(run) ? (marks.at(-1)?.line ?? null) : null;
  if (!canRedo(run)) return null;
  const step = nextStep(run);
  return lineOf(run.show, step, replay(run.show, step.slice(0, ownEnd(step, 0))));
}
