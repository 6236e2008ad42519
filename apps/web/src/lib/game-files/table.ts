import { dsvFormat } from 'd3-dsv';

/** What a spreadsheet would take for a formula, and the mark that keeps it from doing so. */
const FORMULA = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20']/;

/** A cell on its way out: one mark more, so that what had one already keeps it. */
export const escapeFormula = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** A cell on its way in. An apostrophe of the host's own stays. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Where the quoted cell ends that begins at `open`; -1 when its quote is never closed. Doubled quotes stand for one. */
function closingOf(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

const isLineEnd = (letter: string | undefined) =>
  letter === undefined || letter === '\n' || letter === '\r';

/** Just behind the quoted cell that begins at `open`. Null when the quote is a letter: no cell ends where it is closed. */
function endOfQuoted(text: string, open: number, delimiters: string): number | null {
  const closing = closingOf(text, open);
  if (closing === -1) return null;
  const next = text[closing + 1];
  return isLineEnd(next) || delimiters.includes(next as string) ? closing + 1 : null;
}

/** The text with every cell in quotes that begins with a quote which closes no cell, so that it does not swallow the rows below. */
function withClosedQuotes(text: string, delimiter: string): string {
  if (!text.includes('"')) return text;
  let closed = '';
  let done = 0;
  for (let start = 0; start < text.length; ) {
    let end = text[start] === '"' ? endOfQuoted(text, start, delimiter) : null;
    if (end === null) {
      end = start;
      while (!isLineEnd(text[end]) && text[end] !== delimiter) end += 1;
      if (text[start] === '"') {
        closed += text.slice(done, start) + quoted(text.slice(start, end));
        done = end;
      }
    }
    start = end + 1;
  }
  return closed + text.slice(done);
}

export const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

const DELIMITERS = ['\t', ';', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export type Table = {
  readonly delimiter: Delimiter;
  /** Whether the first row only tells the delimiter. */
  readonly isDelimiterTold: boolean;
  readonly rows: readonly (readonly string[])[];
};

/** In how many rows each delimiter stands, outside of quoted cells. */
function rowsWith(text: string): Readonly<Record<Delimiter, number>> {
  const counts = { '\t': 0, ';': 0, ',': 0 };
  let inRow = { '\t': 0, ';': 0, ',': 0 };
  let isCellStart = true;
  for (let at = 0; at <= text.length; at += 1) {
    const isQuoted = isCellStart && text[at] === '"';
    if (isQuoted) at = endOfQuoted(text, at, '\t;,') ?? at;
    const letter = text[at] ?? '\n';
    const isDelimiter = letter === '\t' || letter === ';' || letter === ',';
    if (isDelimiter) inRow[letter] = 1;
    else if (letter === '\n') {
      for (const delimiter of DELIMITERS) counts[delimiter] += inRow[delimiter];
      inRow = { '\t': 0, ';': 0, ',': 0 };
    }
    isCellStart = isDelimiter || letter === '\n';
  }
  return counts;
}

/** The line by which some files tell spreadsheets their delimiter. */
const DELIMITER_LINE = /^\uFEFF?"?sep=([\t;,])"?[ \t]*(?:\r|\n|$)/i;

/**
 * Rows and cells of a text. The delimiter is the one that it tells, else the one that gives two columns in most rows; among equals tab goes before
 * semicolon and semicolon before comma, because commas stand in categories, too.
 */
export function tableOf(text: string): Table {
  const told = DELIMITER_LINE.exec(text)?.[1] as Delimiter | undefined;
  const delimiter = told ?? commonest(text);
  const rows = dsvFormat(delimiter).parseRows(withClosedQuotes(text, delimiter));
  return { delimiter, isDelimiterTold: told !== undefined, rows };
}

function commonest(text: string): Delimiter {
  const counts = rowsWith(text);
  return DELIMITERS.reduce((best, next) => (counts[next] > counts[best] ? next : best));
}

/**
 * Quoted wherever any delimiter stands in it, so that the line is read with the one it was written with, and where it
 * would be taken for the beginning of JSON.
 */
const RISKY = /^[[{]|[\t;,"\r\n]/;

export const lineOf = (delimiter: Delimiter, cells: readonly string[]): string =>
  cells.map((cell) => (RISKY.test(cell) ? quoted(cell) : cell)).join(delimiter);
