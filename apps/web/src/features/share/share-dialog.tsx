import type { LibraryGame, Visibility } from '@wheel/contract';
import { useRef, useState } from 'react';
import { Answers } from '../../components/answers/answers.tsx';
import { Button } from '../../components/button/button.tsx';
import { Dialog, DialogActions, DialogSaid } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { patchGame } from '../../lib/api/patch-game.ts';
import { refusalText } from '../../lib/api/refusal-wording.ts';
import {
  VISIBILITIES,
  visibilityMeaning,
  visibilityText,
  WHO_CAN_SEE_IT,
} from '../../words/visibility.ts';
import { copyText } from './copy-text.ts';
import { QrCode } from './qr-code.tsx';
import styles from './share-dialog.module.css';

const ICONS = { public: 'everyone', link: 'link', private: 'lock' } as const;

type ShareDialogProps = {
  readonly game: LibraryGame;
  /** Somebody may see it now who could not before, or the other way round. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function ShareDialog({ game, onChanged, onClose }: ShareDialogProps) {
  const link = `${location.origin}/g/${game.quizId}`;
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const [said, setSaid] = useState('');
  const [known, setKnown] = useState(game);
  const [wanted, setWanted] = useState(game.visibility);
  const isShut = wanted === 'private';

  async function show(visibility: Visibility) {
    setWanted(visibility);
    setSaid('');
    try {
      const revision = await patchGame(known, { visibility });
      setKnown({ ...known, visibility, revision });
      onChanged();
    } catch (error) {
      console.error('Who can see the game was not changed.', error);
      setWanted(known.visibility);
      setSaid(refusalText(error));
    }
  }

  return (
    <Dialog
      open
      title={`Share “${game.gameTitle}”`}
      onClose={onClose}
      className={styles.panel}
      wide
    >
      <div className={styles.sides}>
        <div className={styles.code}>
          {isShut ? (
            <p className={styles.shut}>
              <Icon name="lock" />
              Only you can open it.
            </p>
          ) : (
            <QrCode text={link} />
          )}
        </div>
        <div className={styles.main}>
          <div className={styles.copy}>
            <TextField ref={field} label="Link" readOnly value={link} className={styles.link} />
            <Button
              look="primary"
              data-autofocus
              onClick={async () => setCopied(await copyText(link, field.current))}
            >
              <Icon name={isCopied ? 'check' : 'copy'} />
              {isCopied ? 'Copied' : 'Copy'}
            </Button>
          </div>
          <Answers
            label={WHO_CAN_SEE_IT}
            answers={VISIBILITIES.map((value) => ({
              value,
              name: visibilityText(value),
              says: visibilityMeaning(value),
              icon: <Icon name={ICONS[value]} />,
            }))}
            chosen={wanted}
            onChoose={show}
          />
        </div>
      </div>
      <DialogActions>
        <DialogSaid isBad>{said}</DialogSaid>
        <Button look="light" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
