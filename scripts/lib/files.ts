import { readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'data', '.git']);

/** The file itself, or every file and folder under it; nothing when it does not exist. */
export function walk(path: string): readonly { readonly path: string; readonly stats: Stats }[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [{ path, stats }];
  const inside = readdirSync(path).filter((name) => !skipped.has(name));
  return [{ path, stats }, ...inside.flatMap((name) => walk(join(path, name)))];
}

export const filesUnder = (path: string) =>
  walk(path)
    .filter(({ stats }) => stats.isFile())
    .map((entry) => entry.path);
