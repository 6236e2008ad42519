// The planted fault: a name that nobody has is refused without hashing, and hashes are made on the main thread.
import { createRequire, Module } from 'node:module';

const require = createRequire(import.meta.url);
const file = require.resolve('@node-rs/argon2');
const original = require('@node-rs/argon2');
let nobodysHash = null;

const module = new Module(file);
module.exports = {
  ...original,
  async hash(...given) {
    const made = original.hashSync(...given);
    nobodysHash ??= made;
    return made;
  },
  async verify(stored, ...given) {
    return stored !== nobodysHash && original.verifySync(stored, ...given);
  },
};
module.loaded = true;
require.cache[file] = module;
