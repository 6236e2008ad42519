import type { WholeGame } from '@wheel/contract';
import { useEffect, useReducer, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import type { ToastMessage } from '../../components/toast/toast.tsx';
import { isSame } from '../../features/puzzle-editor/changes.ts';
import { ConflictDialog } from '../../features/puzzle-editor/conflict-dialog.tsx';
import { changeDraft, contentOf, draftOf } from '../../features/puzzle-editor/draft.ts';
import {
  forgetEdit,
  type KeptEdit,
  keepEdit,
  unchanged,
} from '../../features/puzzle-editor/kept-edit.ts';
import { refusalsIn } from '../../features/puzzle-editor/refusals.ts';
import { useRefusals } from '../../features/puzzle-editor/use-refusals.ts';
import { useSaveGame } from '../../features/puzzle-editor/use-save-game.ts';
import { goTo, useBrought } from '../../lib/address.ts';
import { timeText } from '../../words/day.ts';
import { GameForm } from './game-form.tsx';

type GameEditorProps = {
  readonly game: WholeGame;
  /** What this browser kept of an earlier visit. It is newer than the game, or at odds with it. */
  readonly kept: KeptEdit | null;
};

const contentIn = ({ gameTitle, visibility, entries }: WholeGame) => ({
  gameTitle,
  visibility,
  entries,
});

export function GameEditor({ game, kept }: GameEditorProps) {
  const { quizId } = game;
  const [first] = useState(() => firstEdit(game, kept));
  const [draft, change] = useReducer(changeDraft, first.draft);
  const [base, setBase] = useState(first.base);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [toast, setToast] = useFirstToast(first === kept);
  const { refusals, accept, refuse } = useRefusals();
  const content = contentOf(draft);
  const isChanged = !isSame(content, base.content);

  // Saved by now, it would be taken for a change once the game is changed elsewhere; whichever tab has kept it.
  useEffect(() => {
    if (kept && first !== kept) forgetEdit(quizId, () => true);
  }, [quizId, kept, first]);
  useEffect(() => {
    keepEdit(quizId, { draft, base });
  }, [quizId, draft, base]);

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
      setToast({ id: Date.now(), text: isMarked ? 'Please mend what is marked.' : text });
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
      text: 'Your changes were put away',
      action: 'Undo',
      onAction() {
        change({ type: 'replace', draft: mine.draft });
        setBase(mine.base);
      },
    });
  }

  return (
    <GameForm
      title="Edit"
      draft={draft}
      onChange={change}
      refusals={refusals}
      onAccept={accept}
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
          SAVE CHANGES
        </Button>
      }
    >
      <ConflictDialog
        conflict={saving.conflict}
        onSaveCopy={() =>
          saving.saveCopy(game.username, (copyId) => {
            forgetEdit(quizId);
            goTo(`/build?game=${copyId}`, {
              replace: true,
              bring: { said: 'Saved as a copy' },
            });
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
function firstEdit(game: WholeGame, kept: KeptEdit | null): KeptEdit {
  const saved = contentIn(game);
  if (kept && !isSame(contentOf(kept.draft), saved)) return kept;
  const { draft, base } = unchanged(saved, game.revision);
  return { draft: { ...draft, pasted: kept?.draft.pasted ?? '' }, base };
}

function stateOf(isChanged: boolean, savedAt: number | null): string {
  if (isChanged) return 'Changes are kept as a draft until you save';
  return savedAt === null ? '' : `Saved at ${timeText(savedAt)}`;
}

/** What there is to say when the screen opens. */
function useFirstToast(isKept: boolean) {
  const state = useBrought() as { readonly said?: unknown } | null;
  const said = typeof state?.said === 'string' ? state.said : null;
  const text = said ?? (isKept ? 'Here are your changes that are not saved yet' : null);
  return useState<ToastMessage | null>(text === null ? null : { id: 'first', text });
}
