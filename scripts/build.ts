import { build } from 'vite';
import { fromRoot } from './lib/paths.ts';

await build({ root: fromRoot('apps/web'), configFile: fromRoot('apps/web/vite.config.ts') });

// The workspace's own packages are TypeScript, so they go into the bundle; what npm installed stays outside it.
await build({
  root: fromRoot('apps/server'),
  configFile: false,
  publicDir: false,
  ssr: { noExternal: [/^@wheel\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rollupOptions: { input: { server: 'src/server.ts', backup: 'src/backup.ts' } },
  },
});
