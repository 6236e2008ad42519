import { build, type LogLevel } from 'vite';
import { fromRoot } from './paths.ts';

/** Bundles the server and its commands into a folder beside its source. */
export const buildServer = (outDir: string, logLevel: LogLevel = 'info') =>
  // The workspace's own packages are TypeScript, so they go into the bundle; what npm installed stays outside it.
  build({
    root: fromRoot('apps/server'),
    configFile: false,
    publicDir: false,
    logLevel,
    ssr: { noExternal: [/^@wheel\//] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rollupOptions: {
        input: {
          server: 'src/server.ts',
          backup: 'src/backup.ts',
          account: 'src/commands/account.ts',
          review: 'src/commands/review.ts',
        },
      },
    },
  });
