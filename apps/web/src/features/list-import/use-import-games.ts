import type { GameEntry, Visibility } from '@wheel/contract';
import { useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { hasStatus, STATUS } from '../../lib/api/statuses.ts';
import type { List } from '../../lib/game-files/read-list.ts';
import { entriesOf } from '../../lib/game-files/rows.ts';
import { newUuid } from '../../lib/uuid.ts';

export type Imported = { readonly quizId: string; readonly title: string };

/** Nothing becomes public unseen: a file says who may see its game, or only its owner does. */
const UNSAID: Visibility = 'private';

/** One call for each game. A call whose answer was lost is made again under the same id, and finds the game there. */
export function useImportGames(username: string) {
  const [isBusy, setBusy] = useState(false);
  const tried = useRef(new Map<string, string>());
  const made = useRef(new Map<string, Imported>());

  async function create(title: string, visibility: Visibility, rows: ReturnType<typeof entriesOf>) {
    const content = JSON.stringify([title, visibility, rows]);
    const before = made.current.get(content);
    if (before) return before;
    const triedId = tried.current.get(content);
    const quizId = triedId ?? newUuid();
    tried.current.set(content, quizId);
    const isPublic = visibility === 'public';
    const shared = { gameTitle: title, username, isPublic, visibility, quizId };
    try {
      await api.createGame(rows.map((entry): GameEntry => ({ ...entry, ...shared })));
    } catch (error) {
      if (triedId === undefined || !hasStatus(error, STATUS.conflict)) throw error;
    }
    const game = { quizId, title };
    made.current.set(content, game);
    return game;
  }

  /** Those that were made, and why not all. Whoever tries again gets the rest of them, and none twice. */
  async function importGames(list: List, titleTyped: string) {
    const games: Imported[] = [];
    setBusy(true);
    try {
      for (const { title, visibility, rows } of list.games) {
        const entries = entriesOf(rows);
        const name = list.games.length > 1 ? title : titleTyped.trim() || title;
        if (entries.length === 0) continue;
        games.push(await create(name, visibility ?? UNSAID, entries));
      }
      made.current.clear();
      tried.current.clear();
      return { games, failure: null };
    } catch (failure) {
      console.error('The import broke off.', failure);
      return { games, failure };
    } finally {
      setBusy(false);
    }
  }

  return { importGames, isBusy };
}
