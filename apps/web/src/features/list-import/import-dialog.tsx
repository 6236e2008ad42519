import { useDeferredValue, useMemo } from 'react';
import { Button, buttonClass } from '../../components/button/button.tsx';
import { Dialog, DialogActions, DialogSaid } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { type List, readList } from '../../lib/game-files/read-list.ts';
import { entriesOf } from '../../lib/game-files/rows.ts';
import { counted } from '../../words/counted.ts';
import styles from './list-dialog.module.css';
import { ListPreview } from './list-preview.tsx';

type ImportDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly onTitle: (title: string) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
  readonly isBusy: boolean;
  /** What went wrong, or is still to be done. */
  readonly said: string;
  readonly onImport: (list: List) => void;
  readonly onClose: () => void;
};

export function ImportDialog(props: ImportDialogProps) {
  const { open, title, onTitle, text, onText, onFile, isBusy, said, onImport, onClose } = props;
  const late = useDeferredValue(text);
  const list = useMemo(() => readList(late), [late]);
  return (
    <Dialog open={open} title="Import" onClose={onClose} className={styles.panel} wide>
      <div className={styles.sides}>
        <div className={styles.in}>
          {list.games.length > 1 ? (
            <p className={styles.hint}>Each game keeps its own title.</p>
          ) : (
            <TextField
              label="Game Title"
              required
              autoComplete="off"
              value={title}
              placeholder={list.games[0]?.title}
              onChange={({ target }) => onTitle(target.value)}
            />
          )}
          <TextArea
            label="List"
            hint="Paste rows here, or choose a file."
            className={styles.area}
            spellCheck={false}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
          <div className={styles.file}>
            <label className={buttonClass('raised', false, styles.choose)}>
              <Icon name="into" />
              Choose a file
              <input
                type="file"
                accept=".csv,.tsv,.txt,.json"
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) onFile(file);
                  // The same file again, once it was mended, is a change, too.
                  target.value = '';
                }}
              />
            </label>
            <p className={styles.hint}>CSV, JSON or a spreadsheet’s cells</p>
          </div>
        </div>
        <ListPreview list={list} noun="puzzle" />
      </div>
      <DialogActions>
        <DialogSaid isBad>{said}</DialogSaid>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button look="primary" disabled={isBusy} onClick={() => onImport(readList(text))}>
          <ImportText list={list} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ImportText({ list }: { readonly list: List }) {
  const full = list.games.filter(({ rows }) => entriesOf(rows).length > 0);
  const good = entriesOf(full.flatMap(({ rows }) => rows)).length;
  if (good === 0) return 'Import';
  if (full.length > 1) return `Import ${full.length} games`;
  return (
    <span>
      <VisuallyHidden>Import: </VisuallyHidden>
      {`Create game with ${counted(good, 'puzzle')}`}
    </span>
  );
}
