import type { Visibility } from '@wheel/contract';
import type { RawRow } from './rows.ts';

export type RawGame = {
  readonly title: string;
  readonly visibility: Visibility | null;
  readonly rows: readonly RawRow[];
};

const VISIBILITIES: readonly unknown[] = ['private', 'link', 'public'] satisfies Visibility[];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowOf = (entry: unknown, at: number): RawRow => {
  const number = at + 1;
  if (Array.isArray(entry)) return { number, category: textOf(entry[0]), word: textOf(entry[1]) };
  const { category, searchedWord } = isRecord(entry) ? entry : {};
  return { number, category: textOf(category), word: textOf(searchedWord) };
};

function gameOf(data: unknown): RawGame | null {
  const { gameTitle, entries, visibility } = isRecord(data) ? data : {};
  if (!Array.isArray(entries)) return null;
  return {
    title: textOf(gameTitle).trim(),
    visibility: VISIBILITIES.includes(visibility) ? (visibility as Visibility) : null,
    rows: entries.map(rowOf),
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
