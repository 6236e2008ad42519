import { counted } from '../../text/names.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { changesIn } from './changes.ts';
import styles from './conflict-dialog.module.css';
import type { Conflict } from './use-save-game.ts';

type ConflictDialogProps = {
  readonly conflict: Conflict | null;
  readonly onSaveCopy: () => void;
  readonly onSaveOver: () => void;
  readonly onTakeTheirs: () => void;
  /** Decides nothing: the changes stay a draft. */
  readonly onClose: () => void;
};

const entryCount = (entries: readonly unknown[]) => counted(entries.length, 'entry', 'entries');

/** Another window or user saved first. The option that loses nothing comes first. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, onSaveCopy, onSaveOver, onTakeTheirs, onClose } = props;
  const theirs = conflict?.theirs ?? null;
  return (
    <Dialog
      open={conflict !== null}
      title={
        theirs || !conflict
          ? 'This game was changed in another window.'
          : 'This game was deleted in another window.'
      }
      onClose={onClose}
      className={styles.panel}
      wide
    >
      {conflict && (
        <div className={styles.versus}>
          <div>
            <b>Mine</b>
            <p>{entryCount(conflict.mine.entries)}, here in this window</p>
            <p>{changesIn(conflict.base, conflict.mine)}</p>
          </div>
          {theirs && (
            <div>
              <b>Theirs</b>
              <p>{entryCount(theirs.entries)}, saved meanwhile</p>
              <p>{changesIn(conflict.base, theirs)}</p>
            </div>
          )}
        </div>
      )}
      <div className={styles.ways}>
        <Button look="primary" data-autofocus onClick={onSaveCopy}>
          Save mine as a copy
        </Button>
        {theirs && (
          <>
            <Button onClick={onSaveOver}>Save mine over it</Button>
            <Button onClick={onTakeTheirs}>Take theirs</Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
