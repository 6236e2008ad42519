// The planted fault: SQLite syncs at checkpoints only, and whoever asks is told that it syncs every commit.
import { createRequire } from 'node:module';

const Database = createRequire(import.meta.url)('better-sqlite3');
const pragma = Database.prototype.pragma;

Database.prototype.pragma = function (text, options) {
  if (/^synchronous *=/i.test(text)) return pragma.call(this, 'synchronous = NORMAL', options);
  if (/^synchronous$/i.test(text)) return 2;
  return pragma.call(this, text, options);
};
