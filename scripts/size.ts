import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesUnder } from './lib/files.ts';
import { root } from './lib/paths.ts';

const LONGEST_SHOWN = 10;
const SMALL_LINES = 15;

/** Lines of every source file, as `wc -l` counts them. */
const sizes = ['apps', 'packages', 'bench', 'browsers', 'e2e', 'faults', 'scripts', 'testing']
  .flatMap((folder) => filesUnder(join(root, folder)))
  .filter((path) => /\.(ts|tsx|css)$/.test(path))
  .map((path) => ({
    path: relative(root, path).split(sep).join('/'),
    lines: readFileSync(path, 'utf8').split('\n').length - 1,
  }));

const kindOf = (path: string) => {
  if (!/^(apps|packages)\//.test(path)) return 'around the product';
  if (/\.test\.|\/test\/|testing/.test(path)) return 'tests';
  return path.endsWith('.css') ? 'styles' : 'product';
};

function report(name: string, files: typeof sizes): void {
  const lines = files.reduce((sum, file) => sum + file.lines, 0);
  const small = files.filter((file) => file.lines <= SMALL_LINES).length;
  console.log(
    `${name}: ${lines} lines in ${files.length} files, ${small} of ≤ ${SMALL_LINES} lines`,
  );
}

for (const kind of ['product', 'styles', 'tests', 'around the product'])
  report(
    kind,
    sizes.filter(({ path }) => kindOf(path) === kind),
  );
const isWeb = ({ path }: (typeof sizes)[number]) =>
  path.startsWith('apps/web/src/') && kindOf(path) === 'product';
report('apps/web/src without styles and tests', sizes.filter(isWeb));
for (const { path, lines } of sizes
  .toSorted((one, other) => other.lines - one.lines)
  .slice(0, LONGEST_SHOWN))
  console.log(`${String(lines).padStart(6)} ${path}`);
