// The injected fault: PostgreSQL acknowledges a transaction before its log is on the disk.
import { createRequire } from 'node:module';

const pg = createRequire(import.meta.url)('pg');
const query = pg.Client.prototype.query;

pg.Client.prototype.query = function (config, ...rest) {
  const isBegin = typeof config === 'string' && /^begin/i.test(config);
  return query.call(
    this,
    isBegin ? `${config}; SET LOCAL synchronous_commit = off` : config,
    ...rest,
  );
};
