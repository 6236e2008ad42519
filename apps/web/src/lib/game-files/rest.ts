import { GAME_FILE_VERSION, GAMES_FORMAT } from '@wheel/contract';
import type { List, ListGame } from './read-list.ts';
import type { ListRow } from './rows.ts';
import { escapeFormula, lineOf, tableOf, unescapeFormula } from './table.ts';

/** Only what would lose something when it is read again. */
const kept = (cell: string) => (unescapeFormula(cell) === cell ? cell : escapeFormula(cell));

/** What stays in the box once the good rows are gone: the bad ones, each with the category it took from above. */
export function restOf(source: string, list: List): string {
  if (list.problem) return source;
  return list.isJson ? restOfJson(list) : restOfTable(source, list);
}

const badIn = ({ rows }: ListGame) => rows.filter(({ fault }) => fault !== null);

function restOfTable(source: string, { games }: List): string {
  const { delimiter } = tableOf(source);
  const lines = games.flatMap((game) => [
    ...badIn(game).map(({ category, searchedWord }) => [category, searchedWord]),
    ...game.unread.map(({ category, word }) => [category, word]),
  ]);
  return lines
    .map(([category = '', word = '']) => (category === '' ? [word] : [category, word]))
    .map((cells) => lineOf(delimiter, cells.map(kept)))
    .join('\n');
}

/** As it was in the file, with its unknown fields. */
function restOfJson({ games }: List): string {
  const left = games
    .map((game) => ({
      gameTitle: game.title,
      ...(game.visibility && { visibility: game.visibility }),
      ...(game.language && { language: game.language }),
      ...(game.setup !== undefined && { setup: game.setup }),
      entries: [...badIn(game).map(entryLeft), ...game.unread.map(({ json }) => json)],
    }))
    .filter(({ entries }) => entries.length > 0);
  const [only] = left;
  if (!only) return '';
  if (games.length === 1)
    return `[\n${only.entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
  const file = { format: GAMES_FORMAT, version: GAME_FILE_VERSION, games: left };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function entryLeft({ json, category, isCategoryFromAbove }: ListRow): unknown {
  if (!isCategoryFromAbove || typeof json !== 'object' || json === null) return json;
  return Array.isArray(json) ? [category, ...json.slice(1)] : { ...json, category };
}
