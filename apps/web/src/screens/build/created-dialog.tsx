import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { tileText } from '../../ui/tile-text.ts';
import { Tiles } from '../../ui/tiles.tsx';
import styles from './created-dialog.module.css';

interface CreatedDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onHome: () => void;
  readonly onPlay: () => void;
}

export function CreatedDialog({ open, onClose, onHome, onPlay }: CreatedDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      className={styles.dialog}
      title="Your game was successfully created!"
      crown={<Tiles words={tileText('READY')} aspect={9} maxRows={1} className={styles.tiles} />}
    >
      <DialogActions>
        <Button large onClick={onHome}>
          Go back to main menu
        </Button>
        <Button look="primary" large onClick={onPlay} data-autofocus>
          Test your game out!
        </Button>
      </DialogActions>
    </Dialog>
  );
}
