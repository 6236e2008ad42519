import { keyed } from './keyed.ts';
import { addWords, englishWords, hasWords } from './registry.ts';

type File = Readonly<Record<string, object>>;

/** All languages but English, which comes with the code that uses it. */
const FILES = import.meta.glob<File>([
  './*/{start,about,bank,show,desk,library,join,room,screen}.ts',
  '!./en/*.ts',
]);

const loading = new Map<string, Promise<void>>();

async function addPart(code: string, part: string): Promise<void> {
  try {
    const words = (await FILES[`./${code}/${part}.ts`]?.())?.[part];
    if (words) addWords(code, part, keyed(words, englishWords(part)) as object);
  } catch (error) {
    console.warn('Words did not load.', error);
  }
}

/** Asks for the words of a part. One that did not arrive is asked for again with the next screen. */
export function fetchPart(code: string, part: string): Promise<void> {
  const key = `${code}/${part}`;
  if (hasWords(code, part)) return Promise.resolve();
  const started = loading.get(key) ?? addPart(code, part).finally(() => loading.delete(key));
  loading.set(key, started);
  return started;
}
