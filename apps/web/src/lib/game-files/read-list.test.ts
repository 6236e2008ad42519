import { expect, it } from 'vitest';
import { type List, readList } from './read-list.ts';
import { restOf } from './rest.ts';

const rowsOf = ({ games }: List) => games.flatMap(({ rows }) => rows);
const pairs = (text: string) =>
  rowsOf(readList(text)).map(({ category, searchedWord }) => [category, searchedWord]);
const faults = (text: string) =>
  rowsOf(readList(text)).flatMap(({ number, fault }) => (fault ? [[number, fault]] : []));

it.each([
  ['tabs', 'Film\tCasablanca\nPet\tRed dog'],
  ['semicolons', 'Film;Casablanca\r\nPet;Red dog\r\n'],
  ['commas', 'Film,Casablanca\nPet,Red dog\n'],
  ['quotes', '"Film","Casablanca"\n"Pet","Red dog"'],
  ['a byte order mark', '\uFEFFFilm,Casablanca\nPet,Red dog'],
  ['blank lines', '\nFilm;Casablanca\n\n  \nPet;Red dog\n\n'],
  ['spaces round the cells', ' Film ; Casablanca \n Pet ;Red dog'],
  ['columns beyond the two', 'Film\tCasablanca\tseen\t1942\nPet\tRed dog'],
])('reads rows with %s', (_what, text) => {
  expect(pairs(text)).toEqual([
    ['Film', 'Casablanca'],
    ['Pet', 'Red dog'],
  ]);
});

it.each([
  ['Film, drama;Casablanca\nFilm, comedy;Some like it hot', 'Film, drama'],
  ['Film; drama\tCasablanca\nFilm; comedy\tSome like it hot', 'Film; drama'],
  ['Film, drama;Casablanca\nFilm;Some like it hot\nQuote;Hello', 'Film, drama'],
  ['"Film; drama",Casablanca,seen\n"Film; comedy",Some like it hot,no', 'Film; drama'],
  ['"a ""quoted"" film";Casablanca;seen', 'a "quoted" film'],
])('takes the delimiter that most rows have, the rarer one first: %j', (text, category) => {
  expect(pairs(text)[0]).toEqual([category, 'Casablanca']);
});

it.each([
  'Category;Searched word',
  'KATEGORIE;Gesuchtes Wort',
  'Kategorie;Lösung',
  'Catégorie;Mot recherché',
  'Categorie;Phrase',
  'Categoría;Palabra buscada',
  'categoria;Solución',
  'Categorías;Panel',
  'Catégories;Énigme',
  'Kategorien;Rätsel',
  'category;searchedWord',
])('knows the header %s', (header) => {
  expect(pairs(`${header}\nFilm;Casablanca`)).toEqual([['Film', 'Casablanca']]);
});

it('follows a header that names the columns the other way round', () => {
  expect(pairs('Wort;Nummer;Kategorie\nCasablanca;1;Film')).toEqual([['Film', 'Casablanca']]);
});

it('takes a first row for a puzzle that only looks a little like a header', () => {
  expect(pairs('Phrase;The early bird\nWord;Casablanca')).toHaveLength(2);
  expect(pairs('Word\nCasablanca')).toHaveLength(1);
});

it('gives a row without a category the last one, and says so', () => {
  const rows = rowsOf(readList('Film;Casablanca\n;Metropolis\nNosferatu\nPet;Red dog'));
  expect(rows.map(({ category }) => category)).toEqual(['Film', 'Film', 'Film', 'Pet']);
  expect(rows.map((row) => row.isCategoryFromAbove)).toEqual([false, true, true, false]);
});

it('gives a list of words alone the category it is told', () => {
  const list = readList('Casablanca\nMetropolis', { lastCategory: 'Film' });
  expect(rowsOf(list).every(({ category, fault }) => category === 'Film' && !fault)).toBe(true);
  expect(faults('Casablanca\nMetropolis')).toEqual([
    [1, { field: 'category', code: 'REQUIRED' }],
    [2, { field: 'category', code: 'REQUIRED' }],
  ]);
});

