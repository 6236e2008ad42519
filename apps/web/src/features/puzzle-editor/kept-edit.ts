import type { GameEdit } from '@wheel/contract';
import { keepLatest } from '../../lib/kept-data/keep-latest.ts';
import { recall } from '../../lib/kept-data/kept-data.ts';
import { newUuid } from '../../lib/uuid.ts';
import { isSame } from './changes.ts';
import { contentOf, type Draft, draftOf, reviveDraft } from './draft.ts';
import type { Base } from './use-save-game.ts';

/** What a host has changed of a saved game and not yet saved, with the revision that it was changed from. */
export type KeptEdit = { readonly draft: Draft; readonly base: Base };

const keyOf = (quizId: string) => `build-draft ${quizId}`;

/** Of this page: another one may edit the same game. */
const TAB = newUuid();
const isOwn = (kept: unknown) => (kept as { readonly tab?: unknown } | undefined)?.tab === TAB;

/** Nothing is kept where nothing is changed; what another tab has kept meanwhile stays. */
export const keepEdit = (quizId: string, { draft, base }: KeptEdit) => {
  const isDone = draft.pasted === '' && isSame(contentOf(draft), base.content);
  return keepLatest(keyOf(quizId), isDone ? undefined : { draft, base, tab: TAB }, isOwn);
};

export const forgetEdit = (quizId: string, mayForget = isOwn) =>
  keepLatest(keyOf(quizId), undefined, mayForget);

export async function recallEdit(quizId: string): Promise<KeptEdit | null> {
  return reviveEdit(await recall(keyOf(quizId)));
}

/** Checks the shape of stored data; anything else is no edit. */
export function reviveEdit(data: unknown): KeptEdit | null {
  const { draft: kept, base } = (data ?? {}) as { draft?: unknown; base?: Partial<Base> };
  const draft = reviveDraft(kept);
  const content = reviveContent(base?.content);
  if (!draft || !content || !Number.isInteger(base?.revision)) return null;
  return { draft, base: { content, revision: base?.revision ?? 0 } };
}

function reviveContent(data: unknown): GameEdit | null {
  const { gameTitle, ...rest } = (data ?? {}) as { readonly gameTitle?: unknown };
  const draft = reviveDraft({ ...rest, title: gameTitle });
  return draft && contentOf(draft);
}

export const unchanged = (content: GameEdit, revision: number): KeptEdit => ({
  draft: draftOf(content),
  base: { content, revision },
});
