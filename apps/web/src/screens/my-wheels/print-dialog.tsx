import type { WholeGame } from '@wheel/contract';
import { useState } from 'react';
import { counted } from '../../text/names.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, Printed } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { tileText } from '../../ui/tile-text.ts';
import styles from './print-dialog.module.css';

const KINDS = [
  { value: 'host', name: "Host's sheet" },
  { value: 'blank', name: 'Blanks only' },
] as const satisfies readonly { value: SheetKind; name: string }[];

type PrintDialogProps = { readonly game: WholeGame; readonly onClose: () => void };

export function PrintDialog({ game, onClose }: PrintDialogProps) {
  const [kind, setKind] = useState<SheetKind>('host');
  return (
    <Dialog open title="Print" onClose={onClose} className={styles.panel} wide>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long sheet must scroll by keyboard, too */}
      <section className={styles.well} tabIndex={0} aria-label="Preview">
        <Sheet game={game} kind={kind} />
      </section>
      <DialogActions
        lead={
          <RadioGroup
            label="Sheet"
            isLabelHidden
            layout="row"
            options={KINDS}
            chosen={kind}
            onChoose={setKind}
          />
        }
      >
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button look="primary" data-autofocus onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </Button>
      </DialogActions>
      <Printed>
        <Sheet game={game} kind={kind} />
      </Printed>
    </Dialog>
  );
}

type SheetKind = 'host' | 'blank';

type SheetProps = {
  readonly game: Pick<WholeGame, 'gameTitle' | 'username' | 'entries'>;
  readonly kind: SheetKind;
};

/** Category, phrase and a box for every letter; blanks only: without the phrase. */
function Sheet({ game, kind }: SheetProps) {
  const { gameTitle, username, entries } = game;
  return (
    <article className={styles.sheet} data-kind={kind}>
      <h1>{gameTitle}</h1>
      <p className={styles.facts}>
        by {username}, {counted(entries.length, 'puzzle')}
      </p>
      <ol>
        {entries.map(({ category, searchedWord }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet never changes its order
          <li key={at}>
            <b>{at + 1}</b>
            <p className={styles.category}>{category}</p>
            {kind === 'host' && <p className={styles.phrase}>{searchedWord}</p>}
            <Boxes word={searchedWord} />
          </li>
        ))}
      </ol>
    </article>
  );
}

function Boxes({ word }: { readonly word: string }) {
  return (
    <div className={styles.boxes} aria-hidden="true">
      {tileText(word).map((letters, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words and letters have nothing but their places
        <span key={at}>
          {letters.map((_letter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <i key={index} />
          ))}
        </span>
      ))}
    </div>
  );
}
