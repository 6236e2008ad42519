import { expect, it } from 'vitest';
import { copyTitleOf } from './copy-title.ts';
import { invalidTitle } from './invalid-entry.ts';

it('marks a copy', () => expect(copyTitleOf('Animals', 'en')).toBe('Animals (copy)'));

it.each([
  ['de', 'Tiere (Kopie)'],
  ['es', 'Tiere (copia)'],
  ['fr', 'Tiere (copie)'],
] as const)('marks it in the language of the game, in %s', (language, title) => {
  expect(copyTitleOf('Tiere', language)).toBe(title);
  expect([...copyTitleOf('🎡'.repeat(120), language)]).toHaveLength(120);
});

it('cuts a long title by whole characters, so that the mark stays', () => {
  const title = copyTitleOf('🎡'.repeat(120), 'en');
  expect(title).toBe(`${'🎡'.repeat(113)} (copy)`);
  expect(invalidTitle(title)).toBeNull();
});
