import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { tileText } from '../../ui/tile-text.ts';
import { Tiles } from '../../ui/tiles.tsx';
import { useWords } from '../../words/words.ts';
import styles from './created-dialog.module.css';

interface CreatedDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onHome: () => void;
  readonly onPlay: () => void;
}

export function CreatedDialog({ open, onClose, onHome, onPlay }: CreatedDialogProps) {
  const { created } = useWords('library').build;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      className={styles.dialog}
      title={created.title}
      crown={
        <Tiles words={tileText(created.tiles)} aspect={9} maxRows={1} className={styles.tiles} />
      }
    >
      <DialogActions>
        <Button large onClick={onHome}>
          {created.home}
        </Button>
        <Button look="primary" large onClick={onPlay} data-autofocus>
          {created.play}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
