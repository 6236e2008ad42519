import fastq from 'fastq';
import { Refusal } from '../refusal.ts';

type Bounds = {
  readonly concurrent: number;
  readonly waitingMax: number;
  readonly waitMaxMs: number;
};
type Waiting = { readonly begin: () => Promise<void> };

/**
 * Runs at most `concurrent` jobs at once. Password hashes take a core each, so without this a flood of logins would slow every
 * other call. At most `waitingMax` wait, each for at most `waitMaxMs`: on a slow machine it is better to hear at once that the
 * server is busy than to be answered when the caller is gone.
 */
export function createHashQueue({ concurrent, waitingMax, waitMaxMs }: Bounds) {
  const queue = fastq.promise(({ begin }: Waiting) => begin(), concurrent);

  return <T>(job: () => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (queue.length() >= waitingMax) return reject(new Refusal('OVERLOADED'));
      let hasGivenUp = false;
      const patience = setTimeout(() => {
        hasGivenUp = true;
        reject(new Refusal('OVERLOADED'));
      }, waitMaxMs);
      const begin = async () => {
        clearTimeout(patience);
        if (!hasGivenUp) await job().then(resolve, reject);
      };
      queue.push({ begin });
    });
}
