import { LIMITS, type LibraryGame } from '@wheel/contract';
import { useRef, useState } from 'react';
import { libraryApi } from '../../lib/api/library-api.ts';
import { refusalText } from '../../lib/api/refusal-wording.ts';
import { daysBetween } from '../../text/library.ts';
import { counted } from '../../text/names.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogSaid } from '../../ui/dialog.tsx';
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

export function TrashDialog({ games, now, onChanged, onClose }: TrashDialogProps) {
  const [said, setSaid] = useState('');
  const closeButton = useRef<HTMLButtonElement>(null);

  async function change(what: string, call: Promise<unknown>, button: HTMLElement) {
    setSaid('');
    try {
      await call;
      setSaid(what);
      focusBeside(button.closest('li'), closeButton.current);
    } catch (error) {
      console.error('The trash was not changed.', error);
      setSaid(refusalText(error));
    }
    await onChanged();
  }

  return (
    <Dialog
      open
      title="Trash"
      tag={<p className={styles.hint}>Games stay here for {LIMITS.trashDays} days.</p>}
      onClose={onClose}
      className={styles.panel}
      wide
    >
      {!games?.length ? (
        <p className={styles.hint}>
          {games ? 'There is nothing in it.' : 'The trash did not load.'}
        </p>
      ) : (
        <ul className={styles.list}>
          {games.map(({ quizId, gameTitle, puzzleCount, deletedAt }) => (
            <li key={quizId} className={styles.row}>
              <span>
                <b>{gameTitle}</b>
                <LastDays puzzles={puzzleCount} left={daysLeft(deletedAt, now)} />
              </span>
              <Button
                className={styles.button}
                aria-label={`Restore ${gameTitle}`}
                onClick={({ currentTarget }) =>
                  change(`“${gameTitle}” is back.`, restored(quizId), currentTarget)
                }
              >
                Restore
              </Button>
              <Button
                look="quiet"
                className={`${styles.button} ${styles.bad}`}
                aria-label={`Delete for good ${gameTitle}`}
                onClick={({ currentTarget }) =>
                  change(
                    `“${gameTitle}” is gone.`,
                    unlessMissing(libraryApi.purge(quizId)),
                    currentTarget,
                  )
                }
              >
                Delete for good
              </Button>
            </li>
          ))}
        </ul>
      )}
      <DialogActions>
        <DialogSaid>{said}</DialogSaid>
        <Button ref={closeButton} look="light" data-autofocus onClick={onClose}>
          Close
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
  const when = left > 1 ? `in ${left} days` : left === 1 ? 'tomorrow' : 'today';
  return (
    <small className={left > 1 ? undefined : styles.soon}>
      {counted(puzzles, 'puzzle')}, gone for good {when}
    </small>
  );
}
