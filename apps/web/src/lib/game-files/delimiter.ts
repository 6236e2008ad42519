import { dsvFormat } from 'd3-dsv';

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
  let isQuoted = false;
  let isCellStart = true;
  for (const letter of `${text}\n`) {
    const isDelimiter = letter === '\t' || letter === ';' || letter === ',';
    if (letter === '"' && (isQuoted || isCellStart)) isQuoted = !isQuoted;
    else if (isDelimiter && !isQuoted) inRow[letter] = 1;
    else if (letter === '\n' && !isQuoted) {
      for (const delimiter of DELIMITERS) counts[delimiter] += inRow[delimiter];
      inRow = { '\t': 0, ';': 0, ',': 0 };
    }
    // A quote that follows a closing one stands for itself, and opens the cell again.
    isCellStart = isDelimiter || letter === '\n' || (letter === '"' && !isQuoted);
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
  return { delimiter, rows: dsvFormat(delimiter).parseRows(text) };
}

/** Quoted wherever any delimiter stands in it, so that the line is read with the one it was written with. */
const quoted = (cell: string) =>
  /[\t;,"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

export const lineOf = (delimiter: Delimiter, cells: readonly string[]): string =>
  cells.map(quoted).join(delimiter);
