import { keyed } from './keyed.ts';
import { addWords, englishWords, hasWords } from './registry.ts';

type File = Readonly<Record<string, object>>;

/** Words by their paths from here. */
type Files = Readonly<Record<string, () => Promise<File>>>;

/** All languages but English, which comes with the code that uses it. */
const FILES: Files = import.meta.glob<File>([
  './*/{start,about,bank,show,desk,library,join,room,screen}.ts',
  '!./en/*.ts',
]);

const loading = new Map<string, Promise<void>>();

async function addPart(code: string, part: string, load: () => Promise<File>): Promise<void> {
  try {
    const words = (await load())[part];
    if (words) addWords(code, part, keyed(words, englishWords(part)) as object);
  } catch (error) {
    console.warn('Words did not load.', error);
  }
}

/** Asks for the words of a part. One that did not arrive is asked for again with the next screen. */
export function fetchPart(code: string, part: string, files = FILES): Promise<void> {
  const path = `./${code}/${part}.ts`;
  const load = files[path];
  if (!load || hasWords(code, part)) return Promise.resolve();
  const started =
    loading.get(path) ?? addPart(code, part, load).finally(() => loading.delete(path));
  loading.set(path, started);
  return started;
}
