import { normalForm } from './text.ts';

/** How a searched word is judged and kept: an umlaut pasted as letter and dots is the same umlaut. */
export const tidyWord = (word: string): string => normalForm(word.trim(), 'NFC');

/** What a host may type as a searched word. */
export const isLegalWord = (word: string): boolean =>
  word.trim() !== '' && /^[A-Za-zÄÖÜäöüß ]+$/.test(normalForm(word, 'NFC'));
