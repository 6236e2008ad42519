import type { Claims } from '../lib/kept-data/claims.ts';
import type { ShowChannel, ShowMessage } from '../lib/show-channel/channel.ts';
import type { Release, ShowLock } from '../lib/show-channel/lock.ts';
import { isNewer, readSnapshot, type Snapshot } from './snapshot.ts';

/** A living host answers a hello within this time. */
export const ANSWER_MS = 300;
/** A page that is being reloaded may hold its lock a little longer than that. */
export const LOCK_MS = 1500;
/** A host that reloads is back within this time; a follower must not take its place meanwhile. */
export const RELOAD_MS = 3000;
/** Between two show screens there may be a moment with none. */
export const OFF_STAGE_MS = 1000;

export type Desk<Value, Event> = {
  readonly claims: Claims;
  readonly lock: ShowLock | null;
  readonly openChannel: (
    hear: (message: ShowMessage<unknown, Event>) => void,
  ) => ShowChannel<unknown, Event>;
  readonly fresh: () => Value;
  /** Checks a value that storage or another window gave; `null` when it makes no sense. */
  readonly revive: (value: unknown) => Value | null;
  readonly becomeHost: (value: Value, isKept: boolean) => void;
  readonly becomeFollower: () => void;
  readonly follow: (value: Value, events: readonly Event[]) => void;
  readonly kept: (isKept: boolean) => void;
  readonly leaveStage: () => void;
};

export type Hosting<Value, Event> = {
  /** Finds out whether this window hosts the show or follows another. */
  open(): Promise<void>;
  /** A show screen is up. One that may not step in by itself waits for `takeOver`. Returns the way to leave. */
  enter(options: { readonly stepsIn: boolean }): () => void;
  takeOver(): void;
  publish(value: Value, events: readonly Event[]): void;
  /** The page goes, perhaps for a reload. */
  sayGoodbye(): void;
  /** The page came back from the browser's cache, where it missed everything. */
  reopen(): void;
};

/**
 * Lets one window at a time host the show; the others mirror it. The lock (or, without locks, a hello that nobody
 * answers) says who hosts; the numbered claims in storage hold even if both of these fail.
 */
