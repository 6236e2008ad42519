/** What a spreadsheet would take for a formula, and the mark that keeps it from doing so. */
const RISKY = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20']/;

/** A cell on its way out: one mark more, so that what had one already keeps it. */
export const guarded = (cell: string): string => (RISKY.test(cell) ? `'${cell}` : cell);

/** A cell on its way in. An apostrophe of the host's own stays. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && RISKY.test(cell.slice(1)) ? cell.slice(1) : cell;
