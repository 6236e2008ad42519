import { build } from 'vite';
import { fromRoot } from '../../scripts/lib/paths.ts';

const outDir = fromRoot('bench/dist');

/**
 * Bundles programs of the benchmark as plain JavaScript, the way the product's server is built: a
 * TypeScript loader inside the process would weigh on the memory and the start that are measured.
 */
export async function bundle(inputs: Readonly<Record<string, string>>): Promise<string> {
  await build({
    root: fromRoot('bench'),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@wheel\//] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { input: inputs },
    },
  });
  return outDir;
}
