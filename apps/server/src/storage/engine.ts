import type { Compilable, Kysely } from 'kysely';
import type { Query } from './query.ts';
import type { Database } from './schema.ts';

export type Runner = {
  run<Args, Row>(query: Query<Args, Row>, args: Args): Promise<Row[]>;
  /** For the few queries whose shape depends on their data, compiled each time. */
  runOnce<Row>(build: (db: Kysely<Database>) => Compilable<Row>): Promise<Row[]>;
};

/** A public game as the search finds it. */
export type FoundGame = {
  readonly id: number;
  readonly title: string;
  readonly quiz_id: string;
  readonly owner: string;
  readonly puzzle_count: number;
};

/** What differs between the databases; everything else is written once over it. */
export interface Engine {
  read<Args, Row>(query: Query<Args, Row>, args: Args): Promise<Row[]>;
  /** One statement, durable when it resolves. */
  write<Args, Row>(query: Query<Args, Row>, args: Args): Promise<Row[]>;
  /** All or nothing, durable when it resolves. */
  transaction<T>(work: (tx: Runner) => Promise<T>): Promise<T>;

  /** Makes a public game findable; part of the transaction that creates it. */
  indexTitle(tx: Runner, game: { id: number; titleKey: string }): Promise<void>;
  /**
   * Public games whose folded title contains `key`: equal, then beginning with it, then the rest, each
   * newest first, and no more than the contract's limit.
   */
  search(key: string): Promise<readonly FoundGame[]>;

  close(): Promise<void>;
}
