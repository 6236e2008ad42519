/** The part of a Chromium trace that says what the page's main thread did during a spin. */
export type SpinTrace = {
  readonly longestTaskMs: number;
  /** Tasks over 50 ms, the limit after which input and frames visibly wait. */
  readonly longTasks: number;
  readonly drawnFrames: number;
  /** Gaps of more than 50 ms between two drawn frames. */
  readonly longFrames: number;
};

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, like `dur`. */
  readonly ts: number;
  readonly dur?: number;
};
type Span = { readonly from: number; readonly to: number };

/** No more than is read here: every event recorded is itself work on the main thread. */
export const traceCategories = [
  'blink.user_timing',
  'devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

export const spinMark = 'bench-spin-start';
const spinUs = 6_000_000;
const longUs = 50_000;

export function readSpin(trace: Buffer): SpinTrace {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const mark = traceEvents.find(({ name }) => name === spinMark);
  if (!mark) throw new Error('The trace holds no spin: the click did not reach the page.');

  const window: Span = { from: mark.ts, to: mark.ts + spinUs };
  const mainThread = traceEvents.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid);
  const tasks = union(spans(mainThread, window, ({ name }) => name === 'RunTask'));
  const frames = traceEvents
    .filter(({ name, pid, ts }) => name === 'DrawFrame' && pid === mark.pid && inside(ts, window))
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const gaps = frames.slice(1).map((ts, index) => ts - (frames[index] ?? ts));

  return {
    longestTaskMs: Math.max(0, ...tasks.map(length)) / 1000,
    longTasks: tasks.filter((task) => length(task) > longUs).length,
    drawnFrames: frames.length,
    longFrames: gaps.filter((gap) => gap > longUs).length,
  };
}

const inside = (ts: number, { from, to }: Span) => ts >= from && ts < to;
const length = ({ from, to }: Span) => to - from;

/** Complete events, cut to the window. The click's own task began a moment before its mark. */
function spans(
  events: readonly TraceEvent[],
  window: Span,
  wanted: (event: TraceEvent) => boolean,
): Span[] {
  return events
    .filter((event) => event.ph === 'X' && wanted(event))
    .map(({ ts, dur = 0 }) => ({ from: ts, to: ts + dur }))
    .filter(({ from, to }) => to > window.from && from < window.to)
    .map(({ from, to }) => ({ from, to: Math.min(to, window.to) }));
}

/** Nested and touching spans count once. */
function union(list: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...list].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from < last.to)
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  return merged;
}
