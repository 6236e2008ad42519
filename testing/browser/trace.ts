import type { Page } from '@playwright/test';

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
};

type Stretch = { readonly ts: number; readonly end: number; readonly lengthMs: number };

export const CATEGORIES = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

/** What script is called in a trace, and what a page does beside it; one may lie within another. */
export const SCRIPT = ['FunctionCall', 'RunMicrotasks', 'EvaluateScript', 'v8.evaluateModule'];
const DRAWING = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];

export const eventsIn = (trace: Buffer): readonly TraceEvent[] =>
  (JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }).traceEvents;

/** Counted in time on the processor, so that other work on the machine does not count. */
export const called = (
  events: readonly TraceEvent[],
  names: readonly string[],
): readonly Stretch[] =>
  events
    .filter(({ name }) => names.includes(name))
    .map(({ ts, dur = 0, tdur }) => ({ ts, end: ts + dur, lengthMs: (tdur ?? dur) / 1000 }));

/** Of each task of one thread what the page did in it: neither the browser's own tidying up nor a test's questions. */
export function taskLengths(events: readonly TraceEvent[]): readonly number[] {
  const work = outermost(called(events, [...SCRIPT, ...DRAWING]));
  return called(events, ['RunTask']).map((task) =>
    sumMs(work.filter(({ ts, end }) => ts >= task.ts && end <= task.end)),
  );
}

/** The longest that a task of a page held its main thread in each step and the drawing after it. */
export async function longestTaskOfEach<Name extends string>(
  page: Page,
  steps: Readonly<Record<Name, () => Promise<void>>>,
): Promise<Readonly<Record<Name, number>>> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const lengths = {} as Record<Name, number>;
  for (const name of Object.keys(steps) as Name[]) {
    await browser.startTracing(page, { categories: CATEGORIES });
    await steps[name]();
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });
    lengths[name] = longestTaskMs(await browser.stopTracing());
  }
  return lengths;
}

/** The longest that a task of any page held its main thread. */
function longestTaskMs(trace: Buffer): number {
  const events = eventsIn(trace);
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(events.filter(({ name }) => name === 'Paint').map(threadOf));
  const lengths = [...pages].flatMap((thread) =>
    taskLengths(events.filter((event) => threadOf(event) === thread)),
  );
  return Math.max(...lengths);
}

export const sumMs = (stretches: readonly Stretch[]) =>
  stretches.reduce((sum, { lengthMs }) => sum + lengthMs, 0);

export function outermost(stretches: readonly Stretch[]): readonly Stretch[] {
  let endedAt = 0;
  return stretches
    .toSorted((one, other) => one.ts - other.ts || other.end - one.end)
    .filter(({ ts, end }) => {
      if (ts < endedAt) return false;
      endedAt = end;
      return true;
    });
}
