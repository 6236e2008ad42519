import type { Claims } from '../lib/kept-data/claims.ts';
import type { ShowMessage } from '../lib/show-channel/channel.ts';
import type { Release, ShowLock } from '../lib/show-channel/lock.ts';
import { createHosting } from './hosting.ts';

type Hear = (message: ShowMessage<unknown, string>) => void;
type Holder = { readonly lost: () => void };
type Waiting = { readonly grant: () => void };

/** One browser in memory: what its windows share. Its claims and locks keep the promises of the real ones. */
export function openBrowser({ locks = true, storage = true } = {}) {
  let newest: { readonly claim: number; readonly value: unknown } | null = null;
  const ears = new Set<Hear>();
  let holder: Holder | null = null;
  const queue: Waiting[] = [];

  const claims: Claims = {
    async claim(atLeast) {
      if (!storage) return { number: atLeast, value: undefined, isKept: false };
      const number = Math.max(atLeast, (newest?.claim ?? 0) + 1);
      const value = newest?.value;
      newest = { claim: number, value };
      return { number, value, isKept: true };
    },
    async write(claim, value) {
      if (!storage) return 'failed';
      if (newest && newest.claim > claim) return 'outdated';
      newest = { claim, value };
      return 'kept';
    },
    peek: async () => newest?.value,
  };

  function letNext(): void {
    if (holder === null) queue.shift()?.grant();
  }

  function hold(lost: () => void): Release {
    const mine = { lost };
    holder = mine;
    return () => {
      if (holder === mine) holder = null;
      letNext();
    };
  }

  const lock: ShowLock = {
    wait: (lost, signal) =>
      new Promise((resolve) => {
        const waiting = { grant: () => resolve(hold(lost)) };
        signal.addEventListener('abort', () => {
          if (queue.includes(waiting)) queue.splice(queue.indexOf(waiting), 1);
          resolve(null);
        });
        queue.push(waiting);
        letNext();
      }),
    async steal(lost) {
      const before = holder;
      const release = hold(lost);
      before?.lost();
      return release;
    },
    async whenFree(signal) {
      const release = await lock.wait(() => {}, signal);
      release?.();
      if (!release) throw new Error('aborted');
    },
  };

  return {
    stored: () => newest?.value,

    openWindow() {
      const seen = { mode: 'none', value: '', kept: false, events: [] as string[] };
      let ear: Hear | null = null;
      const hosting = createHosting<string, string>({
        claims,
        lock: locks ? lock : null,
        openChannel(hear) {
          ear = hear;
          ears.add(hear);
          return {
            post: (message) => {
              for (const other of [...ears]) if (other !== hear) other(structuredClone(message));
            },
            close: () => ears.delete(hear),
          };
        },
        fresh: () => 'fresh',
        revive: (value) => (typeof value === 'string' ? value : null),
        becomeHost: (value, kept) => Object.assign(seen, { mode: 'host', value, kept }),
        becomeFollower: () => Object.assign(seen, { mode: 'follower' }),
        follow: (value, events) => {
          seen.value = value;
          seen.events.push(...events);
        },
        kept: (kept) => Object.assign(seen, { kept }),
        leaveStage: () => {},
      });
      return {
        ...hosting,
        seen,
        /** The page hears nothing any more. */
        sleep() {
          if (ear) ears.delete(ear);
        },
        /** The page ends without a word, as in a crash. */
        crash() {
          if (ear) ears.delete(ear);
          if (seen.mode === 'host') holder = null;
          letNext();
        },
      };
    },
  };
}
