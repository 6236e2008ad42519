import { START } from './grams.ts';

const BETWEEN = '\n';

/**
 * Some titles, from which one can tell how common a text is before asking the database. They only
 * choose the cheaper way to the same answer, so they may be old or incomplete.
 */
export class TitleSample {
  readonly size: number;
  #titles: string[] = [];
  #text = '';

  constructor(size = 1000) {
    this.size = size;
  }

  fill(newestFirst: readonly string[]): void {
    this.#titles = newestFirst.slice(0, this.size);
    this.#text = this.#titles.map((title) => START + title + BETWEEN).join('');
  }

  add(titleKey: string): void {
    if (this.#titles.length >= 2 * this.size) this.fill(this.#titles);
    this.#titles.unshift(titleKey);
    this.#text = START + titleKey + BETWEEN + this.#text;
  }

  has(text: string): boolean {
    return this.#text.includes(text);
  }

  /** How many of the sampled titles contain `text`. */
  count(text: string): number {
    let found = 0;
    let at = this.#text.indexOf(text);
    while (at !== -1) {
      found++;
      const next = this.#text.indexOf(BETWEEN, at);
      at = this.#text.indexOf(text, next);
    }
    return found;
  }

  /** The share of titles that contain `text`, from 0 to 1. */
  density(text: string): number {
    return this.#titles.length === 0 ? 0 : this.count(text) / this.#titles.length;
  }
}
