import { tryStorage } from '../../lib/storage/try-storage.ts';

/** Twenty games. */
const REMEMBERED_MAX = 120;

const keyOf = (language: string) => `bank-given-${language}`;

/** What a browser that keeps nothing was given, for the life of the page. */
const memory = new Map<string, readonly string[]>();

/** The phrases that this browser was given last in a language, newest first. */
export function givenPhrases(language: string): readonly string[] {
  const read = (): unknown => JSON.parse(localStorage.getItem(keyOf(language)) ?? 'null');
  const kept = tryStorage(read, null) ?? memory.get(language);
  return Array.isArray(kept) ? kept.filter((phrase) => typeof phrase === 'string') : [];
}

export function rememberGiven(language: string, phrases: readonly string[]): void {
  const given = [...phrases, ...givenPhrases(language)].slice(0, REMEMBERED_MAX);
  memory.set(language, given);
  tryStorage(() => localStorage.setItem(keyOf(language), JSON.stringify(given)), undefined);
}
