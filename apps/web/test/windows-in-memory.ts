import type { Clock } from '../src/lib/clock.ts';
import type { Claims } from '../src/show/storage.ts';
import { NO_LOCK, type Release, type ShowLock } from '../src/show/windows/lock.ts';
import { createShowWindow, type WindowPorts } from '../src/show/windows/windows.ts';

/** The wall clock when the browser opens. */
const WALL_MS = 1_700_000_000_000;

type Lane = (() => void)[];
type Timer = { readonly due: number; readonly work: () => void };

/**
 * One browser in memory: what its windows share. Its claims and locks keep the promises of the real ones. Whatever
 * passes between windows, storage and locks waits in a lane of its own until somebody lets it through: within a lane
 * in order, between lanes in any order.
 */
export function openBrowser({ locks = true, storage = true } = {}) {
  const lanes = new Map<string, Lane>();
  const ears = new Map<string, Map<string, (message: unknown) => void>>();
  let timers: Timer[] = [];
  let nowMs = 0;
  let slots: { readonly claim: number; readonly value: unknown }[] = [];
  const asides: unknown[] = [];
  let holder: { readonly by: string; readonly lost: () => void } | null = null;
  let queue: { readonly by: string; readonly grant: () => void }[] = [];
  let opened = 0;
  const gone = new Set<string>();

  function enqueue(lane: string, work: () => void): void {
    const waiting = lanes.get(lane);
    if (waiting) waiting.push(work);
    else lanes.set(lane, [work]);
  }

  const busyLanes = () => [...lanes].flatMap(([name, lane]) => (lane.length > 0 ? [name] : []));

  /** Lets one thing through. The choice says which lane moves; the clock is one of them. */
  async function moveOne(choice: number): Promise<boolean> {
    const busy = busyLanes();
    if (busy.length + timers.length === 0) return false;
    const lane = busy[choice % (busy.length + (timers.length > 0 ? 1 : 0))];
    if (lane === undefined) moveClock(Math.min(...timers.map(({ due }) => due)));
    else lanes.get(lane)?.shift()?.();
    await settled();
    return true;
  }

  function moveClock(to: number): void {
    nowMs = to;
    const due = timers.filter((timer) => timer.due <= nowMs);
    timers = timers.filter((timer) => timer.due > nowMs);
    for (const { work } of due) work();
  }

  /** Everything gets through at once, while time passes. */
  async function pass(ms: number): Promise<void> {
    const end = nowMs + ms;
    for (;;) {
      await settled();
      const [lane] = busyLanes();
      const next = Math.min(end, ...timers.map(({ due }) => due));
      if (lane !== undefined) lanes.get(lane)?.shift()?.();
      else if (nowMs < end || next < end || timers.some(({ due }) => due <= end)) moveClock(next);
      else return;
    }
  }

  const newestSlot = () =>
    slots.reduce((a, b) => (b.claim > a.claim ? b : a), { claim: 0, value: undefined as unknown });

  const inStorage = <T>(by: string, work: () => T): Promise<T> =>
    new Promise((resolve) =>
      enqueue(`storage ${by}`, () => {
        const result = work();
        if (!gone.has(by)) resolve(result);
      }),
    );

  const claimsOf = (by: string): Claims => ({
    claim: (atLeast) =>
      inStorage(by, () => {
        if (!storage) return { number: atLeast, value: undefined, isKept: false };
        const { claim, value } = newestSlot();
        const number = Math.max(atLeast, claim + 1);
        slots = [{ claim: number, value }];
        return { number, value, isKept: true };
      }),
    write: (claim, value) =>
      inStorage(by, () => {
        if (!storage) return 'failed';
        slots = [
          ...slots.filter((slot) => slot.claim !== claim),
          { claim, value: structuredClone(value) },
        ];
        return newestSlot().claim > claim ? 'outdated' : 'kept';
      }),
    setAside: (_claim, value) => inStorage(by, () => asides.push(value) > 0),
    peek: () => inStorage(by, () => newestSlot().value),
  });

  function letNext(): void {
    if (holder === null) queue.shift()?.grant();
  }

  function hold(by: string, lost: () => void): Release {
    const mine = { by, lost };
    holder = mine;
    return () => {
      if (holder === mine) holder = null;
      letNext();
    };
  }

  const lockOf = (by: string): ShowLock => {
    const told = (work: () => void) => () => enqueue(`lock ${by}`, work);
    const lock: ShowLock = {
      wait: (lost, signal) =>
        new Promise((resolve) => {
          const waiting = {
            by,
            grant() {
              const release = hold(by, told(lost));
              enqueue(`lock ${by}`, () => resolve(release));
            },
          };
          signal.addEventListener('abort', () => {
            // One that is granted already is not called off any more.
            if (!queue.includes(waiting)) return;
            queue = queue.filter((other) => other !== waiting);
            resolve(null);
          });
          queue.push(waiting);
          letNext();
        }),
      async steal(lost) {
        const before = holder;
        const release = hold(by, told(lost));
        before?.lost();
        return release;
      },
      async whenFree(signal) {
        const release = await lock.wait(() => {}, signal);
        release?.();
        if (!release) throw new Error('aborted');
      },
    };
    return lock;
  };

  function portsOf(id: string): WindowPorts & { readonly clock: Clock } {
    return {
      id,
      claims: claimsOf(id),
      lock: locks ? lockOf(id) : NO_LOCK,
      openChannel(topic, hear) {
        const listening = ears.get(topic) ?? new Map();
        ears.set(topic, listening);
        listening.set(id, hear);
        return {
          post(message) {
            if (gone.has(id)) return;
            for (const [to, other] of listening) {
              if (to === id) continue;
              const letter = structuredClone(message);
              enqueue(`${id} to ${to}`, () => listening.get(to) === other && other(letter));
            }
          },
          close: () => listening.get(id) === hear && listening.delete(id),
        };
      },
      clock: {
        now: () => nowMs,
        wall: () => WALL_MS + nowMs,
        after(ms, work) {
          const timer = { due: nowMs + ms, work: () => gone.has(id) || work() };
          timers.push(timer);
          return () => {
            timers = timers.filter((other) => other !== timer);
          };
        },
      },
    };
  }

  /** The window hears and does nothing any more, and its lock is free. */
  function end(id: string): void {
    gone.add(id);
    for (const listening of ears.values()) listening.delete(id);
    lanes.delete(`lock ${id}`);
    queue = queue.filter(({ by }) => by !== id);
    if (holder?.by === id) holder = null;
    letNext();
  }

  return {
    moveOne,
    pass,
    stored: () => newestSlot().value,
    keep: (value: unknown) => {
      slots = [{ claim: 1, value }];
    },
    asides,
    portsOf,
    wall: () => WALL_MS + nowMs,

    openWindow() {
      opened += 1;
      const id = `window ${opened}`;
      const seen = {
        id,
        mode: 'none',
        value: '',
        kept: false,
        isSettled: false,
        events: [] as string[],
        acknowledged: [] as string[],
      };
      const viewOf = (value: string) => value.toUpperCase();
      const show = createShowWindow<string, string, string>(
        portsOf(id),
        {
          fresh: 'fresh',
          revive: (value) => (typeof value === 'string' ? value : null),
          viewOf,
        },
        (change) => {
          if (change.type === 'lead')
            Object.assign(seen, { mode: 'host', value: change.run, kept: change.isSaved });
          if (change.type === 'follow') {
            seen.value = change.view;
            seen.events.push(...change.events);
          }
          if (change.type === 'restoring') seen.mode = 'restoring';
          if (change.type === 'stopLeading') seen.mode = 'follower';
          if (change.type === 'ready') seen.isSettled = true;
          if (change.type === 'unready') seen.isSettled = false;
          if (change.type === 'saved') {
            seen.kept = change.isSaved;
            if (change.isSaved) seen.acknowledged.push(seen.value);
          }
        },
      );
      return {
        seen,
        enter: ({ stepsIn = true } = {}) => show.visit(true, stepsIn),
        leave: () => show.visit(false, true),
        takeOver: show.takeOver,
        restore: show.restore,
        publish(run: string, events: readonly string[] = []) {
          if (seen.mode === 'host') seen.value = run;
          show.change(run, viewOf(run), events);
        },
        /** The page hears nothing any more. */
        sleep() {
          for (const listening of ears.values()) listening.delete(id);
        },
        close: () => end(id),
      };
    },
  };
}

export type Browser = ReturnType<typeof openBrowser>;
export type Window = ReturnType<Browser['openWindow']>;

/** Lets promises that are already kept be heard. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 12; turns++) await Promise.resolve();
}
