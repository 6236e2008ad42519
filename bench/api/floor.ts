import { LIMITS, type Suggestion } from '@wheel/contract';

/** The same four jobs as our API, with nothing between the database and the answer. */
export interface Floor {
  quiz(quizId: string): MaybeSoon<unknown>;
  search(text: string): MaybeSoon<unknown>;
  suggestions(): MaybeSoon<unknown>;
  create(entries: readonly FloorEntry[]): MaybeSoon<void>;
}

export type MaybeSoon<T> = T | Promise<T>;

export type FloorEntry = {
  readonly gameTitle: string;
  readonly category: string;
  readonly searchedWord: string;
  readonly username: string;
  readonly quizId: string;
};

/** The first twelve titles, each once. The made-up games have them among the first two hundred. */
export const differentTitles = (games: readonly { readonly title: string }[]): Suggestion[] =>
  [...new Set(games.map(({ title }) => title))]
    .slice(0, LIMITS.suggestionsMax)
    .map((gameTitle) => ({ gameTitle }));
