import { LIMITS } from '@wheel/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { ActionBar } from '../../components/action-bar/action-bar.tsx';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Page, PageTitle, SectionTitle } from '../../components/page/page.tsx';
import { Toast, type ToastMessage } from '../../components/toast/toast.tsx';
import { PasteDialog } from '../../features/list-import/paste-dialog.tsx';
import {
  type Draft,
  type DraftChange,
  type Entry,
  roomIn,
} from '../../features/puzzle-editor/draft.ts';
import { EntryList } from '../../features/puzzle-editor/entry-list.tsx';
import { type Refusals, TITLE } from '../../features/puzzle-editor/refusals.ts';
import { TitleField } from '../../features/puzzle-editor/title-field.tsx';
import { VisibilityChoice } from '../../features/puzzle-editor/visibility-choice.tsx';
import { goTo, useBrought } from '../../lib/address.ts';
import { useLatest } from '../../lib/use-latest.ts';
import styles from './build-screen.module.css';

type GameFormProps = {
  /** Of the browser's tab. */
  readonly title: string;
  readonly draft: Draft;
  readonly onChange: (change: DraftChange) => void;
  readonly refusals: Refusals;
  readonly onAccept: (field: string) => void;
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
  const { title, draft, onChange, refusals, onAccept, canChooseWho, toast, onToast } = props;
  const [isPasting, setPasting] = useBroughtList((pasted) =>
    onChange({ type: 'setPasted', pasted }),
  );

  const offerUndo = (entry: Entry, index: number) =>
    onToast({
      id: entry.key,
      text: `Entry ${index + 1} removed`,
      action: 'Undo',
      onAction: () => onChange({ type: 'restoreEntry', entry, index }),
    });

  return (
    <div className={styles.screen}>
      <Page title={title} className={styles.build}>
        <PageTitle className={styles.title}>Build your own Wheel of Fortune Game Show</PageTitle>
        <div className={styles.top}>
          <TitleField
            title={draft.title}
            refusal={refusals.get(TITLE)}
            onTitle={(typed) => {
              onChange({ type: 'setTitle', title: typed });
              onAccept(TITLE);
            }}
          />
          {canChooseWho && (
            <VisibilityChoice
              visibility={draft.visibility}
              onChoose={(visibility) => onChange({ type: 'setVisibility', visibility })}
            />
          )}
        </div>
        <section aria-labelledby="entries">
          <div className={styles.entries}>
            <SectionTitle id="entries">ENTRIES</SectionTitle>
            <Button onClick={() => setPasting(true)}>
              <Icon name="paste" />
              Paste a list
            </Button>
          </div>
          <EntryList
            entries={draft.entries}
            refusals={refusals}
            onChange={onChange}
            onEdited={onAccept}
            onRemoved={offerUndo}
          />
        </section>
      </Page>
      <ActionBar>
        <p className={styles.state} role="status">
          {props.state}
        </p>
        <Button look="line" large onClick={() => goTo('/')}>
          RETURN HOME
        </Button>
        {props.submit}
      </ActionBar>
      <PasteDialog
        open={isPasting}
        text={draft.pasted}
        onText={(pasted) => onChange({ type: 'setPasted', pasted })}
        room={roomIn(draft, LIMITS.entriesMax)}
        lastCategory={draft.entries.at(-1)?.category ?? ''}
        onAdd={(entries) => onChange({ type: 'addEntries', entries })}
        onClose={() => setPasting(false)}
      />
      <Toast message={toast} onDone={() => onToast(null)} />
      {props.children}
    </div>
  );
}

/** Rows that could not be imported yet come along with the address and wait in the box, which is open then. */
function useBroughtList(onList: (list: string) => void) {
  const state = useBrought() as { readonly list?: unknown } | null;
  const list = typeof state?.list === 'string' ? state.list : '';
  const put = useLatest(onList);
  useEffect(() => {
    if (list !== '') put.current(list);
  }, [list, put]);
  return useState(list !== '');
}
