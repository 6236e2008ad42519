import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import type { ToastMessage } from '../../components/toast/toast.tsx';
import { CreatedDialog } from '../../features/puzzle-editor/created-dialog.tsx';
import { BLANK_DRAFT } from '../../features/puzzle-editor/draft.ts';
import { useCreateGame } from '../../features/puzzle-editor/use-create-game.ts';
import { forgetDraft, useDraft } from '../../features/puzzle-editor/use-draft.ts';
import { goTo } from '../../lib/address.ts';
import { useSession } from '../../stores/session-store.ts';
import { usePlayQuiz } from '../shared/use-play-quiz.ts';
import { GameForm } from './game-form.tsx';

export function NewGame() {
  const username = useSession((session) => session.user?.username);
  const [draft, change] = useDraft();
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const { play } = usePlayQuiz(() => setCreatedId(null));
  const { create, refusals, accept } = useCreateGame((quizId) => {
    forgetDraft();
    change({ type: 'replace', draft: { ...BLANK_DRAFT, pasted: draft.pasted } });
    setToast(null);
    setCreatedId(quizId);
  });
  // Guests' games are public: nobody could ever open them otherwise.
  const wanted = username === undefined ? { ...draft, visibility: 'public' as const } : draft;

  return (
    <GameForm
      title="Build"
      draft={draft}
      onChange={change}
      refusals={refusals}
      onAccept={accept}
      canChooseWho={username !== undefined}
      toast={toast}
      onToast={setToast}
      state="Kept as a draft in this browser"
      submit={
        <Button look="primary" large onClick={() => create(wanted, username)}>
          CREATE GAME
        </Button>
      }
    >
      <CreatedDialog
        open={createdId !== null}
        onClose={() => setCreatedId(null)}
        onHome={() => {
          setCreatedId(null);
          goTo('/');
        }}
        onPlay={() => createdId && play(createdId)}
      />
    </GameForm>
  );
}
