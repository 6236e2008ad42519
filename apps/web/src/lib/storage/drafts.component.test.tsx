import { beforeEach, expect, it } from 'vitest';
import { inStore } from './database.ts';
import { draftsOf, loadDraft, removeDrafts, saveDraft, withdrawDrafts } from './drafts.ts';

const titled = (title: string) => ({ title, entries: [{}] });
const titlesOf = async (username: string) =>
  (await draftsOf(username)).map((draft) => (draft as { readonly title: string }).title).sort();
const onDisk = async () => JSON.stringify(await inStore('readonly', allIn));
const allIn = (store: IDBObjectStore) => {
  const values = store.getAll();
  return () => values.result as readonly unknown[];
};
/** What another page keeps. */
const keptElsewhere = (key: string, draft: object) =>
  inStore('readwrite', (store) => {
    store.put({ ...draft, tab: 'another' }, key);
    return () => null;
  });

beforeEach(async () => {
  await Promise.all(['anna', 'anna b', 'bob'].map(removeDrafts));
  await saveDraft(null, '', undefined);
});

it('keeps drafts of one account from another', async () => {
  await saveDraft('anna', '', titled('Of Anna'));
  expect(await loadDraft('anna', '')).toMatchObject(titled('Of Anna'));
  for (const other of ['bob', 'ann', 'Anna', 'anna b', null])
    expect(await loadDraft(other, '')).toBeUndefined();
});

it('has one draft for all guests, which no user sees', async () => {
  await saveDraft(null, '', titled('Of a guest'));
  expect(await loadDraft(null, '')).toMatchObject(titled('Of a guest'));
  expect(await loadDraft('anna', '')).toBeUndefined();
});

it('takes a draft of before drafts had owners for that of a guest', async () => {
  await inStore('readwrite', (store) => {
    store.put(titled('Of before'), 'build-draft');
    return () => null;
  });
  expect(await loadDraft(null, '')).toEqual(titled('Of before'));
  await saveDraft(null, '', titled('Of a guest'));
  expect(await onDisk()).not.toContain('Of before');
});

it('removes the drafts of one user, leaving those of others', async () => {
  await saveDraft('anna', '', titled('A new one'));
  await saveDraft('anna', 'quiz-1', { draft: titled('An edit'), title: 'An edit' });
  await saveDraft('anna b', '', titled('Of another Anna'));
  await saveDraft('bob', '', titled('Of Bob'));
  expect(await titlesOf('anna')).toEqual(['A new one', 'An edit']);
  await removeDrafts('anna');
  expect(await titlesOf('anna')).toEqual([]);
  expect(await onDisk()).not.toMatch(/A new one|An edit/);
  expect(await titlesOf('anna b')).toEqual(['Of another Anna']);
  expect(await titlesOf('bob')).toEqual(['Of Bob']);
});

it('leaves nothing of letters that were still to be written', async () => {
  const writes = ['S', 'Se', 'Secret'].map((title) => saveDraft('anna', '', titled(title)));
  await removeDrafts('anna');
  await Promise.all(writes);
  expect(await titlesOf('anna')).toEqual([]);
  expect(await onDisk()).not.toContain('Secret');
});

it('withdraws what this page wrote, leaving what another page has written since', async () => {
  await saveDraft('anna', '', titled('Of this page'));
  await saveDraft('anna', 'quiz-1', titled('Typed here first'));
  await keptElsewhere('build-draft\nanna\nquiz-1', titled('Typed elsewhere'));
  await withdrawDrafts('anna');
  expect(await titlesOf('anna')).toEqual(['Typed elsewhere']);
});
