import type { GameEdit, WholeGame } from '@wheel/contract';
import { useEffect, useReducer, useState } from 'react';
import { goTo, useNavigationState } from '../../lib/address.ts';
import { Button } from '../../ui/button.tsx';
import type { ToastMessage } from '../../ui/toast.tsx';
import { useWords, words } from '../../words/words.ts';
import { isSame } from './changes.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { changeDraft, contentOf, draftOf } from './draft.ts';
import { type EditDraft, removeEditDraft, saveEditDraft, unchanged } from './edit-draft.ts';
import { GameForm } from './game-form.tsx';
import { refusalsIn, useRefusals } from './refusals.ts';
import { useSaveGame } from './use-save-game.ts';

type GameEditorProps = {
  readonly game: WholeGame;
  /** Who edits it, and keeps the draft. */
  readonly owner: string;
  /** What this browser stored of an earlier visit. It is newer than the game, or at odds with it. */
  readonly stored: EditDraft | null;
};

/** A server of an earlier version names no language. */
const contentIn = ({ gameTitle, visibility, language, entries }: WholeGame): GameEdit => ({
  gameTitle,
  visibility,
  ...(language && { language }),
  entries,
});

export function GameEditor({ game, owner, stored }: GameEditorProps) {
  const { quizId } = game;
  const { build } = useWords('library');
  const [first] = useState(() => firstEdit(game, stored));
  const [draft, change] = useReducer(changeDraft, first.draft);
  const [base, setBase] = useState(first.base);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [toast, setToast] = useFirstToast(first === stored);
  const { refusals, accept, refuse } = useRefusals();
  const content = contentOf(draft);
  const isChanged = !isSame(content, base.content);

  // Saved by now, it would be taken for a change once the game is changed elsewhere; whichever tab has stored it.
  useEffect(() => {
    if (stored && first !== stored) removeEditDraft(owner, quizId, () => true);
  }, [owner, quizId, stored, first]);
  useEffect(() => {
    saveEditDraft(owner, quizId, { draft, base });
  }, [owner, quizId, draft, base]);

  const saving = useSaveGame({
    quizId,
    onSaved(saved) {
      setBase(saved);
      setSavedAt(Date.now());
    },
    onRefused(error, text) {
      const refused = refusalsIn(error, draft.entries);
      refuse(refused);
      const isMarked = refused.size > 0;
      setToast({ id: Date.now(), text: isMarked ? build.toasts.marked : text });
    },
  });

  /** What was typed here can be brought back for a while. */
  function takeTheirs() {
    const theirs = saving.conflict?.theirs;
    if (!theirs) return;
    const mine = { draft, base };
    saving.dismiss();
    change({ type: 'replace', draft: { ...draftOf(theirs), pasted: draft.pasted } });
    setBase({ content: contentIn(theirs), revision: theirs.revision });
    setToast({
      id: theirs.revision,
      text: build.toasts.putAway,
      action: build.toasts.undo,
      onAction() {
        change({ type: 'replace', draft: mine.draft });
        setBase(mine.base);
      },
    });
  }

  return (
    <GameForm
      title={build.editTitle}
      draft={draft}
      onChange={(changed) => {
        change(changed);
        accept(changed);
      }}
      refusals={refusals}
      canChooseWho
      toast={toast}
      onToast={setToast}
      state={stateOf(isChanged, savedAt)}
      submit={
        <Button
          look="primary"
          large
          disabled={saving.isBusy}
          onClick={() => {
            refuse(new Map());
            saving.save(content, base);
          }}
        >
          {build.save}
        </Button>
      }
    >
      <ConflictDialog
        conflict={saving.conflict}
        onSaveCopy={() =>
          saving.saveCopy(game.username, (copyId) => {
            removeEditDraft(owner, quizId);
            goTo(`/build?game=${copyId}`, { replace: true, state: { isCopied: true } });
          })
        }
        onSaveOver={saving.saveOver}
        onTakeTheirs={takeTheirs}
        onClose={saving.dismiss}
      />
    </GameForm>
  );
}

/** An earlier edit, unless it is saved by now: then its answer was lost on its way. */
function firstEdit(game: WholeGame, stored: EditDraft | null): EditDraft {
  const saved = contentIn(game);
  if (stored && !isSame(contentOf(stored.draft), saved)) return stored;
  const { draft, base } = unchanged(saved, game.revision);
  return { draft: { ...draft, pasted: stored?.draft.pasted ?? '' }, base };
}

function stateOf(isChanged: boolean, savedAt: number | null): string {
  const { changed, saved } = words('library').build.state;
  if (isChanged) return changed;
  return savedAt === null ? '' : saved({ at: savedAt });
}

/** What there is to say when the screen opens. */
function useFirstToast(isKept: boolean) {
  const state = useNavigationState() as { readonly isCopied?: unknown } | null;
  return useState<ToastMessage | null>(() => {
    const { copied, unsaved } = words('library').build.toasts;
    if (state?.isCopied === true) return { id: 'first', text: copied };
    return isKept ? { id: 'first', text: unsaved } : null;
  });
}
