import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../../words/words.ts';
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

/** Another window or user saved first. The option that loses nothing comes first. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, onSaveCopy, onSaveOver, onTakeTheirs, onClose } = props;
  const texts = useWords('library').build.conflict;
  const theirs = conflict?.theirs ?? null;
  return (
    <Dialog
      open={conflict !== null}
      title={theirs || !conflict ? texts.changed : texts.deleted}
      onClose={onClose}
      className={styles.panel}
      wide
    >
      {conflict && (
        <div className={styles.versus}>
          <div>
            <b>{texts.mine}</b>
            <p>{texts.mineCount({ count: conflict.mine.entries.length })}</p>
            <p>{changesIn(conflict.base, conflict.mine)}</p>
          </div>
          {theirs && (
            <div>
              <b>{texts.theirs}</b>
              <p>{texts.theirsCount({ count: theirs.entries.length })}</p>
              <p>{changesIn(conflict.base, theirs)}</p>
            </div>
          )}
        </div>
      )}
      <div className={styles.ways}>
        <Button look="primary" data-autofocus onClick={onSaveCopy}>
          {texts.saveCopy}
        </Button>
        {theirs && (
          <>
            <Button onClick={onSaveOver}>{texts.saveOver}</Button>
            <Button onClick={onTakeTheirs}>{texts.takeTheirs}</Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
