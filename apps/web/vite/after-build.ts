import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Built = {
  readonly root: string;
  readonly outDir: string;
  readonly bundle: Rolldown.OutputBundle;
};

/** A plugin that works on the files of a finished build. Several of them take their turns as the config lists them. */
export function afterBuild(name: string, handler: (built: Built) => Promise<void>): Plugin {
  let folders = { root: '', outDir: '' };
  return {
    name,
    apply: 'build',
    configResolved({ root, build }) {
      folders = { root, outDir: resolve(root, build.outDir) };
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: (_options, bundle) => handler({ ...folders, bundle }),
    },
  };
}
