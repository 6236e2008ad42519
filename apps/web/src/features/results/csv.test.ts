import { expect, it } from 'vitest';
import type { ResultSheet, SheetRow } from '../../words/result-sheet.ts';
import { resultsCsv } from './csv.ts';

const row = (fields: Partial<SheetRow>): SheetRow => ({
  number: 1,
  phrase: 'Red dog',
  category: 'Animal',
  kind: 'Round',
  note: '',
  solver: null,
  gains: [0, 0],
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
const linesOf = (csv: string) => csv.slice(1).split('\r\n');

it('has a line for each puzzle and one for the sums, each ended by CRLF', () => {
  const csv = resultsCsv(
    sheet([
      row({ solver: 1, gains: [-100, 1000] }),
      row({ number: 2, kind: 'Toss-up', note: 'skipped' }),
      row({ number: null, phrase: 'Before the first puzzle', category: '', kind: '' }),
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

it('begins with the mark by which a spreadsheet knows UTF-8', () => {
  expect([...new TextEncoder().encode(resultsCsv(sheet([])))].slice(0, 3)).toEqual([
    0xef, 0xbb, 0xbf,
  ]);
});

it('has the scores alone where the history is gone', () => {
  expect(linesOf(resultsCsv(sheet([])))).toHaveLength(3);
});

it('quotes what holds a comma, a quote or a line break', () => {
  const [head] = linesOf(resultsCsv(sheet([], 'Ann, Bob', 'The "Best"')));
  expect(head).toContain('"Ann, Bob","The ""Best"""');
  expect(resultsCsv(sheet([], 'a\nb'))).toContain('"a\nb"');
});

it.each(['=1+1', '+cmd', '-1', '@SUM(A1)', ' =1', '\t=1', '＝1'])(
  'makes a team called %j harmless to a spreadsheet',
  (name) => {
    expect(resultsCsv(sheet([], name))).toContain(`,'${name}\r\n`);
  },
);

it('makes a quoted formula harmless, too', () => {
  expect(resultsCsv(sheet([], '=A1,"x"'))).toContain(`,"'=A1,""x"""\r\n`);
});
