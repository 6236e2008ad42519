// The planted fault: each search also counts its matches, which reads every title there is.
import { createRequire } from 'node:module';

const { DatabaseSync: Database } = createRequire(import.meta.url)('@photostructure/sqlite');
const prepare = Database.prototype.prepare;
const COUNT = `SELECT count(*) FROM games AS a WHERE lower(a.title) LIKE '%' || lower(?) || '%'`;
const TIMES = 1;

Database.prototype.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  if (!/title_key >= \?/.test(sql)) return statement;
  const count = prepare.call(this, COUNT);
  const all = statement.all.bind(statement);
  statement.all = (key, ...rest) => {
    for (let nth = 0; nth < TIMES; nth++) count.get(`${key}${nth}`);
    return all(key, ...rest);
  };
  return statement;
};
