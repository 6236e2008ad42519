import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { LIMITS } from '@wheel/contract';
import { createHashQueue } from './hash-queue.ts';

/** The library names its algorithms in a const enum, which cannot be imported here. */
const ARGON2ID = 2;
/** The cost of one guess for the thief of a database: 19 MiB and two passes. */
const COST = { memoryCost: 19_456, timeCost: 2 };
const CONCURRENT = Math.max(1, Math.min(2, availableParallelism() - 1));
const WAITING_MAX = 32;
const WAIT_MAX_MS = 3_000;

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is a stored hash. */
  verify(stored: string | null, password: string): Promise<boolean>;
};

export async function createPasswords(cost = COST): Promise<Passwords> {
  const options = { algorithm: ARGON2ID, parallelism: 1, ...cost };
  const queued = createHashQueue({
    concurrent: CONCURRENT,
    waitingMax: WAITING_MAX,
    waitMaxMs: WAIT_MAX_MS,
  });
  const decoyHash = await hash(randomBytes(32), options);

  return {
    hash: (password) => queued(() => hash(password, options)),
    async verify(stored, password) {
      const short = password.slice(0, 2 * LIMITS.passwordMax);
      const matches = await queued(() => verify(stored ?? decoyHash, short));
      return matches && stored !== null && short === password;
    },
  };
}
