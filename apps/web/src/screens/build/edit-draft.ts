import type { GameEdit } from '@wheel/contract';
import { adoptEdit, isOwnDraft, loadDraft, saveDraft } from '../../lib/storage/drafts.ts';
import { isSame } from './changes.ts';
import { contentOf, type Draft, draftOf, reviveDraft } from './draft.ts';
import type { Base } from './use-save-game.ts';

/** What a host has changed of a saved game and not yet saved, with the revision that it was changed from. */
export type EditDraft = { readonly draft: Draft; readonly base: Base };

/** Nothing is stored where nothing is changed; what another tab has stored meanwhile stays. */
export const saveEditDraft = (owner: string, quizId: string, { draft, base }: EditDraft) => {
  const isDone = draft.pasted === '' && isSame(contentOf(draft), base.content);
  return saveDraft(owner, quizId, isDone ? undefined : { draft, base }, isOwnDraft);
};

export const removeEditDraft = (owner: string, quizId: string, mayRemove = isOwnDraft) =>
  saveDraft(owner, quizId, undefined, mayRemove);

/** For the owner of the game alone. */
export async function loadEditDraft(owner: string, quizId: string): Promise<EditDraft | null> {
  await adoptEdit(owner, quizId);
  return readEditDraft(await loadDraft(owner, quizId));
}

/** Checks the shape of stored data; anything else is no edit. */
export function readEditDraft(data: unknown): EditDraft | null {
  const { draft: stored, base } = (data ?? {}) as { draft?: unknown; base?: Partial<Base> };
  const draft = reviveDraft(stored);
  const content = reviveContent(base?.content);
  if (!draft || !content || !Number.isInteger(base?.revision)) return null;
  return { draft, base: { content, revision: base?.revision ?? 0 } };
}

function reviveContent(data: unknown): GameEdit | null {
  const { gameTitle, ...rest } = (data ?? {}) as { readonly gameTitle?: unknown };
  const draft = reviveDraft({ ...rest, title: gameTitle });
  return draft && contentOf(draft);
}

export const unchanged = (content: GameEdit, revision: number): EditDraft => ({
  draft: draftOf(content),
  base: { content, revision },
});
