import { expect, it } from 'vitest';
import { inStore } from '../../lib/storage/database.ts';
import { changeDraft } from './draft.ts';
import { loadEditDraft, removeEditDraft, saveEditDraft, unchanged } from './edit-draft.ts';

const QUIZ_ID = 'a game in two tabs';
const OWNER = 'ann';
const KEY = `build-draft\n${OWNER}\n${QUIZ_ID}`;
const saved = unchanged(
  { gameTitle: 'Owls', visibility: 'public', entries: [{ category: 'a', searchedWord: 'b' }] },
  4,
);
const renamed = (title: string) => ({
  ...saved,
  draft: changeDraft(saved.draft, { type: 'set', fields: { title } }),
});

const onDisk = () =>
  inStore('readonly', (store) => {
    const request = store.get(KEY);
    return () => (request.result as { draft: { title: string } } | undefined)?.draft.title;
  });
/** What another tab keeps. */
const keptElsewhere = (title: string) =>
  inStore('readwrite', (store) => {
    store.put({ ...renamed(title), tab: 'another' }, KEY);
    return () => null;
  });

it('forgets its own draft once it is saved', async () => {
  await saveEditDraft(OWNER, QUIZ_ID, renamed('Mine'));
  expect(await onDisk()).toBe('Mine');
  await saveEditDraft(OWNER, QUIZ_ID, saved);
  expect(await onDisk()).toBeUndefined();
});

it('leaves the draft of another tab that went on with the same game', async () => {
  await saveEditDraft(OWNER, QUIZ_ID, renamed('Mine'));
  await keptElsewhere('Theirs');
  await saveEditDraft(OWNER, QUIZ_ID, saved);
  expect(await onDisk()).toBe('Theirs');
});

it('hands changes that were kept before drafts had owners to the owner of the game', async () => {
  const old = 'a game of before';
  await inStore('readwrite', (store) => {
    store.put({ ...renamed('Old'), tab: 'another' }, `build-draft ${old}`);
    return () => null;
  });
  expect((await loadEditDraft(OWNER, old))?.draft.title).toBe('Old');
  expect(await loadEditDraft('bob', old)).toBeNull();
  await removeEditDraft(OWNER, old, () => true);
  expect(await loadEditDraft(OWNER, old)).toBeNull();
});

it('prefers newer changes of the owner to those of before', async () => {
  await saveEditDraft(OWNER, QUIZ_ID, renamed('New'));
  await inStore('readwrite', (store) => {
    store.put(renamed('Old'), `build-draft ${QUIZ_ID}`);
    return () => null;
  });
  expect((await loadEditDraft(OWNER, QUIZ_ID))?.draft.title).toBe('New');
  await removeEditDraft(OWNER, QUIZ_ID);
});
