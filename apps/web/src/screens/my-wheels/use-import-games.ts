import type { Entry, Language, Visibility } from '@wheel/contract';
import { useRef, useState } from 'react';
import type { List } from '../../lib/game-files/read-list.ts';
import { entriesOf } from '../../lib/game-files/rows.ts';
import { useCreateGame } from '../shared/use-create-game.ts';

type Imported = { readonly quizId: string; readonly title: string };

/** Nothing becomes public unseen: a file says who may see its game, or only its owner does. */
const UNSAID: Visibility = 'private';

/** One call for each game. */
export function useImportGames(username: string) {
  const [isBusy, setBusy] = useState(false);
  const createGame = useCreateGame();
  const made = useRef(new Map<string, Imported>());

  async function create(
    gameTitle: string,
    visibility: Visibility,
    language: Language,
    entries: readonly Entry[],
  ) {
    const content = JSON.stringify([gameTitle, visibility, language, entries]);
    const before = made.current.get(content);
    if (before) return before;
    const quizId = await createGame({ gameTitle, username, visibility, language, entries });
    const game = { quizId, title: gameTitle };
    made.current.set(content, game);
    return game;
  }

  /** The games that were made, and why not all. A retry makes the rest, and none twice. */
  async function importGames(list: List, titleTyped: string) {
    const games: Imported[] = [];
    setBusy(true);
    try {
      for (const { title, visibility, judgedBy, rows } of list.games) {
        const entries = entriesOf(rows);
        const name = list.games.length > 1 ? title : titleTyped.trim() || title;
        if (entries.length === 0) continue;
        games.push(await create(name, visibility ?? UNSAID, judgedBy, entries));
      }
      made.current.clear();
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
