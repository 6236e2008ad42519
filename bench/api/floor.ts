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
