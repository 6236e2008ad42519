import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@wheel/alphabet';

export type BankPuzzle = {
  readonly line: number;
  readonly level: number;
  readonly phrase: string;
};
/** The puzzles of each category. */
export type Bank = ReadonlyMap<string, readonly BankPuzzle[]>;

export const readText = (file: string): string =>
  readFileSync(join(import.meta.dirname, file), 'utf8');

/** Those that have a file; a test holds that they have an alphabet, too. */
export const BANK_LANGUAGES = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.slice(0, -'.txt'.length)) as readonly Language[];

export function bankOf(language: Language): Bank {
  const bank = new Map<string, BankPuzzle[]>();
  let category: BankPuzzle[] = [];
  for (const [nth, line] of readText(`${language}.txt`).trimEnd().split('\n').entries()) {
    const [mark, phrase] = [line[0], line.slice(2)];
    if (mark === '#') {
      category = [];
      bank.set(phrase, category);
    } else category.push({ line: nth + 1, level: Number(mark), phrase });
  }
  return bank;
}
