import { build } from 'vite';
import { buildServer } from './lib/build-server.ts';
import { fromRoot } from './lib/paths.ts';

for (const config of ['vite.config.ts', 'vite.screen.config.ts', 'vite.phone.config.ts'])
  await build({ root: fromRoot('apps/web'), configFile: fromRoot('apps/web', config) });
await buildServer('dist');
