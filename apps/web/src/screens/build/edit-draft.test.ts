import { expect, it } from 'vitest';
import { readEditDraft, unchanged } from './edit-draft.ts';

const game = {
  gameTitle: 'Pets',
  visibility: 'link' as const,
  entries: [{ category: 'Dog', searchedWord: 'Rex' }],
};

it('revives what it stored, with the revision it was changed from', () => {
  const edit = unchanged(game, 7);
  expect(readEditDraft(JSON.parse(JSON.stringify(edit)))).toEqual(edit);
});

it.each([
  undefined,
  null,
  7,
  {},
  { draft: {} },
  { draft: unchanged(game, 7).draft },
  { ...unchanged(game, 7), base: { content: game } },
  { ...unchanged(game, 7), base: { content: {}, revision: 7 } },
])('revives nothing else: %j', (data) => {
  expect(readEditDraft(data)).toBeNull();
});
