// The injected fault: each step of a migration is written by itself, so that a kill leaves it half done.
import './die-at.mjs';
import { withSqlite } from './with-sqlite.mjs';

withSqlite({
  exec(_connection, sql, exec) {
    if (!/^(BEGIN|COMMIT|ROLLBACK)/.test(sql)) exec(sql);
  },
});
