import { expect, it } from 'vitest';
import { copyTitleOf } from './copy-title.ts';
import { invalidTitle } from './invalid-entry.ts';

it('marks a copy', () => expect(copyTitleOf('Animals')).toBe('Animals (copy)'));

it('cuts a long title by whole characters, so that the mark stays', () => {
  const title = copyTitleOf('🎡'.repeat(120));
  expect(title).toBe(`${'🎡'.repeat(113)} (copy)`);
  expect(invalidTitle(title)).toBeNull();
});
