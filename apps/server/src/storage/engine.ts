import type { Entry, Language } from '@wheel/contract';
import type { Sql } from './sql.ts';

export type Run = <Row>(query: Sql<Row>) => Promise<Row[]>;

/** A public game as the search finds it. */
export type FoundGame = {
  readonly id: number;
  readonly title: string;
  readonly quiz_id: string;
  readonly owner: string;
  readonly puzzle_count: number;
  readonly language: Language;
};

export type IndexedTitle = { readonly id: number; readonly titleKey: string };

/** Is told what makes a start take long. */
export type MigrationWatch = {
  /** Another server migrates the database. */
  readonly onWait?: () => void;
  /** This one begins to migrate a database that an earlier version has used. */
  readonly onMigrate?: () => void;
};

/** What differs between the databases; everything else is written once over it. */
export interface Engine {
  /** Other servers write to the same database as a matter of course. */
  readonly isShared: boolean;
  readonly read: Run;
  /** One statement, durable when it resolves. */
  readonly write: Run;
  /** All or nothing, durable when it resolves. May run `work` again after a failure that is not its own. */
  transaction<T>(work: (tx: Run) => Promise<T>): Promise<T>;

  /** Runs a statement that inserts or updates a game; if it returned an id, these are the game's first puzzles. Null if not. */
  saveGame(tx: Run, game: Sql<{ id: number }>, entries: readonly Entry[]): Promise<number | null>;

  /** Ends a SELECT of games: no other transaction changes them before this one is over. */
  readonly lockGames: Sql;
  /** Ends a SELECT of a session: it cannot be ended before the transaction is over. */
  readonly holdSession: Sql;
  /** Ends a SELECT of a user: neither password nor account changes before the transaction is over. */
  readonly holdUser: Sql;
  /** Transactions that queue for the same go on one after the other. */
  queueFor(tx: Run, what: string): Promise<void>;

  /** Makes a public game findable; part of the transaction that creates, lists or renames it. */
  indexTitle(tx: Run, game: IndexedTitle): Promise<void>;
  /** The reverse, before a game is renamed, unlisted or deleted: `titleKey` is the one it still has. */
  unindexTitle(tx: Run, game: IndexedTitle): Promise<void>;
  /** Public games whose title begins with `key`, or contains it further on: the newest ones, newest first. */
  newestTitled(where: 'beginning' | 'containing', key: string): Promise<FoundGame[]>;

  close(): Promise<void>;
}