it('names each bad row by its number in the box', () => {
  const long = 'x'.repeat(121);
  const text = `Category;Word\nRobots;R2-D2\n\nFilm;\nFilm;${long}\n${'c'.repeat(81)};Dog\nPet;Cat`;
  expect(faults(text)).toEqual([
    [2, { field: 'searchedWord', code: 'NOT_ALLOWED' }],
    [4, { field: 'searchedWord', code: 'REQUIRED' }],
    [5, { field: 'searchedWord', code: 'TOO_LONG', limit: 120 }],
    [6, { field: 'category', code: 'TOO_LONG', limit: 80 }],
  ]);
});

it('takes letter and dots for the umlaut they are', () => {
  expect(pairs('Land;U\u0308ber den Da\u0308chern')).toEqual([['Land', 'Über den Dächern']]);
});

it('takes as many as a game can have, and leaves the others', () => {
  const text = Array.from({ length: 1003 }, () => 'Pet;Dog').join('\n');
  const list = readList(text, { capacity: 999 });
  expect(rowsOf(list).filter(({ fault }) => fault === null)).toHaveLength(999);
  expect(rowsOf(list).at(-1)?.fault).toEqual({ field: 'entries', code: 'TOO_LONG', limit: 1000 });
  expect(list.games[0]?.unread).toHaveLength(3);
  expect(restOf(text, list).split('\n')).toHaveLength(4);
});

it('reads nothing of more than 1 MiB, in bytes', () => {
  expect(readList('x'.repeat(1024 * 1024)).problem).toBeNull();
  const tooMuch = 'ü'.repeat(512 * 1024 + 1);
  expect(readList(tooMuch)).toMatchObject({ games: [], problem: 'TOO_LARGE' });
  expect(restOf(tooMuch, readList(tooMuch))).toBe(tooMuch);
});

it('takes no longer for each letter of a hostile megabyte than for a short text', () => {
  const timeOf = (text: string) => {
    const started = performance.now();
    readList(text);
    return performance.now() - started;
  };
  // Squares would take 256 times as long for 16 times the text.
  for (const letters of ['"', '\n', "',", '=', '"\n', ';"', '\n"""', '"a\t', ';"""a""'])
    expect(timeOf(letters.repeat(5e5))).toBeLessThan(100 * timeOf(letters.repeat(31_250)) + 1000);
});

it('reads JSON of one game, of many, and of entries alone', () => {
  const entries = [{ category: 'Film', searchedWord: 'Casablanca' }];
  const one = readList(JSON.stringify({ format: 'wheel-game', gameTitle: 'Old films', entries }));
  expect(one.games).toMatchObject([{ title: 'Old films', rows: entries }]);
  const games = [{ gameTitle: 'A', visibility: 'link', entries }, { gameTitle: 'B', entries }, 7];
  const many = readList(JSON.stringify({ format: 'wheel-games', games }));
  expect(many.games.map(({ title, visibility }) => [title, visibility])).toEqual([
    ['A', 'link'],
    ['B', null],
  ]);
  expect(readList(` ${JSON.stringify(entries)}`).games).toMatchObject([{ rows: entries }]);
  expect(readList('[["Film","Casablanca"]]').games).toMatchObject([{ rows: entries }]);
});

it('judges rows by the language that a game names, else by the one it is told', () => {
  const isGood = ({ games }: List) =>
    games.map(({ rows }) => rows.every(({ fault }) => fault === null));
  const entries = [{ category: 'Fecha', searchedWord: 'Año nuevo' }];
  const games = [
    { gameTitle: 'A', language: 'es', entries },
    { gameTitle: 'B', language: 'tlh', entries },
    { gameTitle: 'C', entries },
  ];
  const text = JSON.stringify({ games });
  expect(isGood(readList(text))).toEqual([true, false, false]);
  expect(isGood(readList(text, { language: 'es' }))).toEqual([true, true, true]);
  expect(isGood(readList(text, { language: 'fr' }))).toEqual([true, false, false]);
  expect(readList(text).games.map(({ language }) => language)).toEqual(['es', null, null]);
  expect(isGood(readList('Fecha;Año nuevo', { language: 'es' }))).toEqual([true]);
  expect(isGood(readList('Fecha;Año nuevo'))).toEqual([false]);
});

