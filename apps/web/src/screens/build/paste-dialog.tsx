import type { Entry, Language } from '@wheel/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import styles from '../../features/list-dialog.module.css';
import { ListPreview } from '../../features/list-preview.tsx';
import { readList } from '../../lib/game-files/read-list.ts';
import { restOf } from '../../lib/game-files/rest.ts';
import { entriesOf } from '../../lib/game-files/rows.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/fields.tsx';
import { useWords } from '../../words/words.ts';

type PasteDialogProps = {
  readonly open: boolean;
  /** What is in the box at first. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** How many entries more the game can have. */
  readonly capacity: number;
  /** Of a row that has none, where none above it has one. */
  readonly lastCategory: string;
  /** Of the game. */
  readonly language?: Language | undefined;
  readonly onAdd: (entries: readonly Entry[]) => void;
  /** Entries have come without the setup of their game. */
  readonly onSetupLeft: () => void;
  readonly onClose: () => void;
};

/** Good rows are added, bad ones stay in the box, and the box keeps what is in it when the dialog is put away. */
export function PasteDialog(props: PasteDialogProps) {
  const { open, text, onText, capacity, lastCategory, language, onAdd, onSetupLeft, onClose } =
    props;
  const { paste } = useWords('library').build;
  const late = useDeferredValue(text);
  const list = useMemo(
    () => readList(late, { capacity, lastCategory, language }),
    [late, capacity, lastCategory, language],
  );
  const good = entriesOf(list.games.flatMap(({ rows }) => rows)).length;
  const [isEmpty, setEmpty] = useState(false);

  function add() {
    // Of the text as it is now, of which the list may still be a letter behind.
    const now = readList(text, { capacity, lastCategory, language });
    const entries = entriesOf(now.games.flatMap(({ rows }) => rows));
    const rest = restOf(text, now);
    setEmpty(entries.length === 0);
    if (entries.length === 0) return;
    onText(rest);
    onAdd(entries);
    if (now.games.some(({ setup }) => setup !== undefined)) onSetupLeft();
    if (rest === '') onClose();
  }

  return (
    <Dialog open={open} title={paste.title} onClose={onClose} className={styles.panel} wide>
      <div className={styles.sides}>
        <div className={styles.in} data-alone="true">
          <TextArea
            label={paste.label}
            hint={paste.hint}
            className={styles.area}
            spellCheck={false}
            data-autofocus
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        </div>
        <ListPreview list={list} noun="entry" />
      </div>
      <DialogActions>
        {isEmpty && (
          <p className={styles.said} role="alert">
            {paste.nothing}
          </p>
        )}
        <Button look="quiet" onClick={onClose}>
          {paste.cancel}
        </Button>
        <Button look="primary" onClick={add}>
          {good > 0 ? paste.addCounted({ count: good }) : paste.add}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
