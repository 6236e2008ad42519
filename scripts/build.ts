import { build } from 'vite';
import { buildServer } from './lib/build-server.ts';
import { fromRoot } from './lib/paths.ts';

await build({ root: fromRoot('apps/web'), configFile: fromRoot('apps/web/vite.config.ts') });
await buildServer('dist');