it('judges all rows by the language of the one game that they go to', () => {
  const entries = [{ category: 'Fecha', searchedWord: 'Año nuevo' }];
  const text = JSON.stringify({ gameTitle: 'A', language: 'es', entries });
  const pasted = readList(text, { capacity: 9, language: 'fr' });
  expect(rowsOf(pasted)).toMatchObject([{ fault: { code: 'NOT_ALLOWED' } }]);
  expect(pasted.games[0]?.judgedBy).toBe('fr');
  expect(readList(text, { language: 'fr' }).games[0]?.judgedBy).toBe('es');
});

it('leaves the bad entries of games with their language and setup', () => {
  const bad = [{ category: 'x', searchedWord: 'b4d' }];
  const games = [
    { gameTitle: 'A', language: 'fr', setup: { name: 'Monday' }, entries: bad },
    { gameTitle: 'B', entries: bad },
  ];
  const text = JSON.stringify({ games });
  expect(JSON.parse(restOf(text, readList(text))).games).toEqual(games);
});

it.each(['{', '[1,', '{"entries":7}', '[]', '{"games":[]}'])(
  'says what is wrong with %s',
  (text) => {
    const list = readList(text);
    expect(list.problem).toMatch(/^(NOT_JSON|NO_ENTRIES)$/);
    expect(restOf(text, list)).toBe(text);
  },
);

it('names the bad entries of JSON', () => {
  const list = readList('[{"category":"Film","searchedWord":"R2-D2"},{"category":5},null]');
  expect(rowsOf(list).map(({ number, fault }) => [number, fault !== null])).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ]);
});

it('leaves the bad rows in the box, with their categories', () => {
  const text = 'Category;Word\nFilm;Casablanca\nRobots;R2-D2\n;C-3PO\nFilm;\nPet;Dog';
  const rest = restOf(text, readList(text));
  expect(rest).toBe('Robots;R2-D2\nRobots;C-3PO\nFilm;');
  expect(restOf(rest, readList(rest))).toBe(rest);
});

it('leaves nothing when every row is good', () => {
  expect(restOf('Film;Casablanca', readList('Film;Casablanca'))).toBe('');
});

it('leaves the bad entries of many games with their games', () => {
  const games = [
    { gameTitle: 'A', entries: [{ category: 'x', searchedWord: 'good' }] },
    { gameTitle: 'B', entries: [{ category: 'x', searchedWord: 'b4d' }] },
  ];
  const text = JSON.stringify({ games });
  expect(JSON.parse(restOf(text, readList(text))).games).toEqual([games[1]]);
});

it('reads a thousand entries of each game of JSON, and leaves the others unread', () => {
  const good = { category: 'Pet', searchedWord: 'Dog' };
  const entries = [
    ...Array.from({ length: 1002 }, () => good),
    { category: 'Last', searchedWord: 'One' },
  ];
  const text = JSON.stringify([...entries]);
  const list = readList(text);
  expect(rowsOf(list)).toHaveLength(1000);
  expect(list.games[0]?.unread).toHaveLength(3);
  expect(JSON.parse(restOf(text, list))).toEqual(entries.slice(1000));
});

it('counts all the games of a file that go into one together', () => {
  const entries = Array.from({ length: 600 }, () => ({ category: 'Pet', searchedWord: 'Dog' }));
  const text = JSON.stringify({
    games: [
      { gameTitle: 'A', entries },
      { gameTitle: 'B', entries },
    ],
  });
  const isGood = ({ fault }: { fault: unknown }) => fault === null;
  expect(rowsOf(readList(text, { capacity: 1000 })).filter(isGood)).toHaveLength(1000);
  expect(rowsOf(readList(text)).filter(isGood)).toHaveLength(1200);
});

