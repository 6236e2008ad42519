import type {
  Entry,
  GameSummary,
  LibraryGame,
  Puzzle,
  SearchResult,
  Suggestion,
  Visibility,
  WholeGame,
} from '@wheel/contract';

export type NewGame = {
  /** Version-4 UUID in lower case. */
  readonly quizId: string;
  readonly title: string;
  /** The owner's name as registered, or `Guest`. */
  readonly owner: string;
  readonly visibility: Visibility;
  /** In the order in which the host typed them. */
  readonly entries: readonly Entry[];
};

export type User = { readonly userName: string; readonly passwordHash: string };

/** What of a game becomes something else. */
export type GameChange = {
  readonly title?: string;
  readonly visibility?: Visibility;
  readonly entries?: readonly Entry[];
};

/** Who asks for a change, and of which revision. */
export type Editor = { readonly tokenHash: string; readonly ifMatch?: string | undefined };

/** Why a write did not happen. */
export type CreateRefusal = 'QUIZ_ID_TAKEN' | 'SESSION_GONE' | 'NOT_OWNER';
export type EditRefusal = 'SESSION_GONE' | 'NO_SUCH_GAME' | 'REVISION_NEEDED' | 'STALE';
export type CopyRefusal = 'SESSION_GONE' | 'NO_SUCH_GAME' | 'QUIZ_ID_TAKEN' | 'LIBRARY_FULL';

/** What came of a change. */
export type Changed<Refusal extends string = EditRefusal> =
  | { readonly revision: number }
  | { readonly refusal: Refusal };

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
  /** Newest first, the newest 1000; for others than the owner only what everyone may find. */
  gamesOf(owner: string, viewer: string | null): Promise<readonly GameSummary[]>;
  /** What the owner's library holds, or its trash: newest first, the newest 1000. */
  libraryOf(owner: string, place: 'library' | 'trash'): Promise<readonly LibraryGame[]>;
  /** The game as it is edited and copied; null when absent or not for this viewer. */
  wholeGame(quizId: string, viewer: string | null): Promise<WholeGame | null>;
  /** Each change is one transaction that looks at session, owner and revision inside it. */
  editGame(quizId: string, change: GameChange, by: Editor, atMs: number): Promise<Changed>;
  trashGame(quizId: string, by: Editor, atMs: number): Promise<Changed>;
  restoreGame(quizId: string, by: Editor, atMs: number): Promise<Changed>;
  /** For good; only what is in the trash. */
  removeGame(quizId: string, by: Editor, atMs: number): Promise<EditRefusal | null>;
  /** A private copy with a new quizId, for whoever may see the game. */
  copyGame(
    quizId: string,
    newQuizId: string,
    by: Editor,
    atMs: number,
  ): Promise<Changed<CopyRefusal>>;
  /** Removes what has been in the trash too long, and what is left of deleted accounts; soon begun by itself. */
  purge(atMs: number): Promise<void>;
  /** Public games with `text` anywhere in the title, best match first; blank text finds nothing. */
  search(text: string): Promise<readonly SearchResult[]>;
  /** Public titles, each once: the most played first, then the newest. */
  suggestions(): Promise<readonly Suggestion[]>;
  /** Notes one play; returns at once, written in the background and flushed on close. */
  countPlay(quizId: string): void;

  close(): Promise<void>;
}
