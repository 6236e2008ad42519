import type { ShowChannel } from '../../lib/channel.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Claims } from '../storage.ts';
import type { Release, ShowLock } from './lock.ts';
import {
  isLaterHost,
  isNewer,
  later,
  type PublicState,
  type Rank,
  readSnapshot,
  type ShowMessage,
  type Snapshot,
  type WindowChange,
} from './messages.ts';

/** A former leader hands its run over within this time. */
const ANSWER_MS = 300;
/** A page that is being reloaded may hold its lock a little longer than that. */
const LOCK_MS = 1500;
/** A leader that reloads is back within this time; a follower must not take its place meanwhile. */
const RELOAD_MS = 3000;

type OpenChannel = <Message>(
  topic: string,
  hear: (message: Message) => void,
) => ShowChannel<Message>;

/** What a window needs of its browser to find its place among the others. */
export type WindowPorts = {
  /** A name no other window has. */
  readonly id: string;
  readonly claims: Claims;
  readonly lock: ShowLock;
  readonly openChannel: OpenChannel;
  readonly clock: Pick<Clock, 'after' | 'wall'>;
};

/** What is hosted. */
type Hosted<Run, View> = {
  readonly fresh: Run;
  /** Checks a value that storage gave; `null` when it makes no sense. */
  readonly revive: (value: unknown) => Run | null;
  readonly viewOf: (run: Run) => View;
};

type Role = 'idle' | 'electing' | 'claiming' | 'leader' | 'follower';

const ALL_WINDOWS = '';

/**
 * Lets one window at a time host the show; the others mirror it. The lock says which one. The numbered claims in storage
 * hold even without it. Every change is passed to `notify`.
 */
