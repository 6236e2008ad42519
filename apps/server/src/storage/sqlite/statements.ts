import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Runner } from '../engine.ts';
import { compileOnce, type Query } from '../query.ts';
import type { Database } from '../schema.ts';

/** Compiles only; statements run on the connection itself, which spares each read the driver's layers. */
const compiler = new Kysely<Database>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

type Execute = (args: unknown) => unknown[];

/** Runs queries on one connection and keeps their prepared statements. */
export function statementsOn(connection: DatabaseSyncInstance): Runner {
  const prepared = new Map<string, Execute>();

  function prepare<Args, Row>(query: Query<Args, Row>): Execute {
    const { sql, valuesFrom } = compileOnce(compiler, query);
    const statement = connection.prepare(sql);
    const execute: Execute = (args) => rowsOf(statement, valuesFrom(args as Args));
    prepared.set(query.name, execute);
    return execute;
  }

  return {
    async run<Args, Row>(query: Query<Args, Row>, args: Args) {
      const execute = prepared.get(query.name) ?? prepare(query);
      return execute(args) as Row[];
    },
    async runOnce<Row>(build: Parameters<Runner['runOnce']>[0]) {
      const { sql, parameters } = build(compiler).compile();
      return rowsOf(connection.prepare(sql), [...parameters]) as Row[];
    },
  };
}

/** The driver cuts a text at the character NUL; what stands in its place is found nowhere either. */
const withoutNul = (value: unknown) =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;

const rowsOf = (statement: StatementSyncInstance, values: unknown[]): unknown[] =>
  statement.all(...values.map(withoutNul));
