import { alphabetOf, type Language } from '@wheel/alphabet';
import { baseLetter, isKeyLetter, lettersOf, toPhrase } from '../packages/game/src/letters.ts';
import type { Bank } from './puzzles.ts';

const COMMON_KEYS = 8;
const PER_WORD = 3;
const MORE_WORDS_MAX = 5;

/** The keys that open a phrase, one for each of its letters. */
export function keysOf(phrase: string, language: Language): readonly string[] {
  const alphabet = alphabetOf(language);
  return lettersOf(toPhrase(phrase, alphabet))
    .map((letter) => baseLetter(letter, alphabet))
    .filter((key) => isKeyLetter(key, alphabet));
}

function commonKeys(language: Language, bank: Bank): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { phrase } of [...bank.values()].flat())
    for (const key of keysOf(phrase, language)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const ranked = [...counts].sort(([, a], [, b]) => b - a);
  return new Set(ranked.slice(0, COMMON_KEYS).map(([key]) => key));
}

/** How easy a phrase is: the percentage of its letters that the commonest keys open, and some points for each further word. */
export function figuresIn(language: Language, bank: Bank): (phrase: string) => number {
  const common = commonKeys(language, bank);
  return (phrase) => {
    const keys = keysOf(phrase, language);
    const opened = keys.filter((key) => common.has(key)).length;
    const moreWords = phrase.split(' ').length - 1;
    return (100 * opened) / keys.length + PER_WORD * Math.min(moreWords, MORE_WORDS_MAX);
  };
}
