import { languageOf } from '@wheel/alphabet';
import { copyTitleOf, type GameEdit, type WholeGame } from '@wheel/contract';
import { useRef, useState } from 'react';
import { libraryApi } from '../../lib/api/library-api.ts';
import { hasStatus, isMissing, STATUS } from '../../lib/api/status.ts';
import { refusalText } from '../../text/refusals.ts';
import { useCreateGame } from '../shared/use-create-game.ts';
import { isSame } from './changes.ts';

/** A game as it was when this window last knew it. */
export type Base = { readonly content: GameEdit; readonly revision: number };

export type Conflict = {
  readonly mine: GameEdit;
  readonly base: GameEdit;
  /** Null when the game is gone. */
  readonly theirs: WholeGame | null;
};

type Saving = {
  readonly quizId: string;
  readonly onSaved: (base: Base) => void;
  /** With the error, whose fields may have something wrong with them. */
  readonly onRefused: (error: unknown, text: string) => void;
};

/** Saves over exactly the revision that the host has seen. The host decides about any other revision. */
export function useSaveGame({ quizId, onSaved, onRefused }: Saving) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isAtWork = useRef(false);
  const createGame = useCreateGame();

  /** One at a time, however often a button is pressed. */
  async function alone(work: () => Promise<void>) {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      console.error('The game was not saved.', error);
      onRefused(error, refusalText(error));
    } finally {
      isAtWork.current = false;
      setBusy(false);
    }
  }

  async function put(mine: GameEdit, base: Base) {
    try {
      const { revision } = await libraryApi.save(quizId, base.revision, mine);
      setConflict(null);
      onSaved({ content: mine, revision });
    } catch (error) {
      const isGone = isMissing(error);
      if (!isGone && !hasStatus(error, STATUS.stale)) throw error;
      const theirs = isGone ? null : await gameNow(quizId);
      if (theirs && isSame(mine, theirs)) {
        // The answer to an earlier try was lost on its way: it is saved.
        setConflict(null);
        onSaved({ content: mine, revision: theirs.revision });
      } else setConflict({ mine, base: base.content, theirs });
    }
  }

  const save = (mine: GameEdit, base: Base) => alone(() => put(mine, base));

  const saveOver = () =>
    alone(async () => {
      if (!conflict?.theirs) return;
      const { mine, base, theirs } = conflict;
      await put(mine, { content: base, revision: theirs.revision });
    });

  const saveCopy = (username: string, onCopied: (quizId: string) => void) =>
    alone(async () => {
      if (!conflict) return;
      const { mine, theirs } = conflict;
      const isTaken = theirs?.gameTitle === mine.gameTitle;
      const gameTitle = isTaken
        ? copyTitleOf(mine.gameTitle, languageOf(mine.language))
        : mine.gameTitle;
      const copyId = await createGame({ ...mine, gameTitle, username });
      setConflict(null);
      onCopied(copyId);
    });

  return { save, saveOver, saveCopy, conflict, dismiss: () => setConflict(null), isBusy };
}

/** Null when it is gone for this host. */
const gameNow = (quizId: string): Promise<WholeGame | null> =>
  libraryApi.game(quizId).catch((error: unknown) => {
    if (hasStatus(error, STATUS.notFound)) return null;
    throw error;
  });