export function createShowWindow<Run, View, Event>(
  { id, claims, lock, openChannel, clock }: WindowPorts,
  { fresh, revive, viewOf }: Hosted<Run, View>,
  notify: (change: WindowChange<Run, View, Event>) => void,
) {
  type State = PublicState<View, Event>;
  let role: Role = 'idle';
  /** Ends with the role; what was waited for before does not count any more. */
  let pending = new AbortController();
  let waits = 0;
  let held: Release | null = null;
  /** The newest state seen, of this window or another. */
  let newest: Rank | null = null;
  /** The run of the show hosted here, until a later leader is heard of. */
  let own: Snapshot<Run> | null = null;
  let isSaved = false;
  let isLeaderGone = false;
  let isOnStage = false;
  /** Whether this window may begin to host without being asked to. */
  let stepsIn = true;
  const channel = openChannel<ShowMessage<View, Event>>(ALL_WINDOWS, receive);

  function turn(next: Role): AbortSignal {
    // The next leader comes after this window, also where storage could not number the two.
    if (role === 'leader' && newest) newest = { ...newest, by: '' };
    role = next;
    waits += 1;
    isLeaderGone = false;
    pending.abort();
    pending = new AbortController();
    if (next !== 'claiming' && next !== 'leader') {
      held?.();
      held = null;
    }
    return pending.signal;
  }

  const waitOf = () => `${id} ${waits}`;

  function after(ms: number, work: () => void): void {
    pending.signal.addEventListener('abort', clock.after(ms, work));
  }

  function elect(): void {
    const signal = turn('electing');
    hold(signal, (lost) => lock.wait(lost, signal));
    // A window that holds the lock and does not answer is asleep.
    after(LOCK_MS, followSaved);
    channel.post({ type: 'hello', question: waitOf() });
  }

  async function hold(
    signal: AbortSignal,
    take: (lost: () => void) => Promise<Release | null>,
  ): Promise<void> {
    let release: Release | null = null;
    release = await take(() => {
      if (held !== release) return;
      held = null;
      follow();
    });
    if (signal.aborted) release?.();
    else if (!release) follow();
    else {
      held = release;
      claim();
    }
  }

  async function claim(): Promise<void> {
    const signal = turn('claiming');
    const { number, value, isKept } = await claims.claim((newest?.claim ?? 0) + 1);
    const stored = readSnapshot(value, revive);
    // A value that this version cannot read must outlive the first change: another one may read it.
    if (value != null && stored === null) await claims.setAside(number, value);
    if (signal.aborted) return;
    const known = later(own, stored);
    // A run that is behind the newest state, or that is not on disk, may be newer in another window.
    if (isKept && !isBehind(known)) lead(number, isKept, known);
    else askForRun(known, (run) => lead(number, isKept, run));
  }

  const isBehind = (run: Snapshot<Run> | null) => (run?.revision ?? 0) < (newest?.revision ?? 0);

  function askForRun(known: Snapshot<Run> | null, go: (run: Snapshot<Run> | null) => void): void {
    const line = waitOf();
    let best = known;
    const answer = openChannel<unknown>(line, (data) => {
      best = later(best, readSnapshot(data, revive));
      if (!isBehind(best)) go(best);
    });
    pending.signal.addEventListener('abort', () => answer.close());
    after(ANSWER_MS, () => go(best));
    channel.post({ type: 'wantRun', line });
  }

  function lead(number: number, isKept: boolean, run: Snapshot<Run> | null): void {
    // Without storage the time numbers the claims: a window may know nothing of those before it.
    const known = Math.max(newest?.claim ?? 0, run?.claim ?? 0);
    const claimed = isKept ? number : Math.max(number, known + 1, clock.wall());
    const revision = run?.revision ?? newest?.revision ?? 0;
    turn('leader');
    own = { claim: claimed, revision, value: run?.value ?? fresh };
    newest = { claim: claimed, by: id, revision };
    isSaved = isKept;
    // A run that another window handed over is not on disk yet.
    if (isKept && run) write(own);
    postOwn();
    notify({ type: 'lead', run: own.value, isSaved });
    notify({ type: 'ready' });
  }

  async function write(snapshot: Snapshot<Run>): Promise<void> {
    const result = await claims.write(snapshot.claim, snapshot);
    if (role !== 'leader' || own?.claim !== snapshot.claim) return;
    if (result === 'outdated') {
      turn('electing');
      notify({ type: 'stopLeading' });
      followSaved();
    } else if (own.revision === snapshot.revision)
      notify({ type: 'saved', isSaved: result === 'kept' });
  }

  function postOwn(answers?: string): void {
    if (!own || !newest) return;
    channel.post({ type: 'state', rank: newest, view: viewOf(own.value), events: [], answers });
  }

  function adopt({ rank, view, events }: State): void {
    newest = rank;
    // A window that takes over may have the newest run itself.
    if (role !== 'claiming') own = null;
    notify({ type: 'follow', view, events });
  }

  function follow(shown?: State): void {
    const signal = turn('follower');
    notify({ type: 'stopLeading' });
    if (shown) adopt(shown);
    notify({ type: 'ready' });
    lock.whenFree(signal).then(
      () => signal.aborted || missLeader(),
      () => {},
    );
  }

  /** Follows a leader that does not answer, by the state it saved. */
  async function followSaved(): Promise<void> {
    const { signal } = pending;
    const stored = readSnapshot(await claims.peek(), revive);
    if (signal.aborted) return;
    const rank = stored && { claim: stored.claim, by: '', revision: stored.revision };
    const isShown = rank && isNewer(rank, newest);
    follow(isShown ? { rank, view: viewOf(stored.value), events: [] } : undefined);
  }

  /** Waits for the leader to come back, and then holds an election. */
  function missLeader(): void {
    if (!stepsIn) return;
    turn('follower');
    isLeaderGone = true;
    after(RELOAD_MS, elect);
  }

  /** Leaves the show to the next window that asks for it. */
  function stepBack(): void {
    turn('idle');
    notify({ type: 'stopLeading' });
    notify({ type: 'unready' });
  }

  function receive(message: ShowMessage<View, Event>): void {
    if (message.type === 'state') receiveState(message, message.answers === waitOf());
    else if (message.type === 'wantRun') handOver(message.line);
    else if (role === 'leader') isOnStage ? postOwn(message.question) : stepBack();
  }

  function receiveState(shown: State, isAnswer: boolean): void {
    const isNews = isNewer(shown.rank, newest);
    if (role === 'leader') {
      if (newest && isLaterHost(shown.rank, newest)) follow(shown);
      else postOwn();
    } else if (role === 'electing' && (isAnswer || isNews)) follow(shown);
    else if (isLeaderGone && isNews) follow(shown);
    else if (role !== 'electing' && isNews) adopt(shown);
  }

  function handOver(line: string): void {
    if (!own) return;
    const answer = openChannel<unknown>(line, () => {});
    answer.post(own);
    answer.close();
  }

  return {
    open(): void {
      if (role === 'idle') elect();
    },
    visit(onStage: boolean, mayStepIn: boolean): void {
      const isFreed = mayStepIn && !stepsIn;
      isOnStage = onStage;
      stepsIn = mayStepIn;
      if (role === 'idle' && onStage) elect();
      else if (role === 'follower' && !onStage) stepBack();
      else if (role === 'follower' && isFreed) elect();
    },
    takeOver(): void {
      if (role === 'follower') hold(turn('claiming'), lock.steal);
    },
    /** The page is back from the browser's cache. */
    restore(): void {
      if (role === 'idle') return;
      notify({ type: 'restoring' });
      elect();
    },
    change(run: Run, view: View, events: readonly Event[]): void {
      if (role !== 'leader' || !own || !newest) return;
      own = { ...own, revision: own.revision + 1, value: run };
      newest = { ...newest, revision: own.revision };
      if (isSaved) write(own);
      else notify({ type: 'saved', isSaved: false });
      channel.post({ type: 'state', rank: newest, view, events });
    },
  };
}
