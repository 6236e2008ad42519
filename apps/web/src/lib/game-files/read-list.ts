import { LIMITS, type Visibility } from '@wheel/contract';
import { unguarded } from './cells.ts';
import { tableOf } from './delimiter.ts';
import { columnsIn } from './headers.ts';
import { gamesIn } from './read-json.ts';
import { entriesOf, judged, type ListRow, type RawRow } from './rows.ts';

export type ListGame = {
  /** Empty where the list does not name it. */
  readonly title: string;
  readonly visibility: Visibility | null;
  readonly rows: readonly ListRow[];
  /** Rows beyond those that one game can have: nobody looked at them. */
  readonly unread: readonly RawRow[];
};

export type List = {
  readonly games: readonly ListGame[];
  readonly isJson: boolean;
  /** Why nothing of it can be read, in a sentence. */
  readonly problem: string | null;
};

type ListOptions = {
  /** How many entries more the one game can have that all rows go to. */
  readonly room?: number;
  /** What a row without a category belongs to, where no row above it has one. */
  readonly lastCategory?: string;
};

const NOTHING: List = { games: [], isJson: false, problem: null };
const TEXT_MAX_BYTES = 1024 * 1024;

/** Cheap for short texts; the browser counts the bytes of long ones. */
const isTooLong = (text: string): boolean =>
  text.length * 3 > TEXT_MAX_BYTES && new TextEncoder().encode(text).length > TEXT_MAX_BYTES;

/** Reads what a host pasted or a file holds. Everything wrong with it is said in the answer; nothing throws. */
export function readList(source: string, options: ListOptions = {}): List {
  if (isTooLong(source)) return { ...NOTHING, problem: 'This is more than 1 MiB.' };
  const text = source.replace(/^\uFEFF/, '');
  const first = text.trimStart()[0];
  return first === '{' || first === '[' ? readJson(text, options) : readTable(text, options);
}

function readJson(text: string, { room, lastCategory }: ListOptions): List {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ...NOTHING, isJson: true, problem: 'This is not readable as JSON.' };
  }
  const games = gamesIn(data);
  if (!games) return { ...NOTHING, isJson: true, problem: 'There are no entries in it.' };
  let left = room ?? LIMITS.entriesMax;
  const read = games.map((game) => {
    const parts = partsOf(game.rows, left, lastCategory);
    if (room !== undefined) left -= entriesOf(parts.rows).length;
    return { ...game, ...parts };
  });
  return { ...NOTHING, isJson: true, games: read };
}

/** No more of a game is judged than one can have. */
const partsOf = (raw: readonly RawRow[], room: number, lastCategory?: string) => ({
  rows: judged(raw.slice(0, LIMITS.entriesMax), room, lastCategory),
  unread: raw.slice(LIMITS.entriesMax),
});

function readTable(text: string, { room = LIMITS.entriesMax, lastCategory }: ListOptions): List {
  const { rows } = tableOf(text);
  const header = rows[0] ? columnsIn(rows[0]) : null;
  const { category: categoryAt, word: wordAt } = header ?? { category: 0, word: 1 };
  const raw: RawRow[] = [];
  for (const [at, row] of rows.entries()) {
    if ((header && at === 0) || row.every((cell) => cell.trim() === '')) continue;
    const cell = (column: number) => unguarded(row[column]?.trim() ?? '');
    // A cell alone is a word.
    const [category, word] = row.length === 1 ? ['', cell(0)] : [cell(categoryAt), cell(wordAt)];
    raw.push({ number: at + 1, category, word });
  }
  if (raw.length === 0) return NOTHING;
  const game = { title: '', visibility: null, ...partsOf(raw, room, lastCategory) };
  return { ...NOTHING, games: [game] };
}
