import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const HOME = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;
const FORWARD_REF = /= (React\d*\.forwardRef\()/g;
const CLASS = /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?\n\});$/gm;

/**
 * The router is one module for every mode it knows. Assigned display names, unmarked `forwardRef` calls
 * and classes look like side effects and keep its forms, scripts and framework parts in the
 * bundle; marked as pure, what this app never uses falls away.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    // The package exports its development build only, with warnings for mistakes that types rule out here.
    config: () => ({
      resolve: {
        alias: [{ find: /^react-router$/, replacement: join(HOME, 'dist/production/index.mjs') }],
      },
    }),
    transform: {
      filter: { id: /node_modules\/react-router\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(DISPLAY_NAME, '')
          .replace(FORWARD_REF, '= /* @__PURE__ */ $1')
          .replace(CLASS, 'var $1 = /* @__PURE__ */ (() => $2)();'),
        map: null,
      }),
    },
  };
}