it.each([
  ['Quote\t"Hello\nPet\tDog\nPet\tCat', '"Hello'],
  ['Quote;"Hello\nPet;Dog\nPet;Cat', '"Hello'],
  ['Quote;"Hello\n"Pet";"Dog"\nPet;Cat', '"Hello'],
  ['Quote\t"Hello" she said\nPet\tDog\nPet\tCat', '"Hello" she said'],
])('takes a quote that closes no cell for a letter: %j', (text, word) => {
  expect(pairs(text)).toEqual([
    ['Quote', word],
    ['Pet', 'Dog'],
    ['Pet', 'Cat'],
  ]);
  expect(faults(text)).toHaveLength(1);
  const rest = restOf(text, readList(text));
  expect(pairs(rest)).toEqual([['Quote', word]]);
});

it('reads a line break and a delimiter within a quoted cell', () => {
  expect(pairs('"Film\n, drama";"Casablanca"\nPet;Dog')).toEqual([
    ['Film\n, drama', 'Casablanca'],
    ['Pet', 'Dog'],
  ]);
});

it.each(['[Film]', '{Film}'])(
  'leaves a row in the box that is no JSON, though it begins with %s',
  (film) => {
    const text = `Pet;Dog\n${film};R2-D2`;
    const rest = restOf(text, readList(text));
    expect(readList(rest).problem).toBeNull();
    expect(pairs(rest)).toEqual([[film, 'R2-D2']]);
  },
);

it('leaves bad entries of JSON as they were, but for the category from above', () => {
  const good = { category: 'Film', searchedWord: 'Metropolis' };
  const text = JSON.stringify([
    { word: 'Casablanca' },
    good,
    { searchedWord: 'R2' },
    ['', 'C3'],
    null,
  ]);
  const rest = restOf(text, readList(text));
  expect(JSON.parse(rest)).toEqual([
    { word: 'Casablanca' },
    { searchedWord: 'R2', category: 'Film' },
    ['Film', 'C3'],
    null,
  ]);
});

it('takes numbers in JSON for the text they are', () => {
  expect(
    pairs('[{"category":"Film","searchedWord":"M"},{"category":1984,"searchedWord":"Ice"}]'),
  ).toEqual([
    ['Film', 'M'],
    ['1984', 'Ice'],
  ]);
});

it('keeps who may see a game whose bad entries stay', () => {
  const entry = { category: 'x', searchedWord: 'b4d' };
  const games = [
    { gameTitle: 'A', visibility: 'link', entries: [entry] },
    { gameTitle: 'B', entries: [] },
  ];
  const text = JSON.stringify({ games });
  expect(JSON.parse(restOf(text, readList(text))).games).toEqual([games[0]]);
});

it.each([
  ['sep=;\r\ncategory;word\r\nFilm, drama;Casablanca\r\n', 'Film, drama'],
  ['\uFEFFsep=,\r\nFilm;x,Casablanca\r\n', 'Film;x'],
  ['"SEP=\t"\nFilm;x\tCasablanca', 'Film;x'],
])('skips the line that tells the delimiter, and believes it: %j', (text, category) => {
  expect(pairs(text)).toEqual([[category, 'Casablanca']]);
});

it('counts the line that tells the delimiter as a row of the box', () => {
  const text = '\uFEFFsep=,\nFilm,Casablanca\nFilm;x,R2-D2';
  const list = readList(text);
  expect(list.games[0]?.rows.map(({ number }) => number)).toEqual([2, 3]);
  expect(restOf(text, list)).toBe('"Film;x",R2-D2');
});

it('takes a word that only begins like such a line for a word', () => {
  expect(pairs('sep=;x')).toHaveLength(1);
});
