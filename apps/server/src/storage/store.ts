import type {
  AccountExport,
  Entry,
  GameSummary,
  LibraryGame,
  Puzzle,
  ReportReason,
  ReviewedGame,
  SearchResult,
  Suggestion,
  Verdict,
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

/** Whether public games are listed at once, once a reviewer has approved them, or not at all. */
export type PublicGames = 'on' | 'reviewed' | 'off';

export type User = { readonly userName: string; readonly passwordHash: string };

/** What of a game becomes something else. */
export type GameChange = {
  readonly title?: string;
  readonly visibility?: Visibility;
  readonly entries?: readonly Entry[];
};

/** Who asks for a change, and of which revision. */
export type Editor = { readonly tokenHash: string; readonly ifMatch?: string | undefined };

/** Who reports a game: an account, or an alias that stands for an address. */
export type Reporter = { readonly userName: string } | { readonly alias: string };
export type NewReport = { readonly reason: ReportReason; readonly note: string };
/** KNOWN: the same reporter has an open report of this game, or there are enough of it. */
export type ReportOutcome = 'KEPT' | 'KNOWN' | 'NO_SUCH_GAME';

export type ExportedGame = AccountExport['games'][number];

/** All that is kept of a room. No name of a player is ever in it. */
export type RoomRow = {
  readonly code: string;
  /** SHA-256 of the host's secret. */
  readonly hostHash: string;
  /** Seat tokens are signed with it. */
  readonly seatKey: string;
  /** Raised by each take-over. */
  readonly term: number;
  /** JSON of the host's choices. */
  readonly settings: string;
  /** JSON of the seats that may not come back. */
  readonly banned: string;
};

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
  /** Null also for one that is being deleted. */
  findUser(name: string): Promise<User | null>;
  /** How many games an account has, without the trash, and since when there is one. */
  account(userName: string): Promise<{ userName: string; createdAt: number; games: number } | null>;
  /** Everything of an account, newest first, the trash included, some games at a time. */
  exportGames(userName: string): AsyncIterable<readonly ExportedGame[]>;
  /** Ends all other sessions. False when the session is over, or the password is no longer what the user was found with. */
  changePassword(
    user: User,
    to: { tokenHash: string; passwordHash: string },
    atMs: number,
  ): Promise<boolean>;
  /** From then on nobody signs in to it or opens its games, which the purge removes. False as above. */
  closeAccount(user: User, atMs: number): Promise<boolean>;

  /** False when there is no such user, or none with this password any more. */
  addSession(
    session: { tokenHash: string; userName: string; passwordHash?: string },
    atMs: number,
  ): Promise<boolean>;
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
  /** For whoever may see the game. */
  reportGame(quizId: string, by: Reporter, report: NewReport, atMs: number): Promise<ReportOutcome>;
  /** What reviewers are asked about: the most reported games first, then what waits, then what is hidden. */
  reviewList(): Promise<readonly ReviewedGame[]>;
  /** False when there is no such game for reviewers. */
  judge(quizId: string, verdict: Verdict, atMs: number): Promise<boolean>;
  /** Public games with `text` anywhere in the title, best match first; blank text finds nothing. */
  search(text: string): Promise<readonly SearchResult[]>;
  /** Public titles, each once: the most played first, then the newest. */
  suggestions(): Promise<readonly Suggestion[]>;
  /** False when the code is taken, also by a room that was closed within the last 24 hours. */
  addRoom(room: RoomRow, atMs: number): Promise<boolean>;
  /** Null for a room that is closed, not used for 12 hours, or older than 48. */
  findRoom(code: string, atMs: number): Promise<RoomRow | null>;
  /** Raises the term by one, if it still is `from`. */
  raiseTerm(code: string, from: number, atMs: number): Promise<boolean>;
  /** Marks the room as used and numbers this claim to it; 0 when it is gone. */
  claimRoom(code: string, atMs: number): Promise<number>;
  saveRoom(room: Pick<RoomRow, 'code' | 'settings' | 'banned'>): Promise<void>;
  /** Its host was seen. */
  touchRoom(code: string, atMs: number): Promise<void>;
  /** The row stays for 24 hours, so that the code is not given out again at once. */
  closeRoom(code: string, atMs: number): Promise<void>;
  /** Notes one play; returns at once, written in the background and flushed on close. */
  countPlay(quizId: string): void;

  close(): Promise<void>;
}
