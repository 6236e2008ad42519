import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lettersIn } from '../apps/web/src/lib/letters-in.ts';

const CATEGORIES =
  'saying proverb heard food kitchen house animals garden weather place landmark travel job school work sport music stage tale science body feast people things'.split(
    ' ',
  );
/** Beside A to Z and spaces. */
const LEGAL: Readonly<Record<string, string>> = {
  en: '',
  de: 'ÄÖÜß',
  es: 'ÁÉÍÓÚÜÑ',
  fr: 'ÀÂÇÉÈÊËÎÏÔÙÛÜŸŒÆ’\\-',
};
const ARTICLES: Readonly<Record<string, string>> = {
  en: 'a|an|the',
  de: 'der|die|das|dem|den|des|ein|eine|einen|einem|einer',
  es: 'el|la|los|las|un|una|unos|unas',
  fr: 'le|la|les|l’|un|une|des',
};
/** With 48 characters at most, no such phrase is small on a projector. */
const TILES_MAX = 14;

type Puzzle = { readonly line: number; readonly level: number; readonly phrase: string };
type Bank = ReadonlyMap<string, readonly Puzzle[]>;

function readBank(text: string): Bank {
  const bank = new Map<string, Puzzle[]>();
  let category: Puzzle[] = [];
  for (const [nth, line] of text.trimEnd().split('\n').entries()) {
    const [mark, phrase] = [line[0], line.slice(2)];
    if (mark === '#') {
      category = [];
      bank.set(phrase, category);
    } else category.push({ line: nth + 1, level: Number(mark), phrase });
  }
  return bank;
}

/** An apostrophe and a hyphen have tiles, too. */
const tileCount = (word: string) => lettersIn(word.toUpperCase()).length;
const folded = (phrase: string) =>
  phrase
    .normalize('NFD')
    .replace(/(?!\u0303)\p{M}|[ ’-]/gu, '')
    .toUpperCase();

/** Why a phrase cannot stand in the bank, or null. */
function fault(language: string, { level, phrase }: Puzzle): string | null {
  const words = phrase.split(' ');
  const isLegal = new RegExp(`^[A-Z${LEGAL[language]} ]+$`, 'iu').test(phrase);
  if (![1, 2, 3].includes(level)) return 'has no level from 1 to 3';
  if (!isLegal) return 'has a letter that its language has not';
  if (phrase !== phrase.normalize('NFC')) return 'is not composed';
  if (words.some((word) => word === '')) return 'has a space too many';
  if (!/^\p{Lu}/u.test(phrase)) return 'does not begin with a capital';
  if (phrase.length < 8 || phrase.length > 48) return 'has not 8 to 48 characters';
  if (words.length > 7) return 'has more than 7 words';
  if (words.length === 1 && tileCount(phrase.replace(/[’-]/g, '')) < 7)
    return 'is a single word of less than 7 letters';
  if (words.some((word) => tileCount(word) > TILES_MAX)) return 'has too long a word';
  return null;
}

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const languages = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.slice(0, 2));

describe.each(languages)('the bank in %s', (language) => {
  const bank = readBank(read(`${language}.txt`));
  const puzzles = [...bank.values()].flat();

  it('has 24 categories of 50 or more', () => {
    expect([...bank.keys()]).toEqual(CATEGORIES);
    expect(Math.min(...[...bank.values()].map(({ length }) => length))).toBeGreaterThanOrEqual(50);
  });

  it('has a third of each level in every category', () => {
    for (const category of bank.values())
      for (const level of [1, 2, 3]) {
        const share = category.filter((puzzle) => puzzle.level === level).length / category.length;
        expect(Math.abs(share - 1 / 3)).toBeLessThanOrEqual(1 / 30);
      }
  });

  it('has only phrases that can be played and read', () => {
    const faults = puzzles.flatMap((puzzle) => {
      const why = fault(language, puzzle);
      return why === null ? [] : [`${language}.txt:${puzzle.line} "${puzzle.phrase}" ${why}`];
    });
    expect(faults).toEqual([]);
  });

  it('has no phrase twice, not even with another article or in a starter game', () => {
    const article = new RegExp(`^(?:${ARTICLES[language]})(?: |(?<=’))`, 'i');
    const starters: readonly { entries: readonly { searchedWord: string }[] }[] = JSON.parse(
      language === 'en'
        ? read('../apps/server/src/storage/starter-games.json')
        : read(`starter/${language}.json`),
    );
    const phrases = starters.flatMap(({ entries }) =>
      entries.map(({ searchedWord }) => searchedWord),
    );
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const phrase of [...phrases, ...puzzles.map((puzzle) => puzzle.phrase)]) {
      const key = folded(phrase.replace(article, ''));
      if (seen.has(key)) twice.push(`${phrase} = ${seen.get(key)}`);
      seen.set(key, phrase);
    }
    expect(twice).toEqual([]);
  });
});

it.each<[string, number, string]>([
  ['en', 1, 'It’s raining'],
  ['es', 1, 'Niño perdido.'],
  ['de', 4, 'Guten Morgen'],
  ['de', 1, 'guten Morgen'],
  ['fr', 1, 'Bon  appétit'],
  ['en', 1, 'Zebras'],
  ['en', 1, 'A a a a a a a a'],
  ['de', 1, 'Die Donaudampfschifffahrt'],
  ['fr', 1, 'Rez-de-chaussée'],
])('refuses in %s %s %s', (language, level, phrase) => {
  expect(fault(language, { line: 1, level, phrase })).not.toBeNull();
});
