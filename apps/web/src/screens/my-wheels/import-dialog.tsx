import { invalidTitle, LIMITS } from '@wheel/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import styles from '../../features/list-dialog.module.css';
import { ListPreview } from '../../features/list-preview.tsx';
import { goTo } from '../../lib/address.ts';
import { refusalText, wordingOf } from '../../lib/api/refusal-wording.ts';
import { decoded } from '../../lib/game-files/decode.ts';
import { type List, readList } from '../../lib/game-files/read-list.ts';
import { restOf } from '../../lib/game-files/rest.ts';
import { entriesOf } from '../../lib/game-files/rows.ts';
import { useSession } from '../../stores/session-store.ts';
import { counted } from '../../text/names.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogSaid } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ToastMessage } from '../../ui/toast.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useImportGames } from './use-import-games.ts';
import { refreshLibrary } from './use-library.ts';

type ImportDialogProps = {
  readonly open: boolean;
  readonly onSay: (message: ToastMessage) => void;
  readonly onClose: () => void;
};

/**
 * Rows that are not good yet are mended where their game is built. What was typed stays for as long as the screen does,
 * and with it what was tried already.
 */
export function ImportDialog({ open, onSay, onClose }: ImportDialogProps) {
  const username = useSession((session) => session.user?.username ?? '');
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const { importGames, isBusy } = useImportGames(username);
  const late = useDeferredValue(text);
  const list = useMemo(() => readList(late), [late]);

  async function readFile(file: File) {
    setSaid('');
    if (file.size > LIMITS.listBytes) return setSaid('This file is larger than 1 MiB.');
    const content = decoded(new Uint8Array(await file.arrayBuffer()));
    setText(content);
    const { isJson, games } = readList(content);
    // A file that names its game says more than its own name.
    setTitle(isJson ? (games[0]?.title ?? '') : file.name.replace(/\.[^.]*$/, ''));
  }

  async function start(list: List) {
    const objection = objectionTo(list, title);
    if (objection) return setSaid(objection);
    const { games, failure } = await importGames(list, title);
    if (games.length > 0) refreshLibrary();
    if (failure) return setSaid(refusalText(failure));
    const rest = restOf(text, list);
    const [only] = games;
    if (rest !== '' && games.length === 1 && only)
      return goTo(`/build?game=${only.quizId}`, { state: { list: rest } });
    onSay({
      id: only?.quizId ?? '',
      text:
        games.length === 1 && only
          ? `“${only.title}” is imported`
          : `${counted(games.length, 'game')} are imported`,
    });
    setText(rest);
    if (rest !== '') return setSaid('These rows are not imported yet.');
    setTitle('');
    onClose();
  }

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
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
          <TextArea
            label="List"
            hint="Paste rows here, or choose a file."
            className={styles.area}
            spellCheck={false}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setSaid('');
            }}
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
                  if (file) readFile(file);
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
        <Button look="primary" disabled={isBusy} onClick={() => start(readList(text))}>
          <ImportText list={list} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function objectionTo({ games, problem }: List, titleTyped: string): string | null {
  if (problem) return problem;
  const full = games.filter(({ rows }) => entriesOf(rows).length > 0);
  if (full.length === 0) return 'There is nothing to import yet.';
  for (const game of full) {
    const isOneOfMany = games.length > 1;
    const invalid = invalidTitle(isOneOfMany ? game.title : titleTyped.trim() || game.title);
    const which = isOneOfMany ? `Game ${games.indexOf(game) + 1}: ` : '';
    if (invalid?.code === 'REQUIRED') return `${which}Please give the game a title.`;
    if (invalid) return `${which}Game Title: ${wordingOf(invalid)}.`;
  }
  return null;
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
