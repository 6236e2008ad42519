import { Refusal } from '../refusal.ts';

const RETRY_AFTER_S = 2;

/**
 * Runs at most `concurrent` jobs at once and lets at most `waitingMax` wait. Password hashes take a
 * core each, so without this a flood of logins would slow every other call.
 */
export class HashQueue {
  readonly #concurrent: number;
  readonly #waitingMax: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(concurrent: number, waitingMax: number) {
    this.#concurrent = concurrent;
    this.#waitingMax = waitingMax;
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    await this.#turn();
    try {
      return await job();
    } finally {
      // The place passes on to the next in line, or becomes free.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #turn(): Promise<void> {
    if (this.#running < this.#concurrent) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.#waitingMax) {
      throw new Refusal('OVERLOADED', { retryAfterS: RETRY_AFTER_S });
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
