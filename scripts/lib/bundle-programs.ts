import { build, type LogLevel } from 'vite';
import { fromRoot } from './paths.ts';

type Programs = {
  /** The folder they are in; `outDir` is taken from there, too. */
  readonly folder: string;
  readonly outDir: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly logLevel?: LogLevel;
};

/**
 * Bundles programs for Node. The workspace's own packages are TypeScript, so they go into the bundle; what npm installed
 * stays outside it.
 */
export const bundlePrograms = ({ folder, outDir, inputs, logLevel = 'info' }: Programs) =>
  build({
    root: fromRoot(folder),
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
      rolldownOptions: { input: { ...inputs } },
    },
  });
