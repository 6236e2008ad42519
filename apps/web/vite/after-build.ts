import { resolve } from 'node:path';
import type { Plugin } from 'vite';

type Folders = { readonly root: string; readonly outDir: string };

/** A plugin that works on the files of a finished build. Several of them take their turns as the config lists them. */
export function afterBuild(name: string, handler: (folders: Folders) => Promise<void>): Plugin {
  let folders: Folders = { root: '', outDir: '' };
  return {
    name,
    apply: 'build',
    configResolved({ root, build }) {
      folders = { root, outDir: resolve(root, build.outDir) };
    },
    writeBundle: { order: 'post', sequential: true, handler: () => handler(folders) },
  };
}
