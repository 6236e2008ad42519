import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from './lib/files.ts';
import { looseTexts } from './lib/loose-texts.ts';
import { root } from './lib/paths.ts';

const source = join(root, 'apps/web/src');

/** By the file they stand in: names of keys and of the platform, and what is the same in every language. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {};

it('finds every text of the app in its words', () => {
  const loose = filesUnder(source)
    .map((path) => ({ path, file: path.slice(source.length + 1).replaceAll('\\', '/') }))
    .filter(({ file }) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^words\//.test(file))
    .flatMap(({ path, file }) =>
      looseTexts(file, readFileSync(path, 'utf8'))
        .filter(({ text }) => !ALLOWED[file]?.includes(text))
        .map(({ line, text }) => `${file}:${line}: ${text}`),
    );
  expect(loose).toEqual([]);
});

it.each([
  ['<p>Hello there</p>', 'Hello there'],
  ['<p>{count} letters</p>', 'letters'],
  ['<button aria-label="Close">×</button>', 'Close'],
  ["<Row title={isOpen ? 'Open now' : 'Shut'} />", 'Open now'],
  ["toast('It is saved.')", 'It is saved.'],
  ['say(`$' + '{name} has won`)', '… has won'],
  ["const OPTIONS = ['Everyone']", 'Everyone'],
])('finds the text in %s', (code, text) => {
  expect(looseTexts('a.tsx', code).map((found) => found.text)).toContain(text);
});

it.each([
  '<p className="one two" data-testid="A word">{words.hello}</p>',
  "throw new Error('There is no such part.')",
  "console.warn('It did not load.', error)",
  "import { start } from './Some file.ts'",
  "type Kind = 'Two words'",
  '<path d="M0 0 L10 10" />',
])('leaves %s alone', (code) => {
  expect(looseTexts('a.tsx', code)).toEqual([]);
});
