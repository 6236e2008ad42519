/** What a page speaks until it is told otherwise, and where a text is missing. */
export const ENGLISH = 'en';

const english = new Map<string, object>();
const translated = new Map<string, object>();
const listeners = new Set<() => void>();
let language: string = ENGLISH;
let onPart: (part: string) => void = () => {};

let changes = 0;

const tell = () => {
  changes++;
  for (const listener of listeners) listener();
};

/** Registers the English words of a part; they are there as soon as a module that imports them is. */
export function inEnglish<T extends object>(part: string, words: T): T {
  english.set(part, words);
  onPart(part);
  return words;
}

export const englishWords = (part: string): object | undefined => english.get(part);

/** The parts whose English words are here, which are those that this page has use for. */
export const partsInUse = (): readonly string[] => [...english.keys()];

/** Calls `listener` for every part that comes into use. */
export function watchParts(listener: (part: string) => void): void {
  onPart = listener;
}

const keyOf = (code: string, part: string) => `${code}/${part}`;

export const hasWords = (code: string, part: string): boolean =>
  code === ENGLISH || translated.has(keyOf(code, part));

export function addWords(code: string, part: string, words: object): void {
  translated.set(keyOf(code, part), words);
  if (code === language) tell();
}

/** The words of a part in the language that is spoken, else in English. */
export function wordsOf(part: string): object {
  const words = translated.get(keyOf(language, part)) ?? english.get(part);
  if (!words) throw new Error(`Nothing imports the words of "${part}".`);
  return words;
}

/** Grows whenever a text may read differently from before. */
export const changesOfWords = (): number => changes;

export const currentLanguage = (): string => language;

export function setLanguage(code: string): void {
  if (code === language) return;
  language = code;
  tell();
}

export function onWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
