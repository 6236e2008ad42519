import { type Invalid, invalidTitle, type LibraryGame } from '@wheel/contract';
import { type FormEvent, useState } from 'react';
import { libraryApi, patchGame, type Seen } from '../../lib/api/library-api.ts';
import { hasStatus, STATUS } from '../../lib/api/status.ts';
import { refusalText, sentenceOf } from '../../text/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields.tsx';
import { useWords, words } from '../../words/words.ts';
import styles from './rename-dialog.module.css';

type RenameDialogProps = {
  readonly game: LibraryGame;
  /** Also when it is renamed. */
  readonly onClose: () => void;
};

type Refusal =
  | { readonly invalid: Invalid }
  /** `titleNow` is known where the game was changed elsewhere. */
  | { readonly failure: unknown; readonly titleNow: string | null };

function textOf(refusal: Refusal): string {
  if ('invalid' in refusal) return sentenceOf(refusal.invalid);
  const why = refusalText(refusal.failure);
  const { titleNow } = refusal;
  if (titleNow === null) return why;
  return words('library').games.renameDialog.titleNow({ title: titleNow, why });
}

export function RenameDialog({ game, onClose }: RenameDialogProps) {
  const { renameDialog: text, cancel } = useWords('library').games;
  const [seen, setSeen] = useState<Seen>(game);
  const [title, setTitle] = useState(game.gameTitle);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);

  async function rename(event: FormEvent) {
    event.preventDefault();
    const gameTitle = title.trim();
    const invalid = invalidTitle(gameTitle);
    if (invalid) return setRefusal({ invalid });
    setBusy(true);
    try {
      if (gameTitle !== seen.gameTitle) await patchGame(seen, { gameTitle });
      onClose();
    } catch (failure) {
      console.error('The game was not renamed.', failure);
      setRefusal({ failure, titleNow: await titleElsewhere(failure) });
      setBusy(false);
    }
  }

  /** Once the host has read which title it has by now, the next press replaces that one. */
  async function titleElsewhere(error: unknown): Promise<string | null> {
    if (!hasStatus(error, STATUS.stale)) return null;
    const now = await libraryApi.game(game.quizId).catch(() => null);
    if (!now) return null;
    setSeen(now);
    return now.gameTitle;
  }

  return (
    <Dialog open title={text.title} onClose={onClose} className={styles.panel}>
      <form className={styles.form} noValidate onSubmit={rename}>
        <TextField
          label={text.label}
          required
          autoComplete="off"
          data-autofocus
          value={title}
          error={refusal && textOf(refusal)}
          onChange={({ target }) => {
            setTitle(target.value);
            setRefusal(undefined);
          }}
        />
        <DialogActions>
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button look="primary" type="submit" disabled={isBusy}>
            {text.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
