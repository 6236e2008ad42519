import { expect, it } from 'vitest';
import { loadBank } from './bank.ts';
import { hasBank } from './has-bank.ts';

it.each(['en', 'de', 'es', 'fr'])('has and loads the puzzles of %s', async (language) => {
  expect(hasBank(language)).toBe(true);
  expect((await loadBank(language)).length).toBeGreaterThanOrEqual(1200);
  expect(loadBank(language)).toBe(loadBank(language));
});

it('has none of a language without a file', async () => {
  expect(hasBank('xx')).toBe(false);
  await expect(loadBank('xx')).rejects.toThrow('no puzzle bank');
});
