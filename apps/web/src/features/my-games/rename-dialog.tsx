import { invalidTitle, type LibraryGame } from '@wheel/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { wordingOf } from '../../lib/api/field-wording.ts';
import { patchGame } from '../../lib/api/patch-game.ts';
import { refusalText } from '../../lib/api/refusal-wording.ts';
import styles from './rename-dialog.module.css';

type RenameDialogProps = {
  readonly game: LibraryGame;
  readonly onRenamed: () => void;
  readonly onClose: () => void;
};

export function RenameDialog({ game, onRenamed, onClose }: RenameDialogProps) {
  const [title, setTitle] = useState(game.gameTitle);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function rename(event: FormEvent) {
    event.preventDefault();
    const gameTitle = title.trim();
    const invalid = invalidTitle(gameTitle);
    if (invalid) return setRefusal(`${wordingOf(invalid)}.`);
    setBusy(true);
    try {
      if (gameTitle !== game.gameTitle) await patchGame(game, { gameTitle });
      onRenamed();
    } catch (error) {
      console.error('The game was not renamed.', error);
      setRefusal(refusalText(error));
      setBusy(false);
    }
  }

  return (
    <Dialog open title="Rename" onClose={onClose} className={styles.panel}>
      <form className={styles.form} noValidate onSubmit={rename}>
        <TextField
          label="Title"
          required
          autoComplete="off"
          data-autofocus
          value={title}
          error={refusal}
          onChange={({ target }) => {
            setTitle(target.value);
            setRefusal(undefined);
          }}
        />
        <DialogActions>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" disabled={isBusy}>
            Rename
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
