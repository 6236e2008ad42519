import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PSEUDO } from '../src/words/preferred.ts';

/** The codes of the languages that can be chosen, English among them: one folder of words each. */
export const languageFolders = (): readonly string[] =>
  readdirSync(join(import.meta.dirname, '../src/words'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== PSEUDO)
    .map(({ name }) => name)
    .sort();
