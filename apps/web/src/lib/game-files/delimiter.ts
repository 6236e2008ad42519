import { dsvFormat } from 'd3-dsv';
import { endOfQuoted, quoted, withClosedQuotes } from './quotes.ts';

const DELIMITERS = ['\t', ';', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export type Table = {
  readonly delimiter: Delimiter;
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

/**
 * Rows and cells of a text. The delimiter is the one that gives two columns in most rows; among equals tab goes before
 * semicolon and semicolon before comma, because commas stand in categories, too.
 */
export function tableOf(text: string): Table {
  const counts = rowsWith(text);
  const delimiter = DELIMITERS.reduce((best, next) => (counts[next] > counts[best] ? next : best));
  return { delimiter, rows: dsvFormat(delimiter).parseRows(withClosedQuotes(text, delimiter)) };
}

/**
 * Quoted wherever any delimiter stands in it, so that the line is read with the one it was written with, and where it
 * would be taken for the beginning of JSON.
 */
const RISKY = /^[[{]|[\t;,"\r\n]/;

export const lineOf = (delimiter: Delimiter, cells: readonly string[]): string =>
  cells.map((cell) => (RISKY.test(cell) ? quoted(cell) : cell)).join(delimiter);
