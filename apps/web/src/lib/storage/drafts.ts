import { newUuid } from '../uuid.ts';
import { dropWaiting, load, loadAll, removeAll, rename, saveLatest } from './storage.ts';

/** Drafts belong to a user by name, or to the guests of this browser together. */
export type DraftOwner = string | null;

/** Drafts without an owner of earlier versions have this key as well, and are those of guests now. */
const GUESTS = 'build-draft';
/** No name holds a line break, so no user's keys begin like those of another. */
const spaceOf = (username: string) => `build-draft\n${username}\n`;

/** The draft that becomes a new game; each owner has one. */
export const NEW_GAME = '';

/** Of a new game, or of the changes of a saved one. */
const keyOf = (owner: DraftOwner, quizId: string) =>
  owner === null ? GUESTS : spaceOf(owner) + quizId;

/** Of this page: another one may have the same draft open. */
const TAB = newUuid();
export const isOwnDraft = (saved: unknown) =>
  (saved as { readonly tab?: unknown } | undefined)?.tab === TAB;

/** Saves a draft, or removes it when it is undefined; what another page has saved meanwhile may stay. */
export const saveDraft = (
  owner: DraftOwner,
  quizId: string,
  draft: object | undefined,
  mayRemove?: (saved: unknown) => boolean,
): Promise<void> => saveLatest(keyOf(owner, quizId), draft && { ...draft, tab: TAB }, mayRemove);

export const loadDraft = (owner: DraftOwner, quizId: string): Promise<unknown> =>
  load(keyOf(owner, quizId));

/** Hands a new game that a guest typed in this page to the user who signs in here, unless that user has a draft. */
export async function takeDraftAlong(username: string): Promise<void> {
  const typed = await loadDraft(null, NEW_GAME);
  const own = await loadDraft(username, NEW_GAME);
  if (!isOwnDraft(typed) || own !== undefined) return;
  await saveDraft(username, NEW_GAME, typed as object);
  await saveDraft(null, NEW_GAME, undefined);
}

/** Changes of a saved game that an earlier version kept without an owner. Only the owner of the game may ask. */
export const adoptEdit = (owner: string, quizId: string): Promise<void> =>
  rename(`build-draft ${quizId}`, keyOf(owner, quizId));

/** All drafts of a user that are not saved. */
export const draftsOf = (username: string): Promise<readonly unknown[]> =>
  loadAll(spaceOf(username));

/** Removes all drafts of a user from this browser, also those that are about to be written. */
export function removeDrafts(username: string): Promise<boolean> {
  dropWaiting(spaceOf(username));
  return removeAll(spaceOf(username));
}

/** Removes what this page has written of a user's drafts, for those were removed in another one. */
export function withdrawDrafts(username: string): Promise<boolean> {
  dropWaiting(spaceOf(username));
  return removeAll(spaceOf(username), isOwnDraft);
}
