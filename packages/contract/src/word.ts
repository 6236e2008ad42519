import { alphabetOf, hasLetter, isWrittenIn, type Language, withTidySigns } from '@wheel/alphabet';
import { normalForm } from './text.ts';

/** Composed, because an umlaut pasted as letter and dots is the same umlaut, and with one kind of apostrophe and hyphen. */
const composed = (word: string): string => withTidySigns(normalForm(word, 'NFC'));

/** How a searched word is judged and kept. */
export const tidyWord = (word: string): string => composed(word.trim());

/** Whether nothing else is in it than that language allows; there may be no letter in it. */
export const hasLegalLetters = (word: string, language: Language): boolean =>
  isWrittenIn(composed(word), alphabetOf(language));

/** What a host may type as a searched word of that language. */
export const isLegalWord = (word: string, language: Language): boolean =>
  hasLegalLetters(word, language) && hasLetter(composed(word), alphabetOf(language));
