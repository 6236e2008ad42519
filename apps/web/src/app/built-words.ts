import type { PageWords } from '../words/en/page.ts';
import { hasAllWords, speak } from '../words/languages.ts';

const PAGES = import.meta.glob<PageWords>('../words/*/page.ts', { eager: true, import: 'page' });

/** The words that stand in the pages of a language. Runs while the app is built, like all that is here. */
export function pageWords(language: string): PageWords {
  const words = PAGES[`../words/${language}/page.ts`];
  if (!words) throw new Error(`The pages have no words in "${language}".`);
  return words;
}

/** Speaks a language, with all words that are in use by then. */
export async function speakWhole(language: string): Promise<void> {
  await speak(language);
  if (!hasAllWords()) throw new Error(`A part of the words in "${language}" is missing.`);
}
