import type { LibraryGame, WholeGame } from '@wheel/contract';
import { useState } from 'react';
import type { ToastMessage } from '../../components/toast/toast.tsx';
import type { GameDeed } from '../../features/my-games/my-game-card.tsx';
import { hideGame, refreshLibrary } from '../../features/my-games/use-library.ts';
import { goTo } from '../../lib/address.ts';
import { copyGame } from '../../lib/api/copy-game.ts';
import { libraryApi } from '../../lib/api/library-api.ts';
import { refusalText } from '../../lib/api/refusal-wording.ts';
import { hasStatus, STATUS } from '../../lib/api/statuses.ts';

/** Dialogs over the whole list. */
export type LibraryDialog = 'import' | 'trash';

/** What is open over the list; printing and exporting need the whole game. */
export type Opened =
  | { readonly dialog: LibraryDialog }
  | { readonly dialog: 'rename' | 'share'; readonly game: LibraryGame }
  | { readonly dialog: 'print' | 'export'; readonly game: WholeGame };

export type Deeds = ReturnType<typeof useDeeds>;

/** What a host does with the games of the list. */
export function useDeeds(username: string, say: (message: ToastMessage) => void) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const tell = (text: string) => say({ id: `${Date.now()}`, text });

  async function attempt(what: string, deed: () => Promise<unknown>): Promise<boolean> {
    try {
      await deed();
      return true;
    } catch (error) {
      console.error(what, error);
      tell(`${what} ${refusalText(error)}`);
      await refreshLibrary();
      return false;
    }
  }

  async function duplicate({ quizId, gameTitle }: LibraryGame) {
    const isDone = await attempt(`“${gameTitle}” was not duplicated.`, () => copyGame(quizId));
    if (!isDone) return;
    tell(`“${gameTitle}” is duplicated.`);
    await refreshLibrary();
  }

  async function remove({ quizId, gameTitle, revision }: LibraryGame) {
    focusBeside(document.activeElement?.closest('li'));
    hideGame(username, quizId);
    const isDone = await attempt(`“${gameTitle}” was not deleted.`, () =>
      libraryApi.remove(quizId, revision).catch((error: unknown) => {
        // Gone already: another window, or the answer to the first try was lost.
        if (!hasStatus(error, STATUS.notFound)) throw error;
      }),
    );
    if (!isDone) return;
    say({
      id: quizId,
      text: `“${gameTitle}” is in the trash`,
      action: 'Undo',
      onAction: () => restore(quizId, gameTitle),
    });
    await refreshLibrary();
  }

  async function restore(quizId: string, gameTitle: string) {
    await attempt(`“${gameTitle}” was not restored.`, () => libraryApi.restore(quizId));
    await refreshLibrary();
  }

  async function openWhole(dialog: 'print' | 'export', { quizId, gameTitle }: LibraryGame) {
    await attempt(`“${gameTitle}” did not load.`, async () => {
      const game = await libraryApi.game(quizId);
      setOpened({ dialog, game });
    });
  }

  function begin(deed: GameDeed, game: LibraryGame): unknown {
    if (deed === 'edit') return goTo(`/build?game=${game.quizId}`);
    if (deed === 'duplicate') return duplicate(game);
    if (deed === 'delete') return remove(game);
    if (deed === 'print' || deed === 'export') return openWhole(deed, game);
    return setOpened({ dialog: deed, game });
  }

  return {
    opened,
    open: (dialog: LibraryDialog) => setOpened({ dialog }),
    close: () => setOpened(null),
    begin,
  };
}

/** Focus would fall out of the page together with the card that held it. */
function focusBeside(card: Element | null | undefined): void {
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  next?.querySelector('button')?.focus();
}
