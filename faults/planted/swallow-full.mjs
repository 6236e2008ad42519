// The planted fault: statements that found no room count as done.
import { createRequire } from 'node:module';

const { DatabaseSync: Database } = createRequire(import.meta.url)('@photostructure/sqlite');
const prepare = Database.prototype.prepare;

const noRoom = (error) => [10, 13].includes(error.errcode & 0xff);
const isWrite = (sql) => /^\s*(insert|update|delete|commit|begin|rollback)/i.test(sql);

Database.prototype.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  if (!isWrite(sql)) return statement;
  for (const name of ['run', 'all']) {
    const original = statement[name].bind(statement);
    statement[name] = (...values) => {
      try {
        return original(...values);
      } catch (error) {
        if (!noRoom(error) && !/transaction/.test(error.message)) throw error;
        return [{ id: 1 }];
      }
    };
  }
  return statement;
};
