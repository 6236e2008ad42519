import type { Compilable, Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** A typed query, written once and compiled once for each engine. */
export type Query<Args, Row> = {
  /** Unique: PostgreSQL keeps the plan under it. */
  readonly name: string;
  readonly build: (db: Kysely<Database>, args: Args) => Compilable<Row>;
};

export function query<Args, Row>(
  name: string,
  build: (db: Kysely<Database>, args: Args) => Compilable<Row>,
): Query<Args, Row> {
  return { name, build };
}

/** Stands for an argument while a query is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export type CompiledOnce<Args> = {
  readonly sql: string;
  readonly valuesFrom: (args: Args) => unknown[];
};

export function compileOnce<Args, Row>(
  db: Kysely<Database>,
  { build }: Query<Args, Row>,
): CompiledOnce<Args> {
  // Kysely only carries values to the parameter list, so a stand-in of another type gets there too.
  const standIns = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Args;
  const { sql, parameters } = build(db, standIns).compile();
  const valuesFrom = (args: Args) =>
    parameters.map((value) =>
      value instanceof Placeholder ? args[value.name as keyof Args] : value,
    );
  return { sql, valuesFrom };
}
