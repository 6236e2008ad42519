import '../../words/en/library.ts';
import { languageOf } from '@wheel/alphabet';
import { GUEST } from '@wheel/contract';
import { useEffect, useReducer, useRef, useState } from 'react';
import { goTo, useSearchParam } from '../../lib/address.ts';
import { type DraftOwner, loadDraft, NEW_GAME, saveDraft } from '../../lib/storage/drafts.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useSession } from '../../stores/session-store.ts';
import { Button } from '../../ui/button.tsx';
import type { ToastMessage } from '../../ui/toast.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { useCreateGame } from '../shared/use-create-game.ts';
import { usePlayQuiz } from '../shared/use-play-quiz.ts';
import { CreatedDialog } from './created-dialog.tsx';
import {
  BLANK_DRAFT,
  changeDraft,
  type Draft,
  type DraftChange,
  isBlank,
  reviveDraft,
} from './draft.ts';
import { EditedGame } from './edited-game.tsx';
import { GameForm } from './game-form.tsx';
import { NO_REFUSALS, refusalsIn, useRefusals } from './refusals.ts';

/** A new game, or with `?game=` one of the host's own. Each user of this computer gets a form of their own. */
export function BuildScreen() {
  const username = useSession((session) => session.user?.username ?? null);
  const quizId = useSearchParam('game')?.toLowerCase();
  const key = JSON.stringify([username, quizId]);
  return quizId ? (
    <EditedGame key={key} quizId={quizId} username={username} />
  ) : (
    <NewGame key={key} username={username} />
  );
}

/** A guest has no name. */
function NewGame({ username }: { readonly username: string | null }) {
  const { build } = useWords('library');
  const [draft, change] = useDraft(username);
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const { play } = usePlayQuiz(() => setCreatedId(null));
  const { create, refusals, accept } = useCreateDraft((quizId) => {
    forgetDraft(username);
    change({ type: 'replace', draft: { ...BLANK_DRAFT, pasted: draft.pasted } });
    setToast(null);
    setCreatedId(quizId);
  });
  // Guests' games are public: a private one could never be opened again.
  const wanted = username === null ? { ...draft, visibility: 'public' as const } : draft;

  return (
    <GameForm
      title={build.title}
      draft={draft}
      onChange={(changed) => {
        change(changed);
        accept(changed);
      }}
      refusals={refusals}
      canChooseWho={username !== null}
      toast={toast}
      onToast={setToast}
      state={build.state.draft}
      submit={
        <Button look="primary" large onClick={() => create(wanted, username ?? undefined)}>
          {build.create}
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

/**
 * The game being built, stored in the browser for its owner until it is created. It is in the language of the interface,
 * and stays in it from its first change on.
 */
function useDraft(owner: DraftOwner) {
  const [draft, change] = useReducer(changeDraft, BLANK_DRAFT);
  const spoken = languageOf(useLanguage());
  const latest = useLatest(draft);
  // As it was read: it is not stored again before it is changed, so that it stays the draft of the page that typed it.
  const read = useRef<Draft>(BLANK_DRAFT);

  useEffect(() => {
    let isHere = true;
    loadDraft(owner, NEW_GAME).then((data) => {
      const stored = reviveDraft(data);
      // What was typed while the browser looked it up is newer.
      if (!isHere || !stored || latest.current !== BLANK_DRAFT) return;
      read.current = stored;
      change({ type: 'replace', draft: stored });
    });
    return () => {
      isHere = false;
    };
  }, [owner, latest]);

  useEffect(() => {
    if (draft === BLANK_DRAFT || draft === read.current) return;
    saveDraft(owner, NEW_GAME, isBlank(draft) ? undefined : draft);
  }, [owner, draft]);

  const changeIt = (changed: DraftChange) => {
    if (!draft.language) change({ type: 'set', fields: { language: spoken } });
    change(changed);
  };
  return [{ ...draft, language: draft.language ?? spoken }, changeIt] as const;
}

/** Once the game is created, even if its screen was left meanwhile. */
const forgetDraft = (owner: DraftOwner) => saveDraft(owner, NEW_GAME, undefined);

/** Sends a draft once, however often the button is pressed. Failures go to the console only. */
function useCreateDraft(onCreated: (quizId: string) => void) {
  const { refusals, refuse, accept } = useRefusals();
  const createGame = useCreateGame();
  const isSending = useRef(false);

  const create = async (draft: Draft, username: string = GUEST) => {
    const { title, visibility, language, entries } = draft;
    if (isSending.current || title.trim() === '' || entries.length === 0) return;
    isSending.current = true;
    refuse(NO_REFUSALS);
    try {
      const said = visibility === 'public' ? undefined : visibility;
      const game = { gameTitle: title, username, visibility: said, language, entries };
      onCreated(await createGame(game));
    } catch (error) {
      console.error('The game was not created.', error);
      refuse(refusalsIn(error, entries));
    } finally {
      isSending.current = false;
    }
  };

  return { create, refusals, accept };
}
