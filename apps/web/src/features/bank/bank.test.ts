import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { CATEGORY_IDS, categoryName } from '../../words/categories.ts';
import { loadBank, readBank } from './bank.ts';

const LANGUAGES = ['en', 'de', 'es', 'fr'];
const bankOf = (language: string) =>
  readBank(readFileSync(join(import.meta.dirname, `../../../../../bank/${language}.txt`), 'utf8'));

it('reads the puzzles of each category behind their levels', () => {
  expect(readBank('# saying\n1 Thin ice\n3 À table, l’été\n# job\n2 Night nurse\n')).toEqual([
    { category: 'saying', level: 1, phrase: 'Thin ice' },
    { category: 'saying', level: 3, phrase: 'À table, l’été' },
    { category: 'job', level: 2, phrase: 'Night nurse' },
  ]);
});

it('leaves out what is no puzzle, and ends of lines of another system', () => {
  expect(readBank('# job\r\n\r\n4 Too hard\r\nNight nurse\r\n1 Day nurse\r\n')).toEqual([
    { category: 'job', level: 1, phrase: 'Day nurse' },
  ]);
  expect(readBank('')).toEqual([]);
});

it.each(LANGUAGES)('reads the whole bank in %s, and names each of its categories', (language) => {
  const bank = bankOf(language);
  expect(bank.length).toBeGreaterThanOrEqual(1200);
  expect([...new Set(bank.map(({ category }) => category))]).toEqual(CATEGORY_IDS);
  const names = CATEGORY_IDS.map((id) => categoryName(id, language));
  expect(new Set(names).size).toBe(24);
  expect(names.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
});

it('calls what it does not know by its id', () => {
  expect(categoryName('opera', 'en')).toBe('opera');
  expect(categoryName('job', 'it')).toBe('job');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('forgets a load that failed twice, and asks for the bank once', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fetched = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('gone', { status: 404 }))
    .mockImplementation(async () => new Response('# job\n1 Night nurse\n'));
  vi.stubGlobal('fetch', fetched);
  await expect(loadBank('en')).rejects.toThrow('404');
  expect(await loadBank('en')).toEqual([{ category: 'job', level: 1, phrase: 'Night nurse' }]);
  expect(loadBank('en')).toBe(loadBank('en'));
  expect(fetched).toHaveBeenCalledTimes(3);
});
