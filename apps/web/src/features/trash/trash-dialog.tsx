import { LIMITS, type LibraryGame } from '@wheel/contract';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Dialog, DialogActions, DialogSaid } from '../../components/dialog/dialog.tsx';
import { libraryApi } from '../../lib/api/library-api.ts';
import { refusalText } from '../../lib/api/refusal-wording.ts';
import { hasStatus, STATUS } from '../../lib/api/statuses.ts';
import { counted } from '../../words/counted.ts';
import { daysBetween } from '../../words/day.ts';
import styles from './trash-dialog.module.css';

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

  async function change(what: string, call: Promise<unknown>, button: HTMLElement) {
    setSaid('');
    try {
      await call;
      setSaid(what);
      focusBeside(button.closest('li'));
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
                  change(`“${gameTitle}” is gone.`, purged(quizId), currentTarget)
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
        <Button look="light" data-autofocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** It may be back already: another window, or the answer to the first try was lost. Then it can be read. */
const restored = (quizId: string): Promise<unknown> =>
  libraryApi.restore(quizId).catch((error: unknown) => {
    if (!hasStatus(error, STATUS.notFound)) throw error;
    return libraryApi.game(quizId);
  });

/** It may be gone already, for the same reasons. */
const purged = (quizId: string): Promise<unknown> =>
  libraryApi.purge(quizId).catch((error: unknown) => {
    if (!hasStatus(error, STATUS.notFound)) throw error;
  });

/** Focus would fall out of the dialog together with the row that held it. */
function focusBeside(row: HTMLElement | null): void {
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const close = row?.closest('dialog')?.querySelector<HTMLElement>('[data-autofocus]');
  (next?.querySelector('button') ?? close)?.focus();
}

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
