import { loadPerCore } from '../../testing/system/load.ts';

const SHOWN_LOSSES_MAX = 8;
/** A figure about speed says little on a busy machine, so there it only fails when it is far off. */
const BUSY_SLACK = 4;
const QUIET_LOAD_PER_CORE = 0.5;

/** Asked once, before the tests make the machine busy themselves. */
const isQuiet = loadPerCore() < QUIET_LOAD_PER_CORE;
const slack = () => Math.max(BUSY_SLACK, Math.ceil(BUSY_SLACK * loadPerCore()));

export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly atMost: number;
  readonly unit: string;
};

/** What one fault test tried, measured and found lost. */
export class Report {
  readonly #tried: string[] = [];
  readonly #measured: string[] = [];
  readonly #notShown: string[] = [];
  readonly #lost: string[] = [];
  #skipped: string | null = null;
  #breakdown: string | null = null;
  readonly #isStrict: boolean;

  constructor({ isQuick }: { readonly isQuick: boolean }) {
    this.#isStrict = isQuiet && !isQuick;
  }

  tried(what: string): void {
    this.#tried.push(what);
  }

  measured(what: string): void {
    this.#measured.push(what);
  }

  /** What this machine cannot show. */
  notShown(what: string): void {
    this.#notShown.push(what);
  }

  lost(what: string): void {
    this.#lost.push(what);
  }

  expect(isSo: boolean, otherwise: string): void {
    if (!isSo) this.lost(otherwise);
  }

  /** The test itself came to no end. That fails it, but finds no fault. */
  brokeDown(why: string): void {
    this.#breakdown = why;
  }

  get hasBrokenDown(): boolean {
    return this.#breakdown !== null;
  }

  skip(why: string): void {
    this.#skipped = why;
  }

  speed({ name, value, atMost, unit }: Figure): void {
    const bound = this.#isStrict ? atMost : atMost * slack();
    const shown = `${name} ${value.toFixed(value < 10 ? 2 : 0)} ${unit}`;
    this.measured(`${shown} (aim ${atMost}, fails past ${bound})`);
    this.expect(value <= bound, `${shown} is more than ${bound} ${unit}`);
  }

  get isSkipped(): boolean {
    return this.#skipped !== null;
  }

  get lossCount(): number {
    return this.#lost.length;
  }

  get lines(): readonly string[] {
    const list = (label: string, items: readonly string[]) =>
      items.map((item) => `  ${label}: ${item}`);
    const shown = this.#lost.slice(0, SHOWN_LOSSES_MAX);
    const more = this.#lost.length - shown.length;
    return [
      ...list('tried', this.#tried),
      ...list('measured', this.#measured),
      ...list('not shown here', this.#notShown),
      ...(this.#skipped === null ? [] : [`  not run: ${this.#skipped}`]),
      ...list('LOST', more > 0 ? [...shown, `… and ${more} more`] : shown),
      ...(this.#breakdown === null ? [] : [`  BROKE DOWN: ${this.#breakdown}`]),
      ...(this.#lost.length === 0 && !this.isSkipped ? ['  lost: nothing'] : []),
    ];
  }
}
