import { build, type LogLevel } from 'vite';
import { fromRoot } from './paths.ts';

type Programs = {
  /** The folder they are in; `outDir` is taken from there, too. */
  readonly folder: string;
  readonly outDir: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Packages that stay where npm installed them; where nothing is said, all do. */
  readonly outside?: readonly string[];
  readonly logLevel?: LogLevel;
};

/** Bundles programs for Node. The workspace's own packages are TypeScript, so they always go into the bundle. */
export const bundlePrograms = ({ folder, outDir, inputs, outside, logLevel = 'info' }: Programs) =>
  build({
    root: fromRoot(folder),
    configFile: false,
    publicDir: false,
    logLevel,
    ssr: outside ? { noExternal: true, external: [...outside] } : { noExternal: [/^@wheel\//] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      license: true,
      rolldownOptions: {
        input: { ...inputs },
        // In one chunk of their own: split between the programs' chunks, they ask for helpers that are not there yet.
        output: {
          codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/ }] },
          // Without white space alone: names stay, so that a stack can be read.
          minify: { compress: false, mangle: false },
        },
      },
    },
  });
