import { alphabetOf } from '@wheel/alphabet';
import type { WholeGame } from '@wheel/contract';
import { toPhrase } from '@wheel/game';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, Printed } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { tileText } from '../../ui/tile-text.ts';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords } from '../../words/words.ts';
import styles from './print-dialog.module.css';

const KINDS = ['host', 'blank'] as const;
type SheetKind = (typeof KINDS)[number];

type PrintDialogProps = { readonly game: WholeGame; readonly onClose: () => void };

export function PrintDialog({ game, onClose }: PrintDialogProps) {
  const { printDialog: text, cancel } = useWords('library').games;
  const [kind, setKind] = useState<SheetKind>('host');
  return (
    <Dialog open title={text.title} onClose={onClose} className={styles.panel} wide>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long sheet must scroll by keyboard, too */}
      <section className={styles.well} tabIndex={0} aria-label={text.preview}>
        <Sheet game={game} kind={kind} />
      </section>
      <DialogActions
        lead={
          <RadioGroup
            label={text.sheet}
            isLabelHidden
            layout="row"
            options={KINDS.map((value) => ({ value, name: text.kinds[value] }))}
            chosen={kind}
            onChoose={setKind}
          />
        }
      >
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
        <Button look="primary" data-autofocus onClick={() => window.print()}>
          <Icon name="print" />
          {text.submit}
        </Button>
      </DialogActions>
      <Printed>
        <Sheet game={game} kind={kind} />
      </Printed>
    </Dialog>
  );
}

type SheetProps = {
  readonly game: Pick<WholeGame, 'gameTitle' | 'username' | 'language' | 'entries'>;
  readonly kind: SheetKind;
};

/** Category, phrase and a box for every letter; blanks only: without the phrase. */
function Sheet({ game, kind }: SheetProps) {
  const { printDialog } = useWords('library').games;
  const { gameTitle, username, language, entries } = game;
  const lang = usePuzzleLang(language);
  return (
    <article className={styles.sheet} data-kind={kind}>
      <h1 lang={lang}>{gameTitle}</h1>
      <p className={styles.facts}>{printDialog.facts({ username, count: entries.length })}</p>
      <ol lang={lang}>
        {entries.map(({ category, searchedWord }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet never changes its order
          <li key={at}>
            <b>{at + 1}</b>
            <p className={styles.category}>{category}</p>
            {kind === 'host' && <p className={styles.phrase}>{searchedWord}</p>}
            <Boxes word={searchedWord} language={language} />
          </li>
        ))}
      </ol>
    </article>
  );
}

type BoxesProps = { readonly word: string; readonly language: string };

/** Apostrophe and hyphen are open on the board, too. */
function Boxes({ word, language }: BoxesProps) {
  const alphabet = alphabetOf(language);
  return (
    <div className={styles.boxes} aria-hidden="true">
      {tileText(toPhrase(word, alphabet)).map((letters, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words and letters have nothing but their places
        <span key={at}>
          {letters.map(({ letter }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <i key={index}>{alphabet.signs.includes(letter ?? '') ? letter : null}</i>
          ))}
        </span>
      ))}
    </div>
  );
}
