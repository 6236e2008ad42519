import { languageOf } from '@wheel/alphabet';
import { LIMITS } from '@wheel/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { goTo, useNavigationState } from '../../lib/address.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { wordingOf } from '../../text/refusals.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page, PageTitle, SectionTitle } from '../../ui/page.tsx';
import { Toast, type ToastMessage } from '../../ui/toast.tsx';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords } from '../../words/words.ts';
import { PuzzleLanguage } from '../shared/puzzle-language.tsx';
import { VisibilityChoice } from '../shared/visibility-choice.tsx';
import styles from './build-screen.module.css';
import { type Draft, type DraftChange, type Entry, entriesLeft } from './draft.ts';
import { EntryList } from './entry-list.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { type Refusals, TITLE } from './refusals.ts';

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
  const { build } = useWords('library');
  const language = languageOf(draft.language);
  const lang = usePuzzleLang(language);
  const refusedTitle = refusals.get(TITLE);
  const [isPasting, setPasting] = useUnimportedList((pasted) =>
    onChange({ type: 'set', fields: { pasted } }),
  );

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
            <Button onClick={() => setPasting(true)}>
              <Icon name="paste" />
              {build.paste.title}
            </Button>
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
        capacity={entriesLeft(draft, LIMITS.entriesMax)}
        lastCategory={draft.entries.at(-1)?.category ?? ''}
        language={language}
        onAdd={(entries) => onChange({ type: 'addEntries', entries })}
        onClose={() => setPasting(false)}
      />
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
