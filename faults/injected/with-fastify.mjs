// Lets an injected fault change each server that is made, and the options it is made with.
import { createRequire, Module } from 'node:module';

const require = createRequire(import.meta.url);
const file = require.resolve('fastify');
const original = require('fastify');

export function withFastify({ options = (given) => given, made = () => {} }) {
  const injected = (given) => {
    const app = original(options(given));
    made(app);
    return app;
  };
  // A new module object: `import` remembers what the old one exported when it was loaded.
  const module = new Module(file);
  module.exports = Object.assign(injected, original, { default: injected, fastify: injected });
  module.loaded = true;
  require.cache[file] = module;
}
