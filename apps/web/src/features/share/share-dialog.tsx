import type { LibraryGame } from '@wheel/contract';
import { useRef, useState } from 'react';
import { Answers } from '../../components/answers/answers.tsx';
import { Button } from '../../components/button/button.tsx';
import { Dialog, DialogActions, DialogSaid } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { QrCode } from '../../components/qr-code/qr-code.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import {
  VISIBILITIES,
  visibilityMeaning,
  visibilityText,
  WHO_CAN_SEE_IT,
} from '../../words/visibility.ts';
import { copyText } from './copy-text.ts';
import styles from './share-dialog.module.css';
import { useVisibility } from './use-visibility.ts';

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
  const [isCopied, setCopied] = useState<boolean>();
  const { wanted, show, refusal } = useVisibility(game, onChanged);
  const isShut = game.hidden || wanted === 'private';

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
            <QrCode text={link} label="QR code" />
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
        <DialogSaid isBad>
          {refusal || (isCopied === false && 'Please copy the link by hand.')}
        </DialogSaid>
        <Button look="light" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
