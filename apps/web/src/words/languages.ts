import {
  currentLanguage,
  ENGLISH,
  hasWords,
  partsInUse,
  setLanguage,
  watchParts,
} from './registry.ts';

/** The languages that can be chosen, which are those with a folder, each by the title it gives itself. */
export const LANGUAGE_TITLES: Readonly<Record<string, string>> = import.meta.env.LANGUAGES ?? {
  [ENGLISH]: 'English',
};
export const LANGUAGES: readonly string[] = Object.keys(LANGUAGE_TITLES);

/** The longest wait for words. */
const PATIENCE_MS = 1000;

/** Ends with the work, or when it has been waited for long enough. */
export async function soon(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work.catch(() => {}), patience]);
  clearTimeout(timer);
}

/** English comes with the code that uses it, so a page that speaks it needs no list of files. */
async function fetchParts(code: string, parts: readonly string[]): Promise<void> {
  if (code === ENGLISH) return;
  const { fetchPart } = await import('./files.ts');
  await Promise.all(parts.map((part) => fetchPart(code, part)));
}

const fetchWords = (code: string) => soon(fetchParts(code, partsInUse()));

/** Whether all words that the page has use for are here. */
export const hasAllWords = (): boolean =>
  partsInUse().every((part) => hasWords(currentLanguage(), part));

/** Loads a file of the app together with the words of its texts. */
export const withWords =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    const file = await load();
    await fetchWords(currentLanguage());
    return file;
  };

let wanted: string = currentLanguage();

/** Speaks a language from now on, as soon as its words are here, unless another one was wanted meanwhile. */
export async function speak(code: string): Promise<void> {
  wanted = code;
  await fetchWords(code);
  if (wanted === code) setLanguage(code);
}

watchParts((part) => fetchParts(currentLanguage(), [part]).catch(() => {}));
