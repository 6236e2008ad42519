import type { Clock } from '../../lib/clock.ts';
import type { Claims } from '../../lib/kept-data/claims.ts';
import type { ShowChannel } from '../../lib/show-channel/channel.ts';
import type { Release, ShowLock } from '../../lib/show-channel/lock.ts';
import { newHosting } from './moves.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';
import { stepHosting } from './table.ts';
import type { Effect, Happening } from './words.ts';

export type OpenChannel = <Message>(
  topic: string,
  hear: (message: Message) => void,
) => ShowChannel<Message>;

/** What a window needs of its browser to find its place among the others. */
export type HostingPorts = {
  /** A name no other window has. */
  readonly id: string;
  readonly claims: Claims;
  readonly lock: ShowLock | null;
  readonly openChannel: OpenChannel;
  readonly clock: Pick<Clock, 'after'>;
};

/** What is hosted, and who is told. */
type Hosted<Run, View, Event> = {
  readonly fresh: () => Run;
  /** Checks a value that storage gave; `null` when it makes no sense. */
  readonly revive: (value: unknown) => Run | null;
  readonly viewOf: (run: Run) => View;
  readonly host: (run: Run, isKept: boolean) => void;
  readonly follow: (view: View, events: readonly Event[]) => void;
  readonly stopHosting: () => void;
  readonly settle: () => void;
  readonly unsettle: () => void;
  readonly saved: (isSaved: boolean) => void;
};

const EVERYBODY = '';

/** Does what the table says, and tells it what came of it. */
export function createHosting<Run, View, Event>(
  { id, claims, lock, openChannel, clock }: HostingPorts,
  hosted: Hosted<Run, View, Event>,
) {
  type Told = Happening<Run, View, Event>;
  let state = newHosting(id, lock !== null, hosted.fresh());
  let pending = new AbortController();
  const held = new Map<number, Release>();
  const waiting: Told[] = [];
  let isBusy = false;
  let channel: ShowChannel<unknown> | null = null;

  /** One at a time: what an effect brings about waits until the others of its step are done. */
  function happen(happening: Told): void {
    waiting.push(happening);
    if (isBusy) return;
    isBusy = true;
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) go(next);
    } finally {
      isBusy = false;
    }
  }

  function go(happening: Told): void {
    channel ??= openChannel<Told>(EVERYBODY, happen);
    const { next, effects } = stepHosting<Run, View, Event>(state, happening);
    const isWaitOver = next.wait !== state.wait;
    state = next;
    if (isWaitOver) {
      pending.abort();
      pending = new AbortController();
    }
    releaseOthers();
    // Both have the same type, which the compiler cannot see through the look-up.
    for (const effect of effects) perform[effect.type](effect as never);
  }

  /** Also a lock that came too late. */
  function releaseOthers(): void {
    for (const [wait, release] of held) {
      if (wait === state.lock) continue;
      held.delete(wait);
      release();
    }
  }

  async function take(wait: number, holding: Promise<Release | null>): Promise<void> {
    const release = await holding;
    if (release) held.set(wait, release);
    happen({ type: release ? 'locked' : 'refused', wait });
  }

  const lose = (wait: number) => () => {
    held.delete(wait);
    happen({ type: 'lockLost', wait });
  };

  type Performed = Effect<Run, View, Event>;
  type Perform = {
    [Type in Performed['type']]: (effect: Extract<Performed, { type: Type }>) => void;
  };

  const perform: Perform = {
    waitForLock: ({ wait }) => lock && take(wait, lock.wait(lose(wait), pending.signal)),
    stealLock: ({ wait }) => lock && take(wait, lock.steal(lose(wait))),
    watchLock({ wait }) {
      const free = () => happen({ type: 'lockFree', wait });
      lock?.whenFree(pending.signal).then(free, () => {});
    },

    startTimer({ wait, ms }) {
      const stop = clock.after(ms, () => happen({ type: 'timeUp', wait }));
      pending.signal.addEventListener('abort', stop);
    },

    async claim({ wait, atLeast }) {
      const { number, value, isKept } = await claims.claim(atLeast);
      const stored = readSnapshot(value, hosted.revive);
      // What this version cannot read, another one may: it must outlive the first change.
      if (value != null && stored === null) await claims.setAside(number, value);
      happen({ type: 'claimed', wait, claim: number, isKept, stored });
    },
    async write({ snapshot }) {
      const { claim, revision } = snapshot;
      const result = await claims.write(claim, snapshot);
      happen({ type: 'wrote', claim, revision, result });
    },
    async peek({ wait }) {
      const stored = readSnapshot(await claims.peek(), hosted.revive);
      const rank = stored && { claim: stored.claim, by: '', revision: stored.revision };
      const told = rank && { rank, view: hosted.viewOf(stored.value), events: [] };
      happen({ type: 'peeked', wait, stored: told });
    },

    askForRun({ wait }) {
      const line = `${id} ${wait}`;
      const answer = openChannel<Snapshot<unknown>>(line, (data) => {
        const snapshot = readSnapshot(data, hosted.revive);
        if (snapshot) happen({ type: 'handed', wait, snapshot });
      });
      pending.signal.addEventListener('abort', () => answer.close());
      channel?.post({ type: 'wantRun', line });
    },
    hand({ line, snapshot }) {
      const answer = openChannel(line, () => {});
      answer.post(snapshot);
      answer.close();
    },
    post: ({ message }) => channel?.post(message),
    tell: ({ run, ...told }) => channel?.post({ ...told, type: 'state', view: hosted.viewOf(run) }),

    host: ({ run, isKept }) => hosted.host(run, isKept),
    follow: ({ view, events }) => hosted.follow(view, events),
    saved: ({ isSaved }) => hosted.saved(isSaved),
    stopHosting: hosted.stopHosting,
    settle: hosted.settle,
    unsettle: hosted.unsettle,
  };

  return { happen };
}
