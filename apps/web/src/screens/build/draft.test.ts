import { expect, it } from 'vitest';
import {
  BLANK_DRAFT,
  changeDraft,
  contentOf,
  type Draft,
  type DraftChange,
  draftOf,
  isBlank,
  reviveDraft,
} from './draft.ts';

const after = (...changes: DraftChange[]) => changes.reduce(changeDraft, BLANK_DRAFT);
const word = (key: number, text: string): DraftChange => ({
  type: 'editEntry',
  key,
  field: 'searchedWord',
  text,
});
const words = ({ entries }: Draft) => entries.map(({ searchedWord }) => searchedWord);
const THREE: DraftChange[] = [
  { type: 'addEntry' },
  { type: 'addEntry' },
  word(1, 'a'),
  word(2, 'b'),
  word(3, 'c'),
];

it('starts with one blank entry', () => {
  expect(BLANK_DRAFT.entries).toHaveLength(1);
  expect(isBlank(BLANK_DRAFT)).toBe(true);
});

it('calls a word edited once it was typed, even when it is erased again', () => {
  expect(after(word(1, 'x'), word(1, '')).entries[0]?.edited).toBe(true);
  expect(
    after({ type: 'editEntry', key: 1, field: 'category', text: 'x' }).entries[0]?.edited,
  ).toBe(false);
});

it('appends entries without limit', () => {
  expect(after(...Array<DraftChange>(300).fill({ type: 'addEntry' })).entries).toHaveLength(301);
});

it('removes an entry, but never the last one', () => {
  const two = after(...THREE, { type: 'removeEntry', key: 2 });
  expect(words(two)).toEqual(['a', 'c']);
  const one = changeDraft(two, { type: 'removeEntry', key: 1 });
  expect(words(changeDraft(one, { type: 'removeEntry', key: 3 }))).toEqual(['c']);
});

it('puts a removed entry back where it stood, with a key of its own', () => {
  const full = after(...THREE);
  const entry = full.entries[2];
  if (!entry) throw new Error('three entries were added');
  const added = [{ type: 'removeEntry', key: 3 }, { type: 'addEntry' }] as const;
  const restored = changeDraft(added.reduce<Draft>(changeDraft, full), {
    type: 'restoreEntry',
    entry,
    index: 2,
  });
  expect(words(restored)).toEqual(['a', 'b', 'c', '']);
  expect(new Set(restored.entries.map(({ key }) => key)).size).toBe(4);
});

it('revives what it stored', () => {
  const draft = after(...THREE, { type: 'set', fields: { title: 'Mine' } });
  expect(reviveDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it('revives nothing else', () => {
  for (const data of [
    undefined,
    null,
    5,
    'x',
    {},
    { title: 'x' },
    { title: 'x', entries: [] },
    { title: 1, entries: [{}] },
  ])
    expect(reviveDraft(data)).toBeNull();
  expect(reviveDraft({ title: '', entries: [null] })).toEqual(BLANK_DRAFT);
  const entries = [{ category: { toString: '' }, searchedWord: 7 }];
  expect(reviveDraft({ title: '', entries })).toEqual(BLANK_DRAFT);
});

it('revives a draft of before games had a visibility as one for everyone', () => {
  expect(reviveDraft({ title: 'Old', entries: [{}] })?.visibility).toBe('public');
  expect(reviveDraft({ title: 'Old', visibility: 'all', entries: [{}] })?.visibility).toBe(
    'public',
  );
});

it('moves an entry to any place there is, with all it holds', () => {
  const full = after(...THREE);
  const move = (key: number, to: number) =>
    words(changeDraft(full, { type: 'moveEntry', key, to }));
  expect(move(1, 2)).toEqual(['b', 'c', 'a']);
  expect(move(3, 0)).toEqual(['c', 'a', 'b']);
  expect(move(2, 1)).toEqual(['a', 'b', 'c']);
  for (const to of [-1, 3]) expect(move(1, to)).toEqual(['a', 'b', 'c']);
});

it('adds entries behind those that are there, in place of blank ones at the end', () => {
  const entries = ['x', 'y'].map((searchedWord) => ({ category: 'Pet', searchedWord }));
  expect(words(after({ type: 'addEntries', entries }))).toEqual(['x', 'y']);
  const more = after(...THREE, { type: 'addEntry' }, { type: 'addEntries', entries });
  expect(words(more)).toEqual(['a', 'b', 'c', 'x', 'y']);
  expect(new Set(more.entries.map(({ key }) => key)).size).toBe(5);
});

it('says of a saved game what it says of its draft', () => {
  const game = {
    gameTitle: 'Pets',
    visibility: 'link',
    entries: [{ category: 'Dog', searchedWord: 'Rex' }],
  } as const;
  expect(contentOf(draftOf({ ...game, entries: [...game.entries] }))).toEqual(game);
});

it('keeps the language of a saved game and of a stored draft, where it is known', () => {
  const entries = [{ category: 'Fecha', searchedWord: 'Año nuevo' }];
  const spanish = { gameTitle: 'Fiesta', visibility: 'link', language: 'es', entries } as const;
  const draft = draftOf({ ...spanish, entries });
  expect(draft.language).toBe('es');
  expect(contentOf(draft)).toEqual(spanish);
  expect(reviveDraft(JSON.parse(JSON.stringify(draft)))?.language).toBe('es');
  for (const language of ['tlh', 7, null, undefined])
    expect(reviveDraft({ ...draft, language })).not.toHaveProperty('language');
  const { language: _language, ...english } = spanish;
  expect(contentOf(draftOf({ ...english, entries }))).toEqual(english);
});
