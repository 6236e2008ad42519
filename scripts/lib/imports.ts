import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { filesUnder } from './files.ts';
import { root } from './paths.ts';

export type Import = {
  /** The importing file, from the root, with forward slashes. */
  readonly file: string;
  /** A file from the root when the import is relative, else the package it names. */
  readonly target: string;
  readonly isRelative: boolean;
};

// `from '…'`, `import '…'` and `import('…')`: the three ways a module names another.
const specifier = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g;

export const specifiersIn = (source: string): readonly string[] =>
  [...source.matchAll(specifier)].map((match) => match[1] ?? '');

const tidy = (path: string) => relative(root, path).split(sep).join('/');

export function importsUnder(folder: string): readonly Import[] {
  return filesUnder(join(root, folder))
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      specifiersIn(readFileSync(path, 'utf8')).map((name) => {
        const isRelative = name.startsWith('.');
        const target = isRelative ? tidy(join(dirname(path), name)) : name;
        return { file: tidy(path), target, isRelative };
      }),
    );
}
