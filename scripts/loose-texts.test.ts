import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from './lib/files.ts';
import { looseTexts } from './lib/loose-texts.ts';
import { root } from './lib/paths.ts';

const source = join(root, 'apps/web/src');

/** Names that browsers give to keys. */
const KEYS = ['Enter', 'Escape', 'Tab', 'Numpad'];

/** By the file they stand in: what no user sees, and what files of every language may say. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'app/open-room.ts': ['room to close'],
  'features/room/join-side.tsx': ['HOST=0.0.0.0'],
  // Tiles of a drawing.
  'features/stage/look-tab.tsx': ['WIN'],
  'lib/api/send.ts': ['The game API did not answer.'],
  'lib/fit-picture.ts': ['<svg width="…" height="…"'],
  'lib/game-files/read-list.ts': [
    'searched word',
    'gesuchtes wort',
    'mot recherché',
    'mot cherché',
    'palabra buscada',
  ],
  'lib/letters-in.ts': ['Segmenter'],
  'lib/reduced-motion.ts': ['(prefers-reduced-motion: reduce)'],
  'lib/use-look.ts': ['(forced-colors: active)'],
  // Codes of keys, worded by the dialog.
  'screens/game/shortcuts-dialog.tsx': ['shift A – Z', 'ctrl Z', 'ctrl shift Z'],
  'show/storage.ts': ['… set aside'],
  'show/use-keys.ts': [
    'input:not([type=checkbox], [type=radio], [type=button]), textarea, select',
    'button, a[href], summary, input[type=checkbox], input[type=radio]',
    'main button',
    'main input[type=checkbox]',
  ],
};

it('finds every text of the app in its words', () => {
  const loose = filesUnder(source)
    .map((path) => ({ path, file: path.slice(source.length + 1).replaceAll('\\', '/') }))
    .filter(({ file }) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^words\//.test(file))
    .flatMap(({ path, file }) =>
      looseTexts(file, readFileSync(path, 'utf8'))
        .filter(({ text }) => !KEYS.includes(text) && !ALLOWED[file]?.includes(text))
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
