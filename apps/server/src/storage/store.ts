import type { GameSummary, Puzzle, SearchResult, Suggestion } from '@wheel/contract';

export type NewGame = {
  /** Version-4 UUID in lower case. */
  readonly quizId: string;
  readonly title: string;
  /** The owner's name as registered, or `Guest`. */
  readonly owner: string;
  readonly isPublic: boolean;
  /** In the order in which the host typed them. */
  readonly entries: readonly { readonly category: string; readonly searchedWord: string }[];
};

export type User = { readonly userName: string; readonly passwordHash: string };

/** Why a write did not happen. */
export type CreateRefusal = 'QUIZ_ID_TAKEN' | 'SESSION_GONE' | 'NOT_OWNER';

/**
 * Everything the server keeps. SQLite and PostgreSQL answer alike. Times are epoch milliseconds.
 * Any call may reject with a `StorageError`: STORAGE_FULL when there is no room for a write,
 * STORAGE_BUSY when the database does not answer now and a retry is worth it.
 */
export interface Store {
  /** Resolves when the database answers; used by the readiness check. */
  ping(): Promise<void>;

  /** False when the name is taken in any case, or reserved (see `isReservedName`). */
  addUser(user: User, atMs: number): Promise<boolean>;
  findUser(name: string): Promise<User | null>;

  addSession(session: { tokenHash: string; userName: string }, atMs: number): Promise<void>;
  /** The user of a session that is neither idle too long nor too old; marks it as used. */
  findSession(tokenHash: string, atMs: number): Promise<{ userName: string } | null>;
  removeSession(tokenHash: string): Promise<void>;

  /** One transaction: the session is looked at again inside it, the quizId must be new, all entries or none. */
  createGame(
    game: NewGame,
    by: { tokenHash: string | null },
    atMs: number,
  ): Promise<CreateRefusal | null>;
  /** The puzzles, the entry created last first; null when absent or not for this viewer. */
  quiz(quizId: string, viewer: string | null): Promise<readonly Puzzle[] | null>;
  /** Newest first, the newest 1000; private games only for their owner. */
  gamesOf(owner: string, viewer: string | null): Promise<readonly GameSummary[]>;
  /** Public games with `text` anywhere in the title, best match first; blank text finds nothing. */
  search(text: string): Promise<readonly SearchResult[]>;
  /** Public titles, each once: the most played first, then the newest. */
  suggestions(): Promise<readonly Suggestion[]>;
  /** Notes one play; returns at once, written in the background and flushed on close. */
  countPlay(quizId: string): void;

  close(): Promise<void>;
}
