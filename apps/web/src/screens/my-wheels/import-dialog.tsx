import { languageOf } from '@wheel/alphabet';
import { type Invalid, invalidTitle, type Language, LIMITS } from '@wheel/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import styles from '../../features/list-dialog.module.css';
import { ListPreview } from '../../features/list-preview.tsx';
import { goTo } from '../../lib/address.ts';
import { decoded } from '../../lib/game-files/decode.ts';
import { type List, type ListProblem, readList } from '../../lib/game-files/read-list.ts';
import { restOf } from '../../lib/game-files/rest.ts';
import { entriesOf } from '../../lib/game-files/rows.ts';
import { useSession } from '../../stores/session-store.ts';
import { refusalText, wordingOf } from '../../text/refusals.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogSaid } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ToastMessage } from '../../ui/toast.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useLanguage, useWords, words } from '../../words/words.ts';
import { PuzzleLanguage } from '../shared/puzzle-language.tsx';
import { useImportGames } from './use-import-games.ts';
import { refreshLibrary } from './use-library.ts';

type ImportDialogProps = {
  readonly open: boolean;
  readonly onSay: (message: ToastMessage) => void;
  readonly onClose: () => void;
};

/** Why an import was not begun; `at` is the place of one game of many. */
type Objection =
  | { readonly why: 'unreadable'; readonly problem: ListProblem }
  | { readonly why: 'nothing' }
  | { readonly why: 'title'; readonly invalid: Invalid; readonly at: number | null };

type Said =
  | Objection
  | { readonly why: 'tooLarge' | 'rowsLeft' }
  | { readonly why: 'refused'; readonly failure: unknown };

/**
 * Rows that are not good yet are mended where their game is built. What was typed stays for as long as the screen does,
 * and with it what was tried already.
 */
export function ImportDialog({ open, onSay, onClose }: ImportDialogProps) {
  const { games: library, lists } = useWords('library');
  const { importDialog: text, cancel } = library;
  const username = useSession((session) => session.user?.username ?? '');
  const [title, setTitle] = useState('');
  const [source, setSource] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  const { importGames, isBusy } = useImportGames(username);
  const late = useDeferredValue(source);
  const spoken = languageOf(useLanguage());
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? spoken;
  const list = useMemo(() => readList(late, { language }), [late, language]);

  async function readFile(file: File) {
    setSaid(null);
    if (file.size > LIMITS.listBytes) return setSaid({ why: 'tooLarge' });
    const content = decoded(new Uint8Array(await file.arrayBuffer()));
    setSource(content);
    const { isJson, games } = readList(content);
    // A file that names its game says more than its own name.
    setTitle(isJson ? (games[0]?.title ?? '') : file.name.replace(/\.[^.]*$/, ''));
  }

  async function start(list: List) {
    const objection = objectionTo(list, title);
    if (objection) return setSaid(objection);
    const { games, failure } = await importGames(list, title);
    if (games.length > 0) refreshLibrary();
    if (failure) return setSaid({ why: 'refused', failure });
    const rest = restOf(source, list);
    const [only] = games;
    if (rest !== '' && games.length === 1 && only)
      return goTo(`/build?game=${only.quizId}`, { state: { list: rest } });
    const imported =
      games.length === 1 && only
        ? text.imported({ title: only.title })
        : text.importedGames({ count: games.length });
    const isWithoutSetup = games.some((game) => game.isWithoutSetup);
    onSay({ id: only?.quizId ?? '', text: isWithoutSetup ? lists.withoutSetup : imported });
    setSource(rest);
    if (rest !== '') return setSaid({ why: 'rowsLeft' });
    setTitle('');
    onClose();
  }

  return (
    <Dialog open={open} title={text.title} onClose={onClose} className={styles.panel} wide>
      <div className={styles.sides}>
        <div className={styles.in}>
          <div className={styles.game}>
            {list.games.length > 1 ? (
              <p className={styles.hint}>{text.ownTitles}</p>
            ) : (
              <TextField
                label={text.gameTitle}
                required
                autoComplete="off"
                value={title}
                placeholder={list.games[0]?.title}
                onChange={({ target }) => setTitle(target.value)}
              />
            )}
            <PuzzleLanguage
              chosen={language}
              onChoose={setChosen}
              hint={text.languageHint}
              data-testid="import-language"
            />
          </div>
          <TextArea
            label={text.list}
            hint={text.listHint}
            className={styles.area}
            spellCheck={false}
            value={source}
            onChange={({ target }) => {
              setSource(target.value);
              setSaid(null);
            }}
          />
          <div className={styles.file}>
            <label className={buttonClass('raised', false, styles.choose)}>
              <Icon name="into" />
              {text.choose}
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
            <p className={styles.hint}>{text.kinds}</p>
          </div>
        </div>
        <ListPreview list={list} noun="puzzle" />
      </div>
      <DialogActions>
        <DialogSaid isBad>{said && textOf(said)}</DialogSaid>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
        <Button
          look="primary"
          disabled={isBusy}
          onClick={() => start(readList(source, { language }))}
        >
          <ImportText list={list} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function objectionTo({ games, problem }: List, titleTyped: string): Objection | null {
  if (problem) return { why: 'unreadable', problem };
  const full = games.filter(({ rows }) => entriesOf(rows).length > 0);
  if (full.length === 0) return { why: 'nothing' };
  for (const game of full) {
    const isOneOfMany = games.length > 1;
    const invalid = invalidTitle(isOneOfMany ? game.title : titleTyped.trim() || game.title);
    if (invalid) return { why: 'title', invalid, at: isOneOfMany ? games.indexOf(game) : null };
  }
  return null;
}

function textOf(said: Said): string {
  const { importDialog: text } = words('library').games;
  switch (said.why) {
    case 'unreadable':
      return words('library').lists.problems[said.problem];
    case 'refused':
      return refusalText(said.failure);
    case 'title': {
      const fault = titleFault(said.invalid);
      return said.at === null ? fault : text.ofGame({ number: said.at + 1, fault });
    }
    default:
      return text[said.why];
  }
}

function titleFault(invalid: Invalid): string {
  const { noTitle, badTitle } = words('library').games.importDialog;
  return invalid.code === 'REQUIRED' ? noTitle : badTitle({ fault: wordingOf(invalid) });
}

function ImportText({ list }: { readonly list: List }) {
  const { importDialog: text } = useWords('library').games;
  const full = list.games.filter(({ rows }) => entriesOf(rows).length > 0);
  const good = entriesOf(full.flatMap(({ rows }) => rows)).length;
  if (good === 0) return text.submit;
  if (full.length > 1) return text.submitGames({ count: full.length });
  return (
    <span>
      <VisuallyHidden>{text.submitLead} </VisuallyHidden>
      {text.submitOne({ count: good })}
    </span>
  );
}
