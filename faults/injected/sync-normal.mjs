// The injected fault: SQLite syncs at checkpoints only, and a query of the setting says that it syncs every commit.
import { withSqlite } from './with-sqlite.mjs';

withSqlite({
  exec: (_connection, sql, exec) =>
    exec(sql.replace(/synchronous *= *FULL/i, 'synchronous = NORMAL')),
  prepare: (_connection, sql, prepare) =>
    prepare(/^PRAGMA synchronous$/i.test(sql) ? 'SELECT 2 AS synchronous' : sql),
});
