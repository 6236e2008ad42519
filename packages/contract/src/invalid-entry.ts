import type { Invalid } from './codes.ts';
import type { Language } from './language.ts';
import type { Entry } from './library.ts';
import { LIMITS } from './limits.ts';
import { invalidText } from './text.ts';
import { hasLegalLetters, isLegalWord, tidyWord } from './word.ts';

export const invalidTitle = (title: string): Invalid | null => invalidText(title, LIMITS.titleMax);

export const invalidCategory = (category: string): Invalid | null =>
  invalidText(category, LIMITS.categoryMax);

/** Apostrophes and hyphens alone are no word. */
export function invalidWord(word: string, language: Language): Invalid | null {
  const tidy = tidyWord(word);
  const invalid = invalidText(tidy, LIMITS.searchedWordMax);
  if (invalid || isLegalWord(tidy, language)) return invalid;
  return { code: hasLegalLetters(tidy, language) ? 'REQUIRED' : 'NOT_ALLOWED' };
}

/** What is wrong with one entry of a game in that language, in any call. */
export function* invalidEntry(entry: Entry, language: Language): Generator<[keyof Entry, Invalid]> {
  const category = invalidCategory(entry.category);
  if (category !== null) yield ['category', category];
  const word = invalidWord(entry.searchedWord, language);
  if (word !== null) yield ['searchedWord', word];
}
