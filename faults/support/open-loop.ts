import { type Call, createClient } from './client.ts';

export type Load = {
  readonly perSecond: number;
  readonly seconds: number;
  readonly next: (nth: number) => { readonly path: string; readonly call?: Call };
  readonly onSecond?: (second: number) => void;
  /** Told the status of each answer, or 0 and why none came. */
  readonly onAnswer?: (nth: number, status: number, reason?: string) => void;
};

type LoadResult = {
  readonly sent: number;
  readonly statuses: ReadonlyMap<number, number>;
  /** Counted from the moment a request was due, so a server that stalls cannot hide it. */
  readonly timesMs: readonly number[];
};

const TURN_MS = 2;
const CONNECTIONS = 100;

/** Sends at a fixed pace, whether or not the answers keep up. */
export async function openLoop(origin: string, load: Load): Promise<LoadResult> {
  const client = createClient(origin, { connections: CONNECTIONS });
  const statuses = new Map<number, number>();
  const timesMs: number[] = [];
  const open = new Set<Promise<void>>();
  let sent = 0;

  const startedAt = performance.now();
  function send(dueAt: number): void {
    const nth = sent++;
    const { path, call } = load.next(nth);
    const answered = client.call(path, call).then(
      ({ status }) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        timesMs.push(performance.now() - dueAt);
        load.onAnswer?.(nth, status);
      },
      (error: unknown) => load.onAnswer?.(nth, 0, String(error)),
    );
    const settled = answered.finally(() => open.delete(settled));
    open.add(settled);
  }

  const total = load.perSecond * load.seconds;
  let second = 0;
  while (sent < total) {
    const passedMs = performance.now() - startedAt;
    const due = Math.min(total, Math.floor((passedMs / 1000) * load.perSecond) + 1);
    while (sent < due) send(startedAt + (sent * 1000) / load.perSecond);
    if (passedMs > (second + 1) * 1000) load.onSecond?.(++second);
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  }
  await Promise.all(open);
  client.close();
  return { sent, statuses, timesMs };
}
