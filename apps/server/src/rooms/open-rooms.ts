import { clientKey } from '../limits/client-key.ts';

const PER_ADDRESS = 20;
/** Beyond this many addresses the one that opened longest ago is forgotten. */
const ADDRESSES_MAX = 50_000;

/** How many rooms an address has open, as far as this server knows. */
export class OpenRooms {
  readonly #codes = new Map<string, Set<string>>();
  readonly #isOpen: (code: string) => Promise<boolean>;

  constructor(isOpen: (code: string) => Promise<boolean>) {
    this.#isOpen = isOpen;
  }

  async mayOpen(address: string): Promise<boolean> {
    const codes = this.#codes.get(clientKey(address));
    if (codes === undefined || codes.size < PER_ADDRESS) return true;
    for (const code of [...codes]) if (!(await this.#isOpen(code))) codes.delete(code);
    return codes.size < PER_ADDRESS;
  }

  opened(address: string, code: string): void {
    const key = clientKey(address);
    const codes = this.#codes.get(key) ?? new Set();
    this.#codes.delete(key);
    this.#codes.set(key, codes.add(code));
    const [oldest] = this.#codes.keys();
    if (this.#codes.size > ADDRESSES_MAX && oldest !== undefined) this.#codes.delete(oldest);
  }
}
