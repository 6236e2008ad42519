import { guarded, unguarded } from './cells.ts';
import { lineOf, tableOf } from './delimiter.ts';
import type { List } from './read-list.ts';
import { gamesJson } from './write.ts';

/** Only what would lose something when it is read again. */
const kept = (cell: string) => (unguarded(cell) === cell ? cell : guarded(cell));

/** What stays in the box once the good rows are gone: the bad ones, each with the category it took from above. */
export function restOf(source: string, list: List): string {
  if (list.problem) return source;
  if (list.isJson && list.games.length > 1) return restOfGames(list);
  const { delimiter } = list.isJson ? { delimiter: '\t' as const } : tableOf(source);
  const bad = list.games.flatMap(({ rows }) => rows.filter(({ fault }) => fault !== null));
  const lines = [
    ...bad.map(({ category, searchedWord }) => [category, searchedWord]),
    ...list.unread.map(({ category, word }) => [category, word]),
  ];
  return lines
    .map(([category = '', word = '']) => (category === '' ? [word] : [category, word]))
    .map((cells) => lineOf(delimiter, cells.map(kept)))
    .join('\n');
}

function restOfGames({ games }: List): string {
  const left = games
    .map(({ title, rows }) => ({
      gameTitle: title,
      entries: rows
        .filter(({ fault }) => fault !== null)
        .map(({ category, searchedWord }) => ({ category, searchedWord })),
    }))
    .filter(({ entries }) => entries.length > 0);
  return left.length === 0 ? '' : gamesJson(left);
}
