import { START } from './grams.ts';

const SAMPLED_TITLES = 1000;
const BETWEEN = '\n';

/**
 * The newest titles, from which one can tell how common a text is before asking the database. It only
 * chooses the cheaper way to the same answer, so it may be old or incomplete.
 */
export class TitleSample {
  static readonly size = SAMPLED_TITLES;
  #titles: string[] = [];
  #text = '';

  fill(newestFirst: readonly string[]): void {
    this.#titles = newestFirst.slice(0, SAMPLED_TITLES);
    this.#text = this.#titles.map((title) => START + title + BETWEEN).join('');
  }

  add(titleKey: string): void {
    if (this.#titles.length >= 2 * SAMPLED_TITLES) this.fill(this.#titles);
    this.#titles.unshift(titleKey);
    this.#text = START + titleKey + BETWEEN + this.#text;
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
