// The injected fault: every statement is written by itself, so that a kill leaves what belongs together half done.
import { replace, withSqlite } from './with-sqlite.mjs';

withSqlite({
  prepare(_connection, sql, prepare) {
    const statement = prepare(sql);
    if (!/^(BEGIN|COMMIT|ROLLBACK)/i.test(sql)) return statement;
    return replace(statement, 'run', () => undefined);
  },
});
