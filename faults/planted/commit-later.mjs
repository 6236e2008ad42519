// The planted fault: COMMIT answers at once and happens a moment later. What comes in between joins the open
// transaction, as with a server that saves up its commits.
import { createRequire } from 'node:module';

const LATER_MS = 60;
const { DatabaseSync: Database } = createRequire(import.meta.url)('@photostructure/sqlite');
const prepare = Database.prototype.prepare;
const pending = new WeakMap();

function later(connection, commit) {
  const timer = setTimeout(() => {
    pending.delete(connection);
    commit();
  }, LATER_MS);
  pending.set(connection, timer);
}

Database.prototype.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  const run = statement.run.bind(statement);
  const isPending = () => pending.has(this);
  if (/^BEGIN/i.test(sql)) statement.run = () => (isPending() ? undefined : run());
  if (/^COMMIT/i.test(sql)) statement.run = () => (isPending() ? undefined : later(this, run));
  if (/^ROLLBACK/i.test(sql)) statement.run = () => (isPending() ? undefined : run());
  return statement;
};
