import { type Loader, loadFile } from '../../lib/load.ts';

export type BankLevel = 1 | 2 | 3;

export type BankPuzzle = {
  /** An id, which `categoryName` words. */
  readonly category: string;
  /** 1 is easy, 3 is hard. */
  readonly level: BankLevel;
  readonly phrase: string;
};

/** The addresses of the files. */
const FILES = import.meta.glob<string>('../../../../../bank/*.txt', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The puzzles of a file, in its order. */
export function readBank(text: string): readonly BankPuzzle[] {
  let category = '';
  return text.split(/\r?\n/).flatMap((line) => {
    const [, mark, rest = ''] = /^([1-3#]) (.+)$/.exec(line) ?? [];
    if (mark === '#') category = rest;
    if (!mark || mark === '#') return [];
    return [{ category, level: Number(mark) as BankLevel, phrase: rest }];
  });
}

/** Of one try. */
const TIMEOUT_MS = 10_000;

async function fetchBank(language: string): Promise<readonly BankPuzzle[]> {
  const file = FILES[`../../../../../bank/${language}.txt`];
  if (file === undefined) throw new Error(`There is no puzzle bank in "${language}".`);
  const response = await fetch(file, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The puzzle bank answered ${response.status}.`);
  return readBank(await response.text());
}

const loaders = new Map<string, Loader<readonly BankPuzzle[]>>();

/** Fetches the puzzles of a language once; a failed load is forgotten. */
export function loadBank(language: string): Promise<readonly BankPuzzle[]> {
  const load = loaders.get(language) ?? loadFile(() => fetchBank(language));
  loaders.set(language, load);
  return load();
}
