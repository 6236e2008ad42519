import type { Entry, Language, Setup, Visibility } from '@wheel/contract';
import { useRef, useState } from 'react';
import { saveSetup } from '../../lib/api/library-api.ts';
import type { List } from '../../lib/game-files/read-list.ts';
import { entriesOf } from '../../lib/game-files/rows.ts';
import { useCreateGame } from '../shared/use-create-game.ts';

type Imported = {
  readonly quizId: string;
  readonly title: string;
  readonly isWithoutSetup: boolean;
};

/** Puts the setup of a file on its game; true where that did not work. */
async function isSetupLost(quizId: string, setup: unknown): Promise<boolean> {
  if (setup === undefined) return false;
  try {
    // The server judges what a file holds.
    await saveSetup({ quizId, revision: 1 }, setup as Setup);
    return false;
  } catch (error) {
    console.error('A setup was not imported.', error);
    return true;
  }
}

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
    setup: unknown,
  ) {
    const content = JSON.stringify([gameTitle, visibility, language, entries, setup]);
    const before = made.current.get(content);
    if (before) return before;
    const quizId = await createGame({ gameTitle, username, visibility, language, entries });
    const isWithoutSetup = await isSetupLost(quizId, setup);
    const game = { quizId, title: gameTitle, isWithoutSetup };
    made.current.set(content, game);
    return game;
  }

  /** The games that were made, and why not all. A retry makes the rest, and none twice. */
  async function importGames(list: List, titleTyped: string) {
    const games: Imported[] = [];
    setBusy(true);
    try {
      for (const { title, visibility, judgedBy, rows, setup } of list.games) {
        const entries = entriesOf(rows);
        const name = list.games.length > 1 ? title : titleTyped.trim() || title;
        if (entries.length === 0) continue;
        games.push(await create(name, visibility ?? UNSAID, judgedBy, entries, setup));
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
