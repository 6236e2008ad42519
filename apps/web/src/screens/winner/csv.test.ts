import { expect, it } from 'vitest';
import type { ResultSheet, SheetRow } from '../../text/results.ts';
import { resultsCsv } from './csv.ts';

const row = (fields: Partial<SheetRow>): SheetRow => ({
  number: 1,
  phrase: 'Red dog',
  category: 'Animal',
  kind: 'round',
  note: '',
  solver: null,
  gains: [0, 0],
  prizes: [],
  ...fields,
});
const sheet = (rows: readonly SheetRow[], ...names: readonly string[]): ResultSheet => ({
  title: 'Pets',
  teams: (names.length > 0 ? names : ['Red Pandas', 'Night Owls']).map((name, at) => ({
    name,
    color: '#112233',
    score: at * 1000,
  })),
  rows,
});
const linesOf = (csv: string) => csv.slice(1).split('\r\n').slice(1);

it('has a line for each puzzle and one for the sums, each ended by CRLF', () => {
  const csv = resultsCsv(
    sheet([
      row({ solver: 1, gains: [-100, 1000] }),
      row({ number: 2, kind: 'tossUp', note: 'skipped' }),
      row({ number: null, phrase: 'Before the first puzzle', category: '', kind: null }),
    ]),
  );
  expect(linesOf(csv)).toEqual([
    'Puzzle,Category,Phrase,Kind,Solved by,Red Pandas,Night Owls',
    '1,Animal,Red dog,Round,Night Owls,-100,1000',
    '2,Animal,Red dog,Toss-up,skipped,0,0',
    ',,Before the first puzzle,,,0,0',
    'Sum,,,,,0,1000',
    '',
  ]);
});

it('has a column of prizes where any was won, harmless like the others', () => {
  const won = sheet([row({ solver: 1, prizes: ['Free coffee', '=1'] }), row({ number: 2 })]);
  expect(linesOf(resultsCsv(won))).toEqual([
    'Puzzle,Category,Phrase,Kind,Solved by,Red Pandas,Night Owls,Prizes',
    "1,Animal,Red dog,Round,Night Owls,0,0,Free coffee;' =1",
    '2,Animal,Red dog,Round,,0,0,',
    'Sum,,,,,0,1000,',
    '',
  ]);
});

it('begins with the mark of UTF-8 and its delimiter, and has the scores alone without a history', () => {
  const csv = resultsCsv(sheet([]));
  expect([...new TextEncoder().encode(csv)].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(csv.slice(1)).toMatch(/^sep=,\r\nPuzzle,/);
  expect(linesOf(csv)).toHaveLength(3);
});

it('quotes what holds a comma, a quote or a line break', () => {
  const [head] = linesOf(resultsCsv(sheet([], 'Ann, Bob', 'The "Best"')));
  expect(head).toContain('"Ann, Bob","The ""Best"""');
  expect(resultsCsv(sheet([], 'a\nb'))).toContain('"a\nb"');
});

it.each<readonly [string, string]>([
  ...['=1+1', '+cmd', '-1', '@SUM(A1)', ' =1', '＝1'].map((name) => [name, `'${name}`] as const),
  ['=A1,"x"', `"'=A1,""x"""`],
  ['a\n=1', `"a\n'=1"`],
])('makes a team called %j harmless to a spreadsheet', (name, written) => {
  expect(resultsCsv(sheet([], name))).toContain(`,${written}\r\n`);
});

it.each([
  ['Fun;=cmd|x', "Fun;'=cmd|x"],
  ['Fun; =1', "Fun;' =1"],
  ['Fun\t+1', "Fun\t'+1"],
  ['\t=1', "\t'=1"],
  ['a;b;@SUM(A1);-1', "a;b;'@SUM(A1);'-1"],
  ['Rock; pop - and soul', 'Rock; pop - and soul'],
])('makes a category %j harmless where it is split at semicolons or tabs', (category, written) => {
  expect(linesOf(resultsCsv(sheet([row({ category })])))[1]).toContain(`1,${written},Red dog`);
});
