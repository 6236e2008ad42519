import type { ResultSheet, SheetRow } from '../../words/result-sheet.ts';

type Cell = string | number;

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would take for a formula. Numbers are none, and stay numbers. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const textOf = (cell: Cell) => (typeof cell === 'number' ? `${cell}` : quoted(harmless(cell)));

/** The results as a file of RFC 4180: one line for each puzzle, one column for each team. */
export function resultsCsv({ teams, rows }: ResultSheet): string {
  const names = teams.map(({ name }) => name);
  const lineOf = (row: SheetRow): readonly Cell[] => [
    row.number ?? '',
    row.category,
    row.phrase,
    row.kind,
    row.note || (names[row.solver ?? -1] ?? ''),
    ...row.gains,
  ];
  const lines = [
    ['Puzzle', 'Category', 'Phrase', 'Kind', 'Solved by', ...names],
    ...rows.map(lineOf),
    ['Sum', '', '', '', '', ...teams.map(({ score }) => score)],
  ];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(textOf).join(',')}\r\n`).join('');
}
