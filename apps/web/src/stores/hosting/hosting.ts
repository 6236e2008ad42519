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
export type Hosted<Run, View, Event> = {
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
    const { wait } = state;
    const step = stepHosting<Run, View, Event>(state, happening);
    state = step.next;
    if (state.wait !== wait) {
      pending.abort();
      pending = new AbortController();
    }
    for (const effect of step.effects) perform(effect);
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

  async function claim(wait: number, atLeast: number): Promise<void> {
    const { number, value, isKept } = await claims.claim(atLeast);
    const stored = readSnapshot(value, hosted.revive);
    // What this version cannot read, another one may: it must outlive the first change.
    if (value != null && stored === null) await claims.setAside(number, value);
    happen({ type: 'claimed', wait, claim: number, isKept, stored });
  }

  async function write(snapshot: Snapshot<Run>): Promise<void> {
    const { claim, revision } = snapshot;
    const result = await claims.write(claim, snapshot);
    happen({ type: 'wrote', claim, revision, result });
  }

  function askForRun(wait: number): void {
    const line = `${id} ${wait}`;
    const answer = openChannel<Snapshot<unknown>>(line, (data) => {
      const snapshot = readSnapshot(data, hosted.revive);
      if (snapshot) happen({ type: 'handed', wait, snapshot });
    });
    pending.signal.addEventListener('abort', () => answer.close());
    channel?.post({ type: 'wantRun', line });
  }

  function hand(line: string, snapshot: Snapshot<Run>): void {
    const answer = openChannel(line, () => {});
    answer.post(snapshot);
    answer.close();
  }

  function perform(effect: Effect<Run, View, Event>): void {
    switch (effect.type) {
      case 'waitForLock':
        if (lock) take(effect.wait, lock.wait(lose(effect.wait), pending.signal));
        return;
      case 'stealLock':
        if (lock) take(effect.wait, lock.steal(lose(effect.wait)));
        return;
      case 'watchLock':
        lock?.whenFree(pending.signal).then(
          () => happen({ type: 'lockFree', wait: effect.wait }),
          () => {},
        );
        return;
      case 'releaseLock':
        held.get(effect.wait)?.();
        held.delete(effect.wait);
        return;
      case 'startTimer': {
        const stop = clock.after(effect.ms, () => happen({ type: 'timeUp', wait: effect.wait }));
        pending.signal.addEventListener('abort', stop);
        return;
      }
      case 'claim':
        claim(effect.wait, effect.atLeast);
        return;
      case 'peek':
        claims.peek().then((value) => {
          const stored = readSnapshot(value, hosted.revive);
          happen({ type: 'peeked', wait: effect.wait, stored });
        });
        return;
      case 'write':
        write(effect.snapshot);
        return;
      case 'askForRun':
        askForRun(effect.wait);
        return;
      case 'hand':
        hand(effect.line, effect.snapshot);
        return;
      case 'post':
        channel?.post(effect.message);
        return;
      case 'tell': {
        const { run, type, ...state } = effect;
        channel?.post({ ...state, type: 'state', view: hosted.viewOf(run) });
        return;
      }
      case 'host':
        hosted.host(effect.run, effect.isKept);
        return;
      case 'follow':
        hosted.follow(effect.view, effect.events);
        return;
      case 'followStored':
        hosted.follow(hosted.viewOf(effect.run), []);
        return;
      case 'saved':
        hosted.saved(effect.isSaved);
        return;
      case 'stopHosting':
      case 'settle':
      case 'unsettle':
        hosted[effect.type]();
        return;
    }
  }

  return { happen };
}
