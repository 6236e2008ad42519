import type { LibraryGame, WholeGame } from '@wheel/contract';
import { useState } from 'react';
import { goTo } from '../../lib/address.ts';
import { copyGame, libraryApi } from '../../lib/api/library-api.ts';
import { isMissing } from '../../lib/api/status.ts';
import { refusalText } from '../../text/refusals.ts';
import type { ToastMessage } from '../../ui/toast.tsx';
import { type Words, words } from '../../words/words.ts';
import type { GameAction } from './my-game-card.tsx';
import { hideGame, refreshLibrary } from './use-library.ts';

/** Dialogs over the whole list. */
export type LibraryDialog = 'import' | 'trash';

/** What is open over the list; printing and exporting need the whole game. */
export type Opened =
  | { readonly dialog: LibraryDialog }
  | { readonly dialog: 'rename' | 'share'; readonly game: LibraryGame }
  | { readonly dialog: 'print' | 'export'; readonly game: WholeGame };

type Attempt = keyof Words<'library'>['games']['failed'];

export type GameActions = ReturnType<typeof useGameActions>;

/** What a host does with the games of the list. */
export function useGameActions(username: string, say: (message: ToastMessage) => void) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const tell = (text: string) => say({ id: `${Date.now()}`, text });

  async function attempt(what: Attempt, title: string, action: () => Promise<unknown>) {
    try {
      await action();
      return true;
    } catch (error) {
      console.error(`This failed for a game: ${what}.`, error);
      tell(words('library').games.failed[what]({ title, why: refusalText(error) }));
      await refreshLibrary();
      return false;
    }
  }

  async function duplicate({ quizId, gameTitle }: LibraryGame) {
    const isDone = await attempt('duplicate', gameTitle, () => copyGame(quizId));
    if (!isDone) return;
    tell(words('library').games.done.duplicate({ title: gameTitle }));
    await refreshLibrary();
  }

  async function remove({ quizId, gameTitle, revision }: LibraryGame) {
    focusBeside(document.activeElement?.closest('li'));
    hideGame(username, quizId);
    const isDone = await attempt('delete', gameTitle, () =>
      unlessMissing(libraryApi.remove(quizId, revision)),
    );
    if (!isDone) return;
    const { done, undo } = words('library').games;
    say({
      id: quizId,
      text: done.delete({ title: gameTitle }),
      action: undo,
      onAction: () => restore(quizId, gameTitle),
    });
    await refreshLibrary();
  }

  async function restore(quizId: string, gameTitle: string) {
    await attempt('restore', gameTitle, () => libraryApi.restore(quizId));
    await refreshLibrary();
  }

  async function openWhole(dialog: 'print' | 'export', { quizId, gameTitle }: LibraryGame) {
    await attempt('load', gameTitle, async () => {
      const game = await libraryApi.game(quizId);
      setOpened({ dialog, game });
    });
  }

  function begin(action: GameAction, game: LibraryGame): unknown {
    if (action === 'edit') return goTo(`/build?game=${game.quizId}`);
    if (action === 'duplicate') return duplicate(game);
    if (action === 'delete') return remove(game);
    if (action === 'print' || action === 'export') return openWhole(action, game);
    return setOpened({ dialog: action, game });
  }

  return {
    opened,
    open: (dialog: LibraryDialog) => setOpened({ dialog }),
    close: () => setOpened(null),
    begin,
  };
}

/** Focus would fall out of the page together with the item that held it. */
export function focusBeside(item: Element | null | undefined, otherwise?: HTMLElement | null) {
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  (next?.querySelector('button') ?? otherwise)?.focus();
}

/** A game may be gone or back already: another window, or the answer to the first try was lost. */
export async function unlessMissing(call: Promise<unknown>, otherwise?: () => Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (!isMissing(error)) throw error;
    await otherwise?.();
  }
}
