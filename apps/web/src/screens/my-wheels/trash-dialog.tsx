import { LIMITS, type LibraryGame } from '@wheel/contract';
import { useRef, useState } from 'react';
import { libraryApi } from '../../lib/api/library-api.ts';
import { daysBetween } from '../../text/library.ts';
import { refusalText } from '../../text/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogSaid } from '../../ui/dialog.tsx';
import { InLanguage } from '../../ui/in-language.tsx';
import { useWords, words } from '../../words/words.ts';
import styles from './trash-dialog.module.css';
import { focusBeside, unlessMissing } from './use-game-actions.ts';

type TrashDialogProps = {
  /** Undefined while they have not loaded. */
  readonly games: readonly LibraryGame[] | undefined;
  readonly now: number;
  /** One of them is not in the trash any more. */
  readonly onChanged: () => Promise<unknown>;
  readonly onClose: () => void;
};

type Said =
  | { readonly done: 'restored' | 'purged'; readonly title: string }
  | { readonly failure: unknown };

const textOf = (said: Said): string =>
  'failure' in said
    ? refusalText(said.failure)
    : words('library').games.trashDialog[said.done]({ title: said.title });

export function TrashDialog({ games, now, onChanged, onClose }: TrashDialogProps) {
  const { trashDialog: text, close } = useWords('library').games;
  const [said, setSaid] = useState<Said | null>(null);
  const closeButton = useRef<HTMLButtonElement>(null);

  async function change(done: Said, call: Promise<unknown>, button: HTMLElement) {
    setSaid(null);
    try {
      await call;
      setSaid(done);
      focusBeside(button.closest('li'), closeButton.current);
    } catch (failure) {
      console.error('The trash was not changed.', failure);
      setSaid({ failure });
    }
    await onChanged();
  }

  return (
    <Dialog
      open
      title={text.title}
      tag={<p className={styles.hint}>{text.hint({ days: LIMITS.trashDays })}</p>}
      onClose={onClose}
      className={styles.panel}
      wide
    >
      {!games?.length ? (
        <p className={styles.hint}>{games ? text.empty : text.notLoaded}</p>
      ) : (
        <ul className={styles.list}>
          {games.map(({ quizId, gameTitle, language, puzzleCount, deletedAt }) => (
            <li key={quizId} className={styles.row}>
              <span>
                <b>
                  <InLanguage language={language}>{gameTitle}</InLanguage>
                </b>
                <LastDays puzzles={puzzleCount} left={daysLeft(deletedAt, now)} />
              </span>
              <Button
                className={styles.button}
                aria-label={text.restoreGame({ title: gameTitle })}
                onClick={({ currentTarget }) =>
                  change({ done: 'restored', title: gameTitle }, restored(quizId), currentTarget)
                }
              >
                {text.restore}
              </Button>
              <Button
                look="quiet"
                className={`${styles.button} ${styles.bad}`}
                aria-label={text.purgeGame({ title: gameTitle })}
                onClick={({ currentTarget }) =>
                  change(
                    { done: 'purged', title: gameTitle },
                    unlessMissing(libraryApi.purge(quizId)),
                    currentTarget,
                  )
                }
              >
                {text.purge}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <DialogActions>
        <DialogSaid>{said && textOf(said)}</DialogSaid>
        <Button ref={closeButton} look="light" data-autofocus onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A game that is back already can be read. */
const restored = (quizId: string) =>
  unlessMissing(libraryApi.restore(quizId), () => libraryApi.game(quizId));

const daysLeft = (deletedAt: number | null, now: number) =>
  Math.max(0, LIMITS.trashDays - daysBetween(deletedAt ?? now, now));

function LastDays({ puzzles, left }: { readonly puzzles: number; readonly left: number }) {
  const { trashDialog: text } = useWords('library').games;
  if (left > 1) return <small>{text.goneIn({ count: puzzles, days: left })}</small>;
  const when = left === 1 ? text.goneTomorrow : text.goneToday;
  return <small className={styles.soon}>{when({ count: puzzles })}</small>;
}
