// The injected fault: statements that found no room count as done.
import { replace, withSqlite } from './with-sqlite.mjs';

const [IO_ERROR, FULL] = [10, 13];
const noRoom = (error) => [IO_ERROR, FULL].includes(error.errcode & 0xff);
const isWrite = (sql) => /^\s*(insert|update|delete|commit|begin|rollback)/i.test(sql);

withSqlite({
  prepare(_connection, sql, prepare) {
    const statement = prepare(sql);
    if (!isWrite(sql)) return statement;
    for (const name of ['run', 'all']) {
      const original = statement[name].bind(statement);
      replace(statement, name, (...values) => {
        try {
          return original(...values);
        } catch (error) {
          if (!noRoom(error) && !/transaction/.test(error.message)) throw error;
          return [{ id: 1 }];
        }
      });
    }
    return statement;
  },
});
