import type { Visibility } from '@wheel/contract';
import type { RawRow } from './rows.ts';

export type RawGame = {
  readonly title: string;
  readonly visibility: Visibility | null;
  readonly rows: readonly RawRow[];
};

const VISIBILITIES: readonly unknown[] = ['private', 'link', 'public'] satisfies Visibility[];

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
