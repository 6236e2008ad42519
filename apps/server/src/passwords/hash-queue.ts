import fastq from 'fastq';
import { Refusal } from '../refusal.ts';

/**
 * Runs at most `concurrent` jobs at once and lets at most `waitingMax` wait. Password hashes take a
 * core each, so without this a flood of logins would slow every other call.
 */
export function createHashQueue(concurrent: number, waitingMax: number) {
  const queue = fastq.promise((job: () => Promise<unknown>) => job(), concurrent);
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (queue.length() >= waitingMax) throw new Refusal('OVERLOADED');
    // The queue gives back what the job does.
    return queue.push(job) as Promise<T>;
  };
}
