import type { Entry, GameFile, GamesFile } from '@wheel/contract';
import { guarded } from './cells.ts';
import { lineOf } from './delimiter.ts';

type Game = Pick<GameFile, 'gameTitle' | 'entries'>;

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
const HEADER = ['category', 'searchedWord'];

export function gameCsv(entries: readonly Entry[]): string {
  const lines = entries.map(({ category, searchedWord }) => [
    guarded(category),
    guarded(searchedWord),
  ]);
  return BYTE_ORDER_MARK + [HEADER, ...lines].map((line) => `${lineOf(',', line)}\r\n`).join('');
}

/** Named one by one: a game as the server knows it has more fields than its file. */
const entryOf = ({ category, searchedWord }: Entry): Entry => ({ category, searchedWord });

export function gameJson({ gameTitle, entries }: Game): string {
  const file: GameFile = {
    format: 'wheel-game',
    version: 1,
    gameTitle,
    entries: entries.map(entryOf),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

export function gamesJson(games: readonly Game[]): string {
  const file: GamesFile = {
    format: 'wheel-games',
    version: 1,
    games: games.map(({ gameTitle, entries }) => ({ gameTitle, entries: entries.map(entryOf) })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
