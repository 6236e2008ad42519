import { invalidTitle, type LibraryGame } from '@wheel/contract';
import { type FormEvent, useState } from 'react';
import { libraryApi, patchGame, type Seen } from '../../lib/api/library-api.ts';
import { refusalText, wordingOf } from '../../lib/api/refusal-wording.ts';
import { hasStatus, STATUS } from '../../lib/api/send.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields.tsx';
import styles from './rename-dialog.module.css';

type RenameDialogProps = {
  readonly game: LibraryGame;
  /** Also when it is renamed. */
  readonly onClose: () => void;
};

export function RenameDialog({ game, onClose }: RenameDialogProps) {
  const [seen, setSeen] = useState<Seen>(game);
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
      if (gameTitle !== seen.gameTitle) await patchGame(seen, { gameTitle });
      onClose();
    } catch (error) {
      console.error('The game was not renamed.', error);
      setRefusal(refusalText(error) + (await titleElsewhere(error)));
      setBusy(false);
    }
  }

  /** Once the host has read which title it has by now, the next press replaces that one. */
  async function titleElsewhere(error: unknown): Promise<string> {
    if (!hasStatus(error, STATUS.stale)) return '';
    const now = await libraryApi.game(game.quizId).catch(() => null);
    if (!now) return '';
    setSeen(now);
    return ` Its title is “${now.gameTitle}” now.`;
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
