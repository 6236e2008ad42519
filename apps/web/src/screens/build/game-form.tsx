import { languageOf } from '@wheel/alphabet';
import { type Entry as GameEntry, LIMITS } from '@wheel/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { hasBank } from '../../features/bank/has-bank.ts';
import { goTo, useNavigationState } from '../../lib/address.ts';
import { loadFile } from '../../lib/load.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { wordingOf } from '../../text/refusals.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page, PageTitle, SectionTitle } from '../../ui/page.tsx';
import { Toast, type ToastMessage } from '../../ui/toast.tsx';
import { withWords } from '../../words/languages.ts';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords } from '../../words/words.ts';
import { PuzzleLanguage } from '../shared/puzzle-language.tsx';
import { VisibilityChoice } from '../shared/visibility-choice.tsx';
import styles from './build-screen.module.css';
import { type Draft, type DraftChange, type Entry, entriesLeft } from './draft.ts';
import { EntryList } from './entry-list.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { type Refusals, TITLE } from './refusals.ts';

const loadBank = loadFile(withWords(() => import('../../features/bank/bank-dialog.tsx')));

type GameFormProps = {
  /** Of the browser's tab. */
  readonly title: string;
  readonly draft: Draft;
  readonly onChange: (change: DraftChange) => void;
  readonly refusals: Refusals;
  /** A guest has no choice. */
  readonly canChooseWho: boolean;
  readonly toast: ToastMessage | null;
  readonly onToast: (toast: ToastMessage | null) => void;
  /** What becomes of the changes, at the left of the action bar. */
  readonly state: string;
  readonly submit: ReactNode;
  readonly children: ReactNode;
};

export function GameForm(props: GameFormProps) {
  const { title, draft, onChange, refusals, canChooseWho, toast, onToast } = props;
  const { build, lists } = useWords('library');
  const language = languageOf(draft.language);
  const lang = usePuzzleLang(language);
  const refusedTitle = refusals.get(TITLE);
  const [isPasting, setPasting] = useUnimportedList((pasted) =>
    onChange({ type: 'set', fields: { pasted } }),
  );

  const [bank, setBank] = useState<Awaited<ReturnType<typeof loadBank>> | null>(null);
  const openBank = () =>
    loadBank().then(setBank, (error: unknown) => {
      console.error('The puzzle bank did not load.', error);
      onToast({ id: Date.now(), text: build.bank.failed });
    });
  const capacity = entriesLeft(draft, LIMITS.entriesMax);
  const addEntries = (entries: readonly GameEntry[]) => onChange({ type: 'addEntries', entries });

  const offerUndo = (entry: Entry, index: number) =>
    onToast({
      id: entry.key,
      text: build.entries.removed({ number: index + 1 }),
      action: build.entries.undo,
      onAction: () => onChange({ type: 'restoreEntry', entry, index }),
    });

  return (
    <div className={styles.screen}>
      <Page title={title} className={styles.build}>
        <PageTitle className={styles.title}>{build.headline}</PageTitle>
        <div className={styles.top}>
          <TextField
            label={build.gameTitle}
            required
            autoComplete="off"
            className={styles.name}
            lang={lang}
            value={draft.title}
            onChange={({ target }) => onChange({ type: 'set', fields: { title: target.value } })}
            tip={build.gameTitleTip}
            refusal={refusedTitle && wordingOf(refusedTitle)}
          />
          <PuzzleLanguage
            chosen={language}
            onChoose={(chosen) => onChange({ type: 'set', fields: { language: chosen } })}
            className={styles.language}
            data-testid="game-language"
          />
          {canChooseWho && (
            <VisibilityChoice
              layout="row"
              chosen={draft.visibility}
              onChoose={(visibility) => onChange({ type: 'set', fields: { visibility } })}
              className={styles.choice}
            />
          )}
        </div>
        <section aria-labelledby="entries">
          <div className={styles.entries}>
            <SectionTitle id="entries">{build.entries.title}</SectionTitle>
            <div className={styles.sources}>
              {hasBank(language) && (
                <Button onClick={openBank}>
                  <Icon name="list" />
                  {build.bank.open}
                </Button>
              )}
              <Button onClick={() => setPasting(true)}>
                <Icon name="paste" />
                {build.paste.title}
              </Button>
            </div>
          </div>
          <EntryList
            entries={draft.entries}
            language={language}
            refusals={refusals}
            onChange={onChange}
            onRemoved={offerUndo}
          />
        </section>
      </Page>
      <ActionBar>
        <p className={styles.state} role="status">
          {props.state}
        </p>
        <Button look="line" large onClick={() => goTo('/')}>
          {build.home}
        </Button>
        {props.submit}
      </ActionBar>
      <PasteDialog
        open={isPasting}
        text={draft.pasted}
        onText={(pasted) => onChange({ type: 'set', fields: { pasted } })}
        capacity={capacity}
        lastCategory={draft.entries.at(-1)?.category ?? ''}
        language={language}
        onAdd={addEntries}
        onSetupLeft={() => onToast({ id: Date.now(), text: lists.withoutSetup })}
        onClose={() => setPasting(false)}
      />
      {bank && (
        <bank.BankDialog
          language={language}
          entries={draft.entries}
          capacity={capacity}
          onAdd={addEntries}
          onClose={() => setBank(null)}
        />
      )}
      <Toast message={toast} onDone={() => onToast(null)} />
      {props.children}
    </div>
  );
}

/** Rows that could not be imported yet come along with the address and wait in the box, which is open then. */
function useUnimportedList(onList: (list: string) => void) {
  const state = useNavigationState() as { readonly list?: unknown } | null;
  const list = typeof state?.list === 'string' ? state.list : '';
  const put = useLatest(onList);
  useEffect(() => {
    if (list !== '') put.current(list);
  }, [list, put]);
  return useState(list !== '');
}
