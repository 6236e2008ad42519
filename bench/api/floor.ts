import type { SearchResult } from '@wheel/contract';
import type { FoundGame } from '../../apps/server/src/storage/engine.ts';

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

export const foundGames = (games: readonly FoundGame[]): SearchResult[] =>
  games.map(({ title, quiz_id, owner, puzzle_count }) => ({
    gameTitle: title,
    quizId: quiz_id,
    username: owner,
    puzzleCount: puzzle_count,
  }));
