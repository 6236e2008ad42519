import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from './lib/files.ts';
import { root } from './lib/paths.ts';

const source = join(root, 'apps/web/src');
const pages = ['app/main.tsx', 'app/phone-main.tsx', 'app/screen-main.tsx'];
/** Comes with every page. */
const ALWAYS = 'start';
/** What an entry draws only where another one is, which brings the words. */
const WITH_OTHERS: Readonly<Record<string, readonly string[]>> = {
  'app/show.ts': ['room'],
  'features/setups/setup-offer.tsx': ['show', 'desk'],
  'features/setups/setups-dialog.tsx': ['show', 'desk'],
  'features/stage/stage-dialog.tsx': ['show'],
  'screens/winner/picture/picture.ts': ['show'],
};

const sources: ReadonlyMap<string, string> = new Map(
  filesUnder(source)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => [
      path.slice(source.length + 1).replaceAll('\\', '/'),
      readFileSync(path, 'utf8'),
    ]),
);

const named = (file: string, pattern: RegExp): readonly string[] =>
  [...(sources.get(file) ?? '').matchAll(pattern)]
    .map(([, name = '']) => posix.join(dirname(file), name))
    .filter((target) => sources.has(target));

/** Types are gone from what is built. */
const imported = (file: string) => named(file, /^(?:import|export)(?! type\b)[^'";]*'(\.[^']+)'/gm);
const loaded = (file: string) => named(file, /\bimport\('(\.[^']+)'\)/g);

/** All that comes with a file. */
function withImports(entry: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    imported(file).forEach(visit);
  };
  visit(entry);
  return seen;
}

const partsUsed = (file: string): readonly string[] =>
  [...(sources.get(file) ?? '').matchAll(/\b(?:useWords|words)\('(\w+)'\)/g)].map(
    ([, part = '']) => part,
  );

const entries = [...new Set([...pages, ...[...sources.keys()].flatMap(loaded)])];

it.each(entries)('%s comes with the English words of what it draws', (entry) => {
  const files = withImports(entry);
  const used = new Set([...files].flatMap(partsUsed));
  const missing = [...used].filter(
    (part) =>
      !files.has(`words/en/${part}.ts`) &&
      !(part === ALWAYS && !pages.includes(entry)) &&
      !WITH_OTHERS[entry]?.includes(part),
  );
  expect(missing).toEqual([]);
});

it.each(
  [...sources.keys()].filter((file) => !file.startsWith('words/') && loaded(file).length > 0),
)('%s loads the words with the files that it loads', (file) => {
  const text = sources.get(file) ?? '';
  expect(/\bwith(?:Stage)?Words\b|'\.\/lazy-screen\.ts'/.test(text)).toBe(true);
});
