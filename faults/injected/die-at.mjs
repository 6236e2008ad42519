// Kills the server in the middle of its migration: when statement number DIE_AT is done on SQLite, on its way to PostgreSQL.
import { createRequire } from 'node:module';
import { withSqlite } from './with-sqlite.mjs';

const OF_MIGRATION = {
  sqlite:
    /^(BEGIN|COMMIT)|user_version =|(CREATE|ALTER|DROP) (TABLE|INDEX)|INTO title_grams \(title_grams/,
  postgres: /INDEX CONCURRENTLY|INTO migrations/,
};
const dieAt = Number(process.env.DIE_AT);
let statements = 0;

const isLast = (pattern, sql) => pattern.test(sql) && ++statements === dieAt;
const die = () => process.kill(process.pid, 'SIGKILL');

withSqlite({
  exec(_connection, sql, exec) {
    exec(sql);
    if (isLast(OF_MIGRATION.sqlite, sql)) die();
  },
});

const { Client } = createRequire(import.meta.url)('pg');
const { query } = Client.prototype;
Client.prototype.query = function (config, ...rest) {
  const answer = query.call(this, config, ...rest);
  if (isLast(OF_MIGRATION.postgres, String(config))) setImmediate(die);
  return answer;
};
