import { bundlePrograms } from '../../scripts/lib/bundle-programs.ts';
import { fromRoot } from '../../scripts/lib/paths.ts';
import { startChild, stopChild } from '../../testing/system/own.ts';
import type { Load, Plan } from './load.ts';

export type Loader = ReturnType<typeof startLoader>;

type Message = { readonly load: Load } | { readonly failure: string };

/** A process that puts load on a server, one plan at a time. */
export function startLoader(folder: string) {
  const child = startChild(process.execPath, [`${folder}/load-process.js`], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  return {
    run: (plan: Plan) =>
      new Promise<Load>((resolve, reject) => {
        child.once('message', (message: Message) => {
          if ('load' in message) resolve(message.load);
          else reject(new Error(`The load broke off: ${message.failure}`));
        });
        child.send(plan);
      }),
    stop: () => stopChild(child),
  };
}

let bundled: Promise<unknown> | null = null;

/**
 * The folder with the floor and the load, bundled once in a run as the product's server is: a TypeScript loader inside
 * the process would weigh on the memory and the start that are measured.
 */
export async function programs(): Promise<string> {
  const outDir = fromRoot('bench/dist');
  const inputs = { floor: 'api/floor.ts', 'load-process': 'api/load-process.ts' };
  bundled ??= bundlePrograms({ folder: 'bench', outDir, inputs, logLevel: 'warn' });
  await bundled;
  return outDir;
}
