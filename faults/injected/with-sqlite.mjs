// Lets an injected fault change what SQLite's driver does: its own methods cannot be replaced, so a class stands before it.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@photostructure/sqlite/package.json'));
const driver = createRequire(folder)('node-gyp-build')(folder);

/** Each method is given the connection, what it was asked, and the driver's own method. */
export function withSqlite(methods) {
  const { DatabaseSync } = driver;
  driver.DatabaseSync = class extends DatabaseSync {};
  for (const [name, method] of Object.entries(methods)) {
    replace(driver.DatabaseSync.prototype, name, function (sql) {
      return method(this, sql, (text) => DatabaseSync.prototype[name].call(this, text));
    });
  }
}

export const replace = (target, name, work) => Object.defineProperty(target, name, { value: work });
