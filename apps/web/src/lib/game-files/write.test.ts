import { setupWith } from '@wheel/contract/testing/setup';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readList } from './read-list.ts';
import { restOf } from './rest.ts';
import { type Delimiter, escapeFormula, lineOf, unescapeFormula } from './table.ts';
import { gameCsv, gameJson } from './write.ts';

const LETTERS = [...'ABCXYZabcxyzÄÖÜäöüß '];
const ODD = [...'=+-@\'",;\t #ab\u00e9\u4e2d\u{1F600}[{/\\'].filter((letter) => letter !== '\t');

const text = (letters: readonly string[], max: number) =>
  fc
    .array(fc.constantFrom(...letters), { minLength: 1, maxLength: max })
    .map((parts) => parts.join('').trim())
    .filter((joined) => joined !== '');
const entry = fc.record({ category: text(ODD, 20), searchedWord: text(LETTERS, 30) });
const entries = fc.array(entry, { minLength: 1, maxLength: 30 });

const read = (file: string) => {
  const list = readList(file);
  expect(list.problem).toBeNull();
  return list.games.map(({ title, rows }) => ({
    title,
    entries: rows.map(({ category, searchedWord }) => ({ category, searchedWord })),
  }));
};

it('round-trips games as CSV', () => {
  fc.assert(
    fc.property(entries, (entries) => {
      expect(read(gameCsv(entries))).toEqual([{ title: '', entries }]);
    }),
  );
});

it('round-trips games as JSON', () => {
  fc.assert(
    fc.property(entries, text(ODD, 20), (entries, gameTitle) => {
      const expected = { title: gameTitle, entries };
      expect(read(gameJson({ gameTitle, entries }))).toEqual([expected]);
      const game = { gameTitle, entries };
      const games = { format: 'wheel-games', version: 1, games: [game, game] };
      expect(read(JSON.stringify(games))).toEqual([expected, expected]);
    }),
  );
});

it('keeps the language of a game in its file, and judges its words by it', () => {
  const entries = [{ category: 'Saison', searchedWord: 'L’été' }];
  const file = gameJson({ gameTitle: 'Été', language: 'fr', entries });
  expect(JSON.parse(file)).toEqual({
    format: 'wheel-game',
    version: 1,
    gameTitle: 'Été',
    language: 'fr',
    entries,
  });
  expect(readList(file).games).toMatchObject([{ language: 'fr', rows: [{ fault: null }] }]);
  expect(readList(gameJson({ gameTitle: 'Owls', entries: [] })).games).toMatchObject([
    { language: null },
  ]);
});

it('keeps the setup of a game in its file, and leaves it to be judged', () => {
  const setup = setupWith();
  const file = gameJson({ gameTitle: 'Owls', entries: [], setup });
  expect(JSON.parse(file)).toMatchObject({ format: 'wheel-game', version: 1, setup });
  expect(readList(file).games).toMatchObject([{ setup }]);
  const games = [{ entries: [] }, { entries: [], setup: 'new' }];
  const many = readList(JSON.stringify({ format: 'wheel-games', version: 1, games }));
  expect(many.games.map((game) => game.setup)).toEqual([undefined, 'new']);
  expect(readList(gameCsv([{ category: 'Pet', searchedWord: 'Dog' }])).games).toMatchObject([
    { setup: undefined },
  ]);
});

it('gives back every cell as it was', () => {
  fc.assert(fc.property(fc.string(), (cell) => unescapeFormula(escapeFormula(cell)) === cell));
});

it('reads what stays in the box as it stayed', () => {
  const delimiter = fc.constantFrom<Delimiter>('\t', ';', ',');
  fc.assert(
    fc.property(fc.array(text(ODD, 20), { minLength: 1, maxLength: 9 }), delimiter, (cells, by) => {
      const rows = [['Known', 'word'], ...cells.map((cell) => [escapeFormula(cell), 'R2-D2'])];
      const source = rows.map((row) => lineOf(by, row)).join('\n');
      const rest = restOf(source, readList(source));
      expect(restOf(rest, readList(rest))).toBe(rest);
      const left = cells.map((category) => ({ category, searchedWord: 'R2-D2' }));
      expect(read(rest)).toEqual([{ title: '', entries: left }]);
    }),
    // A semicolon alone on its line with a comma was once taken for the delimiter.
    {
      examples: [
        [[';='], ','],
        [['[a'], ';'],
      ],
    },
  );
});

it('begins with a byte order mark, ends its lines as spreadsheets do and defuses formulas', () => {
  expect(gameCsv([{ category: '=1+1', searchedWord: 'Dog' }])).toBe(
    "\uFEFFcategory,searchedWord\r\n'=1+1,Dog\r\n",
  );
  for (const sign of ['=', '+', '-', '@', "'"])
    expect(gameCsv([{ category: `${sign}x`, searchedWord: 'Dog' }])).toContain(`\n'${sign}x,`);
});

it('writes nothing but what a game file holds', () => {
  const more = { category: 'Pet', searchedWord: 'Dog', id: 7 };
  expect(JSON.parse(gameJson({ gameTitle: 'Pets', entries: [more] }))).toEqual({
    format: 'wheel-game',
    version: 1,
    gameTitle: 'Pets',
    entries: [{ category: 'Pet', searchedWord: 'Dog' }],
  });
});
