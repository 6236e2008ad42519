import { bundlePrograms } from '../../scripts/lib/bundle-programs.ts';
import { fromRoot } from '../../scripts/lib/paths.ts';

const outDir = fromRoot('bench/dist');

/**
 * Bundles programs of the benchmark the way the product's server is built: a TypeScript loader inside the process would
 * weigh on the memory and the start that are measured.
 */
export async function bundle(inputs: Readonly<Record<string, string>>): Promise<string> {
  await bundlePrograms({ folder: 'bench', outDir, inputs, logLevel: 'warn' });
  return outDir;
}
