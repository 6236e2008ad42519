import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { LIMITS } from '@wheel/contract';
import { createHashQueue } from './hash-queue.ts';

/** The library names its algorithms in a const enum, which cannot be imported here; 2 is argon2id. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CONCURRENT = Math.max(1, Math.min(2, availableParallelism() - 1));
const WAITING_MAX = 32;

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is a stored hash. */
  verify(stored: string | null, password: string): Promise<boolean>;
};

export async function createPasswords(): Promise<Passwords> {
  const inTurn = createHashQueue(CONCURRENT, WAITING_MAX);
  const nobodysHash = await hash(randomBytes(32), ARGON2ID);

  return {
    hash: (password) => inTurn(() => hash(password, ARGON2ID)),
    async verify(stored, password) {
      const short = password.slice(0, 2 * LIMITS.passwordMax);
      const matches = await inTurn(() => verify(stored ?? nobodysHash, short));
      return matches && stored !== null && short === password;
    },
  };
}