export function createHosting<Value, Event>(desk: Desk<Value, Event>): Hosting<Value, Event> {
  let role: 'away' | 'asking' | 'claiming' | 'host' | 'follower' = 'away';
  let newest: Snapshot<Value> | null = null;
  let isClaimKept = false;
  let release: Release | null = null;
  let channel: ShowChannel<unknown, Event> | null = null;
  let pending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHostGone = false;
  let screens = 0;
  let isOffStage = true;
  let offStageTimer: ReturnType<typeof setTimeout> | undefined;
  let stepsIn = true;
  let settle = () => {};
  let settled = new Promise<void>((resolve) => {
    settle = resolve;
  });

  const read = (data: unknown) => readSnapshot(data, desk.revive);

  /** Leaves whatever this window was waiting for. */
  function turn(next: typeof role): void {
    clearTimeout(timer);
    pending.abort();
    pending = new AbortController();
    isHostGone = false;
    role = next;
  }

  function letGo(): void {
    release?.();
    release = null;
  }

  function tell(events: readonly Event[]): void {
    channel?.post({ type: 'snapshot', snapshot: newest, events });
  }

  function ask(): void {
    turn('asking');
    channel ??= desk.openChannel(hear);
    if (desk.lock) {
      timer = setTimeout(followSilentHost, LOCK_MS);
      desk.lock.wait(loseLock, pending.signal).then((held) => {
        if (held && role === 'asking') host(held);
        else held?.();
      });
    } else timer = setTimeout(() => host(null), ANSWER_MS);
    channel.post({ type: 'hello' });
  }

  async function host(held: Release | null): Promise<void> {
    turn('claiming');
    release = held;
    const taken = await desk.claims.claim((newest?.claim ?? 0) + 1);
    if (role !== 'claiming') return;
    const stored = read(taken.value);
    const latest = stored && isNewer(stored, newest) ? stored : newest;
    isClaimKept = taken.isKept;
    newest = {
      claim: taken.number,
      revision: latest?.revision ?? 0,
      value: latest?.value ?? desk.fresh(),
    };
    role = 'host';
    tell([]);
    desk.becomeHost(newest.value, isClaimKept);
    settle();
  }

  function followHost(snapshot: Snapshot<Value> | null, events: readonly Event[] = []): void {
    letGo();
    turn('follower');
    desk.becomeFollower();
    mirror(snapshot, events);
    settle();
    watchHost();
  }

  /** Somebody holds the lock and says nothing: a window put to sleep. What it kept can be read. */
  async function followSilentHost(): Promise<void> {
    const stored = read(await desk.claims.peek());
    if (role === 'asking') followHost(stored);
  }

  function loseLock(): void {
    release = null;
    if (role === 'host' || role === 'claiming') followHost(null);
  }

  function mirror(snapshot: Snapshot<Value> | null, events: readonly Event[]): void {
    if (!snapshot || !isNewer(snapshot, newest)) return;
    newest = snapshot;
    desk.follow(snapshot.value, events);
  }

  function watchHost(): void {
    const { signal } = pending;
    desk.lock?.whenFree(signal).then(missHost, () => {});
  }

  function missHost(): void {
    if (role !== 'follower' || isHostGone || !stepsIn) return;
    isHostGone = true;
    timer = setTimeout(ask, RELOAD_MS);
  }

  function hear(message: ShowMessage<unknown, Event>): void {
    if (message.type === 'hello' && role === 'host') {
      if (isOffStage) stepBack();
      else tell([]);
    }
    if (message.type === 'bye') missHost();
    if (message.type === 'snapshot') hearSnapshot(read(message.snapshot), message.events);
  }

  function hearSnapshot(snapshot: Snapshot<Value> | null, events: readonly Event[]): void {
    if (!snapshot) return;
    if (role === 'claiming' && isNewer(snapshot, newest)) newest = snapshot;
    if (role === 'host' && newest) {
      if (snapshot.claim > newest.claim) followHost(snapshot);
      else if (snapshot.claim < newest.claim) tell([]);
    }
    if (role === 'asking' || (role === 'follower' && isHostGone)) followHost(snapshot, events);
    else if (role === 'follower') mirror(snapshot, events);
  }

  /** Leaves the show to whoever asks for it. */
  function stepBack(): void {
    letGo();
    turn('away');
    settled = new Promise((resolve) => {
      settle = resolve;
    });
    desk.becomeFollower();
  }

  async function write(snapshot: Snapshot<Value>): Promise<void> {
    const result = isClaimKept ? await desk.claims.write(snapshot.claim, snapshot) : 'failed';
    if (role !== 'host' || newest?.claim !== snapshot.claim) return;
    if (result === 'outdated') {
      followHost(null);
      channel?.post({ type: 'hello' });
    } else desk.kept(result === 'kept');
  }

  return {
    open() {
      if (role === 'away') ask();
      return settled;
    },

    enter(options) {
      screens += 1;
      isOffStage = false;
      clearTimeout(offStageTimer);
      stepsIn = options.stepsIn;
      if (role === 'away' || role === 'follower') ask();
      return () => {
        screens -= 1;
        if (screens > 0) return;
        offStageTimer = setTimeout(() => {
          isOffStage = true;
          if (role === 'follower') stepBack();
          desk.leaveStage();
        }, OFF_STAGE_MS);
      };
    },

    takeOver() {
      if (role !== 'follower') return;
      if (!desk.lock) {
        host(null);
        return;
      }
      turn('claiming');
      desk.lock.steal(loseLock).then((held) => (held ? host(held) : followHost(null)));
    },

    publish(value, events) {
      if (role !== 'host' || !newest) return;
      newest = { claim: newest.claim, revision: newest.revision + 1, value };
      write(newest);
      tell(events);
    },

    sayGoodbye() {
      if (role === 'host') channel?.post({ type: 'bye' });
    },

    reopen() {
      if (role === 'away') return;
      stepBack();
      ask();
    },
  };
}
