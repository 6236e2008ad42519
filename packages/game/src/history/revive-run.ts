import type { Action, ActionType } from '../action.ts';
import { fitted } from '../desk/clocks.ts';
import { clockLengths } from '../desk/keeping-time.ts';
import type { Rule } from '../rules/rule.ts';
import { RULES } from '../rules/table.ts';
import { agrees, type Data, isIndex, isRecord, recordOf } from '../shape.ts';
import { MIGRATIONS } from './migrations.ts';
import { readClocks } from './read-clocks.ts';
import { readShow } from './read-show.ts';
import { newRun, RUN_VERSION, type Run, replay } from './run.ts';

const rules = new Map<unknown, Rule<ActionType>>(Object.entries(RULES));

/** Whether data is an action that can stand in a history. */
function isStep(data: unknown): data is Action {
  const rule = isRecord(data) ? rules.get(data.type) : undefined;
  return rule !== undefined && 'fields' in rule && recordOf(rule.fields)(data);
}

const isHistory = (data: unknown): data is readonly Action[] =>
  Array.isArray(data) && data.every(isStep);

/**
 * A run from stored data of any released shape; `null` when there is no usable show in it. `newer` when a later
 * version wrote it: whoever stores must leave it where it is, so that it is there again after an update.
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
function readRun({ start, steps, undone, show: stored, clocks: kept }: Data): Run | null {
  const show = readShow(stored);
  if (!show) return null;
  const clocks = fitted(readClocks(kept), clockLengths(show));
  const first = readShow(start);
  if (!first || !isHistory(steps) || !isHistory(undone)) return { ...newRun(show), clocks };
  const replayed = replay(first, steps);
  if (!agrees(stored, replayed)) return { ...newRun(show), clocks };
  return { version: RUN_VERSION, start: first, steps, undone, show: replayed, clocks };
}
