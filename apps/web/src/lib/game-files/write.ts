import { type Entry, GAME_FILE_VERSION, GAME_FORMAT, type GameFile } from '@wheel/contract';
import { escapeFormula, lineOf } from './table.ts';

type Game = Pick<GameFile, 'gameTitle' | 'language' | 'entries' | 'setup'>;

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
const HEADER = ['category', 'searchedWord'];

export function gameCsv(entries: readonly Entry[]): string {
  const lines = entries.map(({ category, searchedWord }) => [
    escapeFormula(category),
    escapeFormula(searchedWord),
  ]);
  return BYTE_ORDER_MARK + [HEADER, ...lines].map((line) => `${lineOf(',', line)}\r\n`).join('');
}

/** Named one by one: a game as the server knows it has more fields than its file. */
const entryOf = ({ category, searchedWord }: Entry): Entry => ({ category, searchedWord });

/** A server of an earlier version names no language. */
export function gameJson({ gameTitle, language, entries, setup }: Game): string {
  const file: GameFile = {
    format: GAME_FORMAT,
    version: GAME_FILE_VERSION,
    gameTitle,
    ...(language && { language }),
    entries: entries.map(entryOf),
    ...(setup && { setup }),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
