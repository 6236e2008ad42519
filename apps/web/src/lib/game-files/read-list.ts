import { DEFAULT_LANGUAGE, isLanguage } from '@wheel/alphabet';
import { type Language, LIMITS, VISIBILITIES, type Visibility } from '@wheel/contract';
import { bare } from '../bare.ts';
import { entriesOf, judged, type ListRow, type RawRow } from './rows.ts';
import { tableOf, unescapeFormula } from './table.ts';

export type ListGame = {
  /** Empty where the list does not name it. */
  readonly title: string;
  readonly visibility: Visibility | null;
  /** As the list names it, where it is known. */
  readonly language: Language | null;
  /** By which its rows were judged, and which it gets. */
  readonly judgedBy: Language;
  readonly rows: readonly ListRow[];
  /** Rows beyond those that one game can have; they are not checked. */
  readonly unread: readonly RawRow[];
  /** As the list has it, which the server judges; undefined where it has none. */
  readonly setup: unknown;
};

/** Why nothing of a list can be read. */
export type ListProblem = 'TOO_LARGE' | 'NOT_JSON' | 'NO_ENTRIES';

export type List = {
  readonly games: readonly ListGame[];
  readonly isJson: boolean;
  readonly problem: ListProblem | null;
};

type ListOptions = {
  /** How many entries more the one game can have that all rows go to. */
  readonly capacity?: number;
  /** What a row without a category belongs to, where no row above it has one. */
  readonly lastCategory?: string;
  /** By which rows are judged, where the list does not name one; that of the one game in any case. */
  readonly language?: Language | undefined;
};

const NOTHING: List = { games: [], isJson: false, problem: null };

/** Cheap for short texts; the browser counts the bytes of long ones. */
const isTooLong = (text: string): boolean =>
  text.length * 3 > LIMITS.listBytes && new TextEncoder().encode(text).length > LIMITS.listBytes;

/** Reads what a host pasted or a file holds. Everything wrong with it is said in the answer; nothing throws. */
export function readList(source: string, options: ListOptions = {}): List {
  if (isTooLong(source)) return { ...NOTHING, problem: 'TOO_LARGE' };
  const text = source.replace(/^\uFEFF/, '');
  const first = text.trimStart()[0];
  return first === '{' || first === '[' ? readJson(text, options) : readTable(text, options);
}

function readJson(text: string, options: ListOptions): List {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ...NOTHING, isJson: true, problem: 'NOT_JSON' };
  }
  const games = gamesIn(data);
  if (!games) return { ...NOTHING, isJson: true, problem: 'NO_ENTRIES' };
  const isOneGame = options.capacity !== undefined;
  let left = options.capacity ?? LIMITS.entriesMax;
  const read = games.map((game) => {
    const language = isOneGame ? options.language : (game.language ?? options.language);
    const parts = partsOf(game.rows, { ...options, capacity: left, language });
    if (isOneGame) left -= entriesOf(parts.rows).length;
    return { ...game, ...parts };
  });
  return { ...NOTHING, isJson: true, games: read };
}

/** No more of a game is judged than one can have. */
const partsOf = (
  raw: readonly RawRow[],
  { capacity = LIMITS.entriesMax, language = DEFAULT_LANGUAGE, lastCategory = '' }: ListOptions,
) => ({
  judgedBy: language,
  rows: judged(raw.slice(0, LIMITS.entriesMax), capacity, { lastCategory, language }),
  unread: raw.slice(LIMITS.entriesMax),
});

function readTable(text: string, options: ListOptions): List {
  const { rows, isDelimiterTold } = tableOf(text);
  const first = isDelimiterTold ? 1 : 0;
  const header = rows[first] ? columnsIn(rows[first]) : null;
  const { category: categoryAt, word: wordAt } = header ?? { category: 0, word: 1 };
  const raw: RawRow[] = [];
  for (const [at, row] of rows.entries()) {
    if (at < first || (header && at === first) || row.every((cell) => cell.trim() === '')) continue;
    const cell = (column: number) => unescapeFormula(row[column]?.trim() ?? '');
    // A cell alone is a word.
    const [category, word] = row.length === 1 ? ['', cell(0)] : [cell(categoryAt), cell(wordAt)];
    raw.push({ number: at + 1, category, word });
  }
  if (raw.length === 0) return NOTHING;
  const said = { title: '', visibility: null, language: null, setup: undefined };
  return { ...NOTHING, games: [{ ...said, ...partsOf(raw, options) }] };
}

/** What the columns are called, in English, German, French and Spanish. */
const CATEGORY = new Set([
  'category',
  'categories',
  'kategorie',
  'kategorien',
  'catégorie',
  'categoria',
  'categorias',
]);
const WORD = new Set(
  [
    ['searched word', 'searchedword', 'word', 'words', 'phrase', 'puzzle', 'answer', 'solution'],
    ['gesuchtes wort', 'suchwort', 'wort', 'begriff', 'lösung', 'lösungswort', 'rätsel', 'satz'],
    ['mot recherché', 'mot cherché', 'mot', 'réponse', 'énigme', 'expression'],
    ['palabra buscada', 'palabra', 'frase', 'respuesta', 'solución', 'acertijo', 'panel'],
  ]
    .flat()
    .map(bare),
);
const CATEGORIES = new Set([...CATEGORY].map(bare));

export type Columns = { readonly category: number; readonly word: number };

/** Where a first row says that the columns are; null when it is no header. */
function columnsIn(row: readonly string[]): Columns | null {
  const cells = row.map(bare);
  const category = cells.findIndex((cell) => CATEGORIES.has(cell));
  const word = cells.findIndex((cell) => WORD.has(cell));
  if (category >= 0 && word >= 0) return { category, word };
  // A list of words alone may have a header, too.
  return cells.length === 1 && (category >= 0 || word >= 0) ? { category: 0, word: 1 } : null;
}

type RawGame = {
  readonly title: string;
  readonly visibility: Visibility | null;
  readonly language: Language | null;
  readonly rows: readonly RawRow[];
  readonly setup: unknown;
};

/** A year may stand for a category. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowOf = (json: unknown, at: number): RawRow => {
  const { category, searchedWord } = isRecord(json) ? json : {};
  const [first, second] = Array.isArray(json) ? json : [category, searchedWord];
  return { number: at + 1, category: textOf(first), word: textOf(second), json };
};

function gameOf(data: unknown): RawGame | null {
  const { gameTitle, entries, visibility, language, setup } = isRecord(data) ? data : {};
  if (!Array.isArray(entries)) return null;
  return {
    title: textOf(gameTitle).trim(),
    visibility: VISIBILITIES.find((known) => known === visibility) ?? null,
    language: isLanguage(language) ? language : null,
    rows: entries.map(rowOf),
    setup,
  };
}

/** The games of a file: one, many, or a bare list of entries. Null when it holds none. */
export function gamesIn(data: unknown): readonly RawGame[] | null {
  if (Array.isArray(data)) {
    const [first] = data as unknown[];
    const { gameTitle } = isRecord(first) ? first : {};
    const game = gameOf({ gameTitle, entries: data });
    return game && data.length > 0 ? [game] : null;
  }
  if (isRecord(data) && Array.isArray(data.games)) {
    const games = data.games.map(gameOf).filter((game) => game !== null);
    return games.length > 0 ? games : null;
  }
  const game = gameOf(data);
  return game && [game];
}
