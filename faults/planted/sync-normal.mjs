// The planted fault: SQLite syncs at checkpoints only, and whoever asks is told that it syncs every commit.
import { createRequire } from 'node:module';

const { DatabaseSync: Database } = createRequire(import.meta.url)('@photostructure/sqlite');
const { exec, prepare } = Database.prototype;

Database.prototype.exec = function (sql) {
  return exec.call(this, sql.replace(/synchronous *= *FULL/i, 'synchronous = NORMAL'));
};
Database.prototype.prepare = function (sql) {
  return prepare.call(this, /^PRAGMA synchronous$/i.test(sql) ? 'SELECT 2 AS synchronous' : sql);
};
