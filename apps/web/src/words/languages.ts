import { PSEUDO } from './preferred.ts';
import {
  addWords,
  currentLanguage,
  ENGLISH,
  hasWords,
  partsInUse,
  setLanguage,
  watchParts,
} from './registry.ts';

type File = Readonly<Record<string, object>>;

/** English comes with the code that uses it. */
const FILES = import.meta.glob<File>([
  './*/{start,about,show,desk,library,join,room,screen}.ts',
  '!./en/*.ts',
]);

const FOLDER = /^\.\/([^/]+)\/start\.ts$/;
const folders = Object.keys(FILES).flatMap((path) => FOLDER.exec(path)?.[1] ?? []);

/** The codes of the languages that can be chosen. */
export const LANGUAGES: readonly string[] = [
  ENGLISH,
  ...folders.filter((code) => code !== PSEUDO),
].sort();

/** Nobody waits longer for words. */
const PATIENCE_MS = 1000;

const loading = new Map<string, Promise<void>>();

/** Asks for the words of a part. One that did not arrive is asked for again with the next screen. */
function fetchPart(code: string, part: string): Promise<void> {
  const path = `./${code}/${part}.ts`;
  const load = FILES[path];
  if (!load || hasWords(code, part)) return Promise.resolve();
  const started =
    loading.get(path) ??
    load()
      .then((file) => {
        const words = file[part];
        if (words) addWords(code, part, words);
      })
      .catch((error: unknown) => console.warn('Words did not load.', error))
      .finally(() => loading.delete(path));
  loading.set(path, started);
  return started;
}

async function fetchWords(code: string): Promise<void> {
  const all = Promise.all(partsInUse().map((part) => fetchPart(code, part)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([all, patience]);
  clearTimeout(timer);
}

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

watchParts((part) => void fetchPart(currentLanguage(), part));
