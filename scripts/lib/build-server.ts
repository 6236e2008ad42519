import type { LogLevel } from 'vite';
import { bundlePrograms } from './bundle-programs.ts';

/** Their programs are for one kind of machine each, so npm installs them. */
export const MACHINE_CODE = ['@node-rs/argon2', '@photostructure/sqlite'];
/** Looked for by `pg` and not used. */
const UNUSED = 'pg-native';

/**
 * Bundles the server and its commands into a folder beside its source, libraries included: a server that was killed is back
 * in little more than half the time when it need not look for a thousand files. Only a fault that is injected into a
 * library needs the libraries outside.
 */
export const buildServer = (outDir: string, logLevel?: LogLevel, areLibrariesOutside = false) =>
  bundlePrograms({
    folder: 'apps/server',
    outDir,
    inputs: {
      server: 'src/main.ts',
      cli: 'src/cli.ts',
      backup: 'src/backup.ts',
      restore: 'src/commands/restore.ts',
      account: 'src/commands/account.ts',
      review: 'src/commands/review.ts',
    },
    ...(!areLibrariesOutside && { outside: [...MACHINE_CODE, UNUSED] }),
    ...(logLevel && { logLevel }),
  });
