import { clientKey } from '../limits/client-key.ts';
import type { Reason } from '../refusal.ts';

/** A school may share one address. */
const SOCKETS_PER_ADDRESS = 500;
const UNGREETED_MAX = 1_000;
/** Besides the hosts, each of whom brings the others. */
const GUESTS_MAX = 10_000;

/** One connection, as it is counted. */
export type Counted = {
  readonly greeted: () => void;
  readonly isHost: () => void;
  readonly left: () => void;
};

/** Counts connections, so that no address and no crowd of silent ones takes all there is. */
export class Gate {
  readonly #perAddress = new Map<string, number>();
  #open = 0;
  #ungreeted = 0;

  get open(): number {
    return this.#open;
  }

  /** Why one more may not come from there; null when it may. */
  refusal(address: string): Reason | null {
    if ((this.#perAddress.get(clientKey(address)) ?? 0) >= SOCKETS_PER_ADDRESS)
      return 'TOO_MANY_REQUESTS';
    const isFull = this.#open >= GUESTS_MAX || this.#ungreeted >= UNGREETED_MAX;
    return isFull ? 'OVERLOADED' : null;
  }

  /** Gives what to call when it said hello, when it has shown that it is a host, and when it is gone. */
  enter(address: string): Counted {
    const key = clientKey(address);
    this.#perAddress.set(key, (this.#perAddress.get(key) ?? 0) + 1);
    this.#open += 1;
    this.#ungreeted += 1;
    let isGreeted = false;
    let isHere = true;
    let isGuest = true;
    const greeted = () => {
      if (!isGreeted) this.#ungreeted -= 1;
      isGreeted = true;
    };
    return {
      greeted,
      isHost: () => {
        if (isHere && isGuest) this.#open -= 1;
        isGuest = false;
      },
      left: () => {
        if (!isHere) return;
        isHere = false;
        greeted();
        if (isGuest) this.#open -= 1;
        const left = (this.#perAddress.get(key) ?? 1) - 1;
        if (left === 0) this.#perAddress.delete(key);
        else this.#perAddress.set(key, left);
      },
    };
  }
}
