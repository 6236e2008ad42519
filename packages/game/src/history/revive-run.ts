import type { Action } from '../action.ts';
import { isShow } from './is-show.ts';
import { isStep } from './is-step.ts';
import { newRun, type Run, replay } from './run.ts';
import { isRecord, sameData } from './shape.ts';

const isHistory = (data: unknown): data is readonly Action[] =>
  Array.isArray(data) && data.every(isStep);

/**
 * A run from stored data; `null` when there is no usable show in it. Where the history does not lead to the stored
 * show (it was written under other rules), the show wins: the host goes on where the audience saw it last.
 */
export function reviveRun(data: unknown): Run | null {
  if (!isRecord(data) || !isShow(data.show)) return null;
  const { start, steps, undone, show } = data;
  if (!isShow(start) || !isHistory(steps) || !isHistory(undone)) return newRun(show);
  if (!sameData(replay(start, steps), show)) return newRun(show);
  return { start, steps, undone, show };
}
