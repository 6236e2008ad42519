import { expect, it } from 'vitest';
import { inStore } from '../../lib/kept-data/connection.ts';
import { changeDraft } from './draft.ts';
import { keepEdit, recallEdit, unchanged } from './kept-edit.ts';

const QUIZ_ID = 'a game in two tabs';
const KEY = `build-draft ${QUIZ_ID}`;
const saved = unchanged(
  { gameTitle: 'Owls', visibility: 'public', entries: [{ category: 'a', searchedWord: 'b' }] },
  4,
);
const renamed = (title: string) => ({
  ...saved,
  draft: changeDraft(saved.draft, { type: 'setTitle', title }),
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
  await keepEdit(QUIZ_ID, renamed('Mine'));
  expect(await onDisk()).toBe('Mine');
  await keepEdit(QUIZ_ID, saved);
  expect(await onDisk()).toBeUndefined();
});

it('leaves the draft of another tab that went on with the same game', async () => {
  await keepEdit(QUIZ_ID, renamed('Mine'));
  await keptElsewhere('Theirs');
  await keepEdit(QUIZ_ID, saved);
  expect(await onDisk()).toBe('Theirs');
});

it('keeps what is in the paste box where nothing else is changed', async () => {
  const pasting = { type: 'setPasted', pasted: 'Robots;R2-D2' } as const;
  await keepEdit(QUIZ_ID, { ...saved, draft: changeDraft(saved.draft, pasting) });
  expect((await recallEdit(QUIZ_ID))?.draft.pasted).toBe('Robots;R2-D2');
  await keepEdit(QUIZ_ID, saved);
});
