import type { LogLevel } from 'vite';
import { bundlePrograms } from './bundle-programs.ts';

/** Bundles the server and its commands into a folder beside its source. */
export const buildServer = (outDir: string, logLevel?: LogLevel) =>
  bundlePrograms({
    folder: 'apps/server',
    outDir,
    inputs: {
      server: 'src/server.ts',
      backup: 'src/backup.ts',
      account: 'src/commands/account.ts',
      review: 'src/commands/review.ts',
    },
    ...(logLevel && { logLevel }),
  });
