import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesUnder } from './files.ts';
import { root } from './paths.ts';

export type Sized = { readonly path: string; readonly lines: number };

const source = /\.(ts|tsx|css)$/;

/** Every source file under these folders, with its lines as `wc -l` counts them. */
export const sizesUnder = (...folders: readonly string[]): readonly Sized[] =>
  folders
    .flatMap((folder) => filesUnder(join(root, folder)))
    .filter((path) => source.test(path))
    .map((path) => ({
      path: relative(root, path).split(sep).join('/'),
      lines: readFileSync(path, 'utf8').split('\n').length - 1,
    }));

/** The product's own code: TypeScript of the apps and packages that is no test and serves none. */
export const isProduct = (path: string) =>
  /^(apps|packages)\/.+\.tsx?$/.test(path) && !/\.test\.|\/test\/|testing/.test(path);

export const linesOf = (files: readonly Sized[]) =>
  files.reduce((sum, { lines }) => sum + lines, 0);

export const longerThan = (linesMax: number, files: readonly Sized[]) =>
  files
    .filter(({ lines }) => lines > linesMax)
    .map(({ path, lines }) => `${path} has ${lines} lines`);
