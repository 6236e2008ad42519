import { fromRoot } from './lib/paths.ts';
import { isStale } from './lib/stale.ts';

const sources = [
  'apps/server/src',
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/phone.html',
  'apps/web/screen.html',
  'apps/web/vite.config.ts',
  'apps/web/vite.phone.config.ts',
  'apps/web/vite.screen.config.ts',
  'apps/web/vite',
  'bank',
  'packages',
  'bank',
  'scripts/build.ts',
  'scripts/lib/build-server.ts',
  'scripts/lib/bundle-programs.ts',
  'package.json',
  'package-lock.json',
].map((path) => fromRoot(path));

// The build writes the pages first and the server last, so both stand only after a whole build.
const products = ['apps/web/dist/index.html', 'apps/server/dist/server.js'].map((path) =>
  fromRoot(path),
);

if (isStale(products, sources)) {
  console.log('Building the pages and the server …');
  await import('./build.ts');
}
