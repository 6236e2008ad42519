import type { LibraryGame, Visibility } from '@wheel/contract';
import { useRef, useState } from 'react';
import { libraryApi, patchGame, type Seen } from '../../lib/api/library-api.ts';
import { refusalText } from '../../text/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogSaid } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { useWords } from '../../words/words.ts';
import { VisibilityChoice } from '../shared/visibility-choice.tsx';
import styles from './share-dialog.module.css';

type ShareDialogProps = {
  readonly game: LibraryGame;
  /** The visibility has changed. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function ShareDialog({ game, onChanged, onClose }: ShareDialogProps) {
  const { shareDialog: text, close } = useWords('library').games;
  const link = `${location.origin}/g/${game.quizId}`;
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState<boolean>();
  const { wanted, show, failure } = useVisibility(game, onChanged);
  const isShut = game.hidden || wanted === 'private';

  return (
    <Dialog
      open
      title={text.title({ title: game.gameTitle })}
      onClose={onClose}
      className={styles.panel}
      wide
    >
      <div className={styles.sides}>
        <div className={styles.code}>
          {isShut ? (
            <p className={styles.shut}>
              <Icon name="lock" />
              {text.onlyYou}
            </p>
          ) : (
            <QrCode text={link} label={text.code} />
          )}
        </div>
        <div className={styles.main}>
          <div className={styles.copy}>
            <TextField
              ref={field}
              label={text.link}
              readOnly
              value={link}
              className={styles.link}
            />
            <Button
              look="primary"
              data-autofocus
              onClick={async () => setCopied(await copyText(link, field.current))}
            >
              <Icon name={isCopied ? 'check' : 'copy'} />
              {isCopied ? text.copied : text.copy}
            </Button>
          </div>
          <VisibilityChoice layout="rows" chosen={wanted} onChoose={show} />
        </div>
      </div>
      <DialogActions>
        <DialogSaid isBad>
          {failure === null ? isCopied === false && text.byHand : refusalText(failure)}
        </DialogSaid>
        <Button look="light" onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Also where the page has no clipboard, as without TLS: then the field is selected and copied like by hand. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}

/** Who can see a game. One change at a time, each over the newest revision; of those that wait only the last is sent. */
function useVisibility(game: LibraryGame, onChanged: () => void) {
  const [wanted, setWanted] = useState(game.visibility);
  const [failure, setFailure] = useState<unknown>(null);
  const known = useRef<Seen>(game);
  const next = useRef<Visibility | null>(null);
  const isAtWork = useRef(false);

  async function sendNext(visibility: Visibility) {
    next.current = null;
    try {
      if (visibility === known.current.visibility) return;
      const revision = await patchGame(known.current, { visibility });
      known.current = { ...known.current, visibility, revision };
      onChanged();
    } catch (error) {
      console.error('Who can see the game was not changed.', error);
      known.current = await libraryApi.game(game.quizId).catch(() => known.current);
      if (next.current !== null) return;
      setWanted(known.current.visibility);
      setFailure(error);
    }
  }

  async function show(visibility: Visibility) {
    setWanted(visibility);
    setFailure(null);
    next.current = visibility;
    if (isAtWork.current) return;
    isAtWork.current = true;
    while (next.current !== null) await sendNext(next.current);
    isAtWork.current = false;
  }

  return { wanted, show, failure };
}
