// The injected fault: COMMIT answers at once and happens a moment later. What comes in between joins the open
// transaction, as with a server that saves up its commits.
import { replace, withSqlite } from './with-sqlite.mjs';

const LATER_MS = 60;
const pending = new WeakMap();

function later(connection, commit) {
  const timer = setTimeout(() => {
    pending.delete(connection);
    commit();
  }, LATER_MS);
  pending.set(connection, timer);
}

withSqlite({
  prepare(connection, sql, prepare) {
    const statement = prepare(sql);
    if (!/^(BEGIN|COMMIT|ROLLBACK)/i.test(sql)) return statement;
    const run = statement.run.bind(statement);
    const work = /^COMMIT/i.test(sql) ? () => later(connection, run) : run;
    return replace(statement, 'run', () => (pending.has(connection) ? undefined : work()));
  },
});
