import type { Action } from '../action.ts';
import { type Clock, type Clocks, fitted, NO_CLOCKS } from '../desk/clocks.ts';
import { clockLengths } from '../desk/keeping-time.ts';
import { RULES } from '../rules/table.ts';
import { agrees, type Data, isIndex, isLike, isNumber, isRecord } from '../shape.ts';
import type { Show } from '../show.ts';
import { MIGRATIONS } from './migrations.ts';
import { readShow } from './read-show.ts';
import { newRun, RUN_VERSION, type Run, replay } from './run.ts';

const CLOCK = { lengthMs: 0, leftMs: 0 };

/** A clock as far as it is there: it runs on through a reload. */
function readClock(data: unknown): Clock | null {
  if (!isLike(CLOCK, data)) return null;
  const { lengthMs, leftMs, runningSinceMs } = data as Clock; // it is like one by the line above
  if (leftMs < 0) return null;
  return { lengthMs, leftMs, runningSinceMs: isNumber(runningSinceMs) ? runningSinceMs : null };
}

const readClocks = (data: unknown): Clocks =>
  isRecord(data) ? { turn: readClock(data.turn), puzzle: readClock(data.puzzle) } : NO_CLOCKS;

/** Whether data is a list of actions that can stand in a history. */
const isHistory = (data: unknown): data is readonly Action[] =>
  Array.isArray(data) && data.every((step) => isRecord(step) && STEP_TYPES.has(step.type));

const STEP_TYPES: ReadonlySet<unknown> = new Set(
  Object.entries(RULES).flatMap(([type, { kind }]) =>
    kind === 'host' || kind === 'amend' || kind === 'auto' ? type : [],
  ),
);

/** The show that a history leads to; `null` when it cannot be played. */
function played(start: Show, steps: readonly Action[]): Show | null {
  try {
    return readShow(replay(start, steps));
  } catch {
    return null;
  }
}

/**
 * A run from stored data of any released shape; `null` when there is no usable show in it. `newer` when a later
 * version wrote it: the storage leaves it in place, so that it is there again after an update.
 */
export function reviveRun(data: unknown): Run | 'newer' | null {
  if (!isRecord(data)) return null;
  const { version = 1 } = data;
  if (!isIndex(version) || version === 0) return null;
  if (Number(version) > RUN_VERSION) return 'newer';
  return readRun(
    MIGRATIONS.slice(Number(version) - 1).reduce((run, migrate) => migrate(run), data),
  );
}

/**
 * Where the history leads to the stored show, as far as that goes, what it leads to is taken: it has every field.
 * Where it does not (it was written under other rules), the show wins: the host goes on where the audience saw it last.
 */
function readRun({ start, steps, undone, show: stored, clocks: saved }: Data): Run | null {
  const show = readShow(stored);
  if (!show) return null;
  const clocks = fitted(readClocks(saved), clockLengths(show));
  const first = readShow(start);
  const withoutHistory = { ...newRun(show), clocks };
  if (!first || !isHistory(steps) || !isHistory(undone)) return withoutHistory;
  const replayed = played(first, steps);
  if (!replayed || !agrees(stored, replayed) || !played(replayed, undone)) return withoutHistory;
  return { version: RUN_VERSION, start: first, steps, undone, show: replayed, clocks };
}
