import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type pg from 'pg';
import type { Runner } from '../engine.ts';
import { type CompiledOnce, compileOnce, type Query } from '../query.ts';
import type { Database } from '../schema.ts';

/** Compiles only; queries run by name on the driver, which has the server plan each of them once. */
const compiler = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** PostgreSQL refuses the character NUL; what stands in its place is found nowhere either. */
const withoutNul = (value: unknown) =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;

const compiled = new Map<string, CompiledOnce<unknown>>();

function compiledOnce<Args, Row>(query: Query<Args, Row>): CompiledOnce<Args> {
  const known = compiled.get(query.name) as CompiledOnce<Args> | undefined;
  if (known) return known;
  const fresh = compileOnce(compiler, query);
  compiled.set(query.name, fresh as CompiledOnce<unknown>);
  return fresh;
}

export function statementsOn(connection: pg.Pool | pg.PoolClient): Runner {
  return {
    async run<Args, Row>(query: Query<Args, Row>, args: Args) {
      const { sql, valuesFrom } = compiledOnce(query);
      const { rows } = await connection.query({
        name: query.name,
        text: sql,
        values: valuesFrom(args).map(withoutNul),
      });
      return rows as Row[];
    },
    async runOnce<Row>(build: Parameters<Runner['runOnce']>[0]) {
      const { sql, parameters } = build(compiler).compile();
      const { rows } = await connection.query({ text: sql, values: parameters.map(withoutNul) });
      return rows as Row[];
    },
  };
}
