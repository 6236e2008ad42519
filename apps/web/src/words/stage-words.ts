import { soon } from './languages.ts';
import { currentLanguage, ENGLISH, englishWords, onWords } from './registry.ts';

/** Named apart from the other parts: the start page, which names all of those, has no use for them. */
const FILES = import.meta.glob<Readonly<Record<string, object>>>(['./*/stage.ts', '!./en/*.ts']);

async function fetchStageWords(): Promise<void> {
  const code = currentLanguage();
  // Those of a build take their keys from the English words, which come with what is opened.
  if (code === ENGLISH || !englishWords('stage')) return;
  const { fetchPart } = await import('./files.ts');
  await fetchPart(code, 'stage', FILES);
}

onWords(() => {
  fetchStageWords().catch((error: unknown) => console.warn('Words did not load.', error));
});

/** Loads a file of the app together with the words of the part `stage`. */
export const withStageWords =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    const file = await load();
    await soon(fetchStageWords());
    return file;
  };
