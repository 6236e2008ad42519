import { expect, it } from 'vitest';
import {
  BLANK_DRAFT,
  changeDraft,
  type Draft,
  type DraftChange,
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
  const draft = after(...THREE, { type: 'setTitle', title: 'Mine' });
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
});
