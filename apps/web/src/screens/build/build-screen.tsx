import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionBar } from '../../components/action-bar/action-bar.tsx';
import { Button } from '../../components/button/button.tsx';
import { Page, PageTitle, SectionTitle } from '../../components/page/page.tsx';
import { Toast, type ToastMessage } from '../../components/toast/toast.tsx';
import { CreatedDialog } from '../../features/puzzle-editor/created-dialog.tsx';
import { BLANK_DRAFT, type Entry } from '../../features/puzzle-editor/draft.ts';
import { EntryList } from '../../features/puzzle-editor/entry-list.tsx';
import { TITLE } from '../../features/puzzle-editor/refusals.ts';
import { TitleField } from '../../features/puzzle-editor/title-field.tsx';
import { useCreateGame } from '../../features/puzzle-editor/use-create-game.ts';
import { forgetDraft, useDraft } from '../../features/puzzle-editor/use-draft.ts';
import { useSession } from '../../stores/session-store.ts';
import { usePlayQuiz } from '../shared/use-play-quiz.ts';
import styles from './build-screen.module.css';

export function BuildScreen() {
  const navigate = useNavigate();
  const username = useSession((session) => session.user?.username);
  const [draft, change] = useDraft();
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const { play } = usePlayQuiz(() => setCreatedId(null));
  const { create, refusals, accept } = useCreateGame((quizId) => {
    forgetDraft();
    change({ type: 'replace', draft: BLANK_DRAFT });
    setToast(null);
    setCreatedId(quizId);
  });

  const offerUndo = (entry: Entry, index: number) =>
    setToast({
      id: entry.key,
      text: `Entry ${index + 1} removed`,
      action: 'Undo',
      onAction: () => change({ type: 'restoreEntry', entry, index }),
    });

  return (
    <div className={styles.screen}>
      <Page title="Build" className={styles.build}>
        <PageTitle className={styles.title}>Build your own Wheel of Fortune Game Show</PageTitle>
        <TitleField
          title={draft.title}
          refusal={refusals.get(TITLE)}
          onTitle={(title) => {
            change({ type: 'setTitle', title });
            accept(TITLE);
          }}
        />
        <section aria-labelledby="entries">
          <SectionTitle id="entries" className={styles.entries}>
            ENTRIES
          </SectionTitle>
          <EntryList
            entries={draft.entries}
            refusals={refusals}
            onChange={change}
            onEdited={accept}
            onRemoved={offerUndo}
          />
        </section>
      </Page>
      <ActionBar>
        <Button look="line" large onClick={() => navigate('/')}>
          RETURN HOME
        </Button>
        <Button look="primary" large onClick={() => create(draft, username)}>
          CREATE GAME
        </Button>
      </ActionBar>
      <Toast message={toast} onDone={() => setToast(null)} />
      <CreatedDialog
        open={createdId !== null}
        onClose={() => setCreatedId(null)}
        onHome={() => {
          setCreatedId(null);
          navigate('/');
        }}
        onPlay={() => createdId && play(createdId)}
      />
    </div>
  );
}
