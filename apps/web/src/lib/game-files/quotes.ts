/** Where the quoted cell ends that begins at `open`; -1 when its quote is never closed. Doubled quotes stand for one. */
function closingOf(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

const isLineEnd = (letter: string | undefined) =>
  letter === undefined || letter === '\n' || letter === '\r';

/** Just behind the quoted cell that begins at `open`. Null when the quote is a letter: no cell ends where it is closed. */
export function endOfQuoted(text: string, open: number, delimiters: string): number | null {
  const closing = closingOf(text, open);
  if (closing === -1) return null;
  const next = text[closing + 1];
  return isLineEnd(next) || delimiters.includes(next as string) ? closing + 1 : null;
}

/** The text with every cell in quotes that begins with a quote which closes no cell, so that it does not swallow the rows below. */
export function withClosedQuotes(text: string, delimiter: string): string {
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
