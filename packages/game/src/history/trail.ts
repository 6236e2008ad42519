import type { Action } from '../action.ts';
import { type RULES, ruleOf } from '../rules/table.ts';
import type { Show } from '../show.ts';
import { type Run, replay } from './run.ts';
import { ownEnd, stepEnd } from './steps.ts';

type Rules = typeof RULES;

/** What a step did, as data: the type of its action and the facts its rule gives. */
export type LogLine = {
  [T in keyof Rules]: Rules[T] extends { line(...args: never[]): infer Facts }
    ? { readonly type: T } & Facts
    : never;
}[keyof Rules];

/** Where a step ends in `run.steps`, and what it led to. */
type Mark = { readonly end: number; readonly show: Show; readonly line: LogLine | null };

/**
 * What each step of a run led to. It follows from the run alone and saves playing a long show again for every undo
 * and every line. The store keeps the latest one, beside the run and never on disk.
 */
export type Trail = { readonly run: Run; readonly marks: readonly Mark[] };

/** The trail of a run, going on from an earlier one as far as the two share their steps. */
export function trailOf(run: Run, before: Trail | null = null): Trail {
  const { start, steps } = run;
  const marks = before ? sharedMarks(run, before) : [];
  let { end, show } = marks.at(-1) ?? { end: 0, show: start };
  while (end < steps.length) {
    const step = steps.slice(end, stepEnd(steps, end));
    const own = ownEnd(step, 0);
    end += step.length;
    // The last step led to the show of the run.
    const isLast = end === steps.length;
    const after = isLast && own === step.length ? run.show : replay(show, step.slice(0, own));
    const line = lineOf(show, step, after);
    show = isLast ? run.show : replay(after, step.slice(own));
    marks.push({ end, show, line });
  }
  return { run, marks };
}

/** The show after the first `count` actions of its run, on the screen where the host is now. */
export function showAt({ run, marks }: Trail, count: number): Show | null {
  const { screen } = run.show;
  if (count === 0) return run.start;
  const show = marks.findLast(({ end }) => end === count)?.show;
  return show ? { ...show, screen } : null;
}

export function lineOf(before: Show, step: readonly Action[], after: Show): LogLine | null {
  const [action] = step;
  if (!action) return null;
  const rule = ruleOf(action.type);
  if (rule.kind !== 'host') return null;
  // The rule of this very type gave the facts.
  return { type: action.type, ...rule.line(before, action, after) } as LogLine;
}

function sharedMarks({ start, steps }: Run, { run, marks }: Trail): Mark[] {
  if (!isSameButForScreen(start, run.start)) return [];
  let shared = 0;
  while (shared < steps.length && steps[shared] === run.steps[shared]) shared += 1;
  // A step that was amended has changed.
  const last = marks.findLastIndex(({ end }) => end <= shared && end === stepEnd(steps, end - 1));
  return marks.slice(0, last + 1);
}

const isSameButForScreen = (one: Show, other: Show): boolean =>
  (Object.keys(one) as (keyof Show)[]).every(
    (field) => field === 'screen' || one[field] === other[field],
  );
