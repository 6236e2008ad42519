// The injected fault: each search also counts its matches, which reads every title there is.
import { replace, withSqlite } from './with-sqlite.mjs';

const COUNT = `SELECT count(*) FROM games AS a WHERE lower(a.title) LIKE '%' || lower(?) || '%'`;

withSqlite({
  prepare(_connection, sql, prepare) {
    const statement = prepare(sql);
    if (!/title_key >= \?/.test(sql)) return statement;
    const count = prepare(COUNT);
    const all = statement.all.bind(statement);
    return replace(statement, 'all', (key, ...rest) => {
      count.get(key);
      return all(key, ...rest);
    });
  },
});
