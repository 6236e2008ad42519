import { kindText } from '../../text/kinds.ts';
import type { ResultSheet, SheetRow } from '../../text/results.ts';
import { words } from '../../words/words.ts';

type Cell = string | number;

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Tells the delimiter to spreadsheets of countries where it is a semicolon. */
const DELIMITER_LINE = 'sep=,\r\n';

/**
 * Where a spreadsheet would take what follows for a formula: at the start of a cell, and behind a character at which a spreadsheet
 * that ignores the delimiter line splits the cell. Numbers are no formulas, and stay numbers.
 */
const FORMULA_START = /([;\t\r\n]|^)(?=\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

const harmless = (text: string) => text.replace(FORMULA_START, "$1'");

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const textOf = (cell: Cell) => (typeof cell === 'number' ? `${cell}` : quoted(harmless(cell)));

/** The results as a file of RFC 4180 behind a delimiter line: one line for each puzzle, one column for each team and one for prizes, where any was won. */
export function resultsCsv({ teams, rows }: ResultSheet): string {
  const { columns, sum } = words('show').end.results;
  const names = teams.map(({ name }) => name);
  const hasPrizes = rows.some(({ prizes }) => prizes.length > 0);
  const withPrizes = (line: readonly Cell[], cell: Cell) => (hasPrizes ? [...line, cell] : line);
  const lineOf = (row: SheetRow): readonly Cell[] => [
    row.number ?? '',
    row.category,
    row.phrase,
    row.kind ? kindText(row.kind) : '',
    row.note || (names[row.solver ?? -1] ?? ''),
    ...row.gains,
  ];
  const { puzzle, category, phrase, kind, solver } = columns;
  const lines = [
    withPrizes([puzzle, category, phrase, kind, solver, ...names], columns.prizes),
    ...rows.map((row) => withPrizes(lineOf(row), row.prizes.join('; '))),
    withPrizes([sum, '', '', '', '', ...teams.map(({ score }) => score)], ''),
  ];
  const table = lines.map((line) => `${line.map(textOf).join(',')}\r\n`).join('');
  return BYTE_ORDER_MARK + DELIMITER_LINE + table;
}
