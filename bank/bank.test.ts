import { alphabetOf, isLanguage, isWrittenIn, type Language } from '@wheel/alphabet';
import { describe, expect, it } from 'vitest';
import { lettersIn } from '../apps/web/src/lib/letters-in.ts';
import { keysOf } from './figures.ts';
import { BANK_LANGUAGES, type BankPuzzle, bankOf, readText } from './puzzles.ts';

const CATEGORIES =
  'saying proverb heard food kitchen house animals garden weather place landmark travel job school work sport music stage tale science body feast people things'.split(
    ' ',
  );
/** Legal in every language, but nobody looks for them in these. */
const FOREIGN: Readonly<Record<Language, RegExp | null>> = {
  en: /[äöüß]/i,
  de: null,
  es: /[äöß]/i,
  fr: /[äöß]/i,
};
const ARTICLES: Readonly<Record<Language, string>> = {
  en: 'a|an|the',
  de: 'der|die|das|dem|den|des|ein|eine|einen|einem|einer',
  es: 'el|la|los|las|un|una|unos|unas',
  fr: 'le|la|les|l’|un|une|des',
};
/** With 48 characters at most, no such phrase is small on a projector. */
const TILES_MAX = 14;

/** An apostrophe and a hyphen have tiles, too. */
const tileCount = (word: string) => lettersIn(word.toUpperCase()).length;

/** Why a phrase cannot stand in the bank, or null. */
function fault(language: Language, { level, phrase }: BankPuzzle): string | null {
  const words = phrase.split(' ');
  if (![1, 2, 3].includes(level)) return 'has no level from 1 to 3';
  if (!isWrittenIn(phrase, alphabetOf(language)) || FOREIGN[language]?.test(phrase))
    return 'has a letter that its language has not';
  if (phrase !== phrase.normalize('NFC')) return 'is not composed';
  if (words.some((word) => word === '')) return 'has a space too many';
  if (!/^\p{Lu}/u.test(phrase)) return 'does not begin with a capital';
  if (phrase.length < 8 || phrase.length > 48) return 'has not 8 to 48 characters';
  if (words.length > 7) return 'has more than 7 words';
  if (words.length === 1 && keysOf(phrase, language).length < 7)
    return 'is a single word of less than 7 letters';
  if (words.some((word) => tileCount(word) > TILES_MAX)) return 'has too long a word';
  return null;
}

type StarterGame = {
  readonly language?: string;
  readonly entries: readonly { readonly searchedWord: string }[];
};

const starterPhrases = (language: Language): readonly string[] =>
  BANK_LANGUAGES.flatMap((code) =>
    (JSON.parse(readText(`starter/${code}.json`)) as readonly StarterGame[])
      .filter((game) => (game.language ?? code) === language)
      .flatMap(({ entries }) => entries.map(({ searchedWord }) => searchedWord)),
  );

it('has an alphabet for every file', () => {
  expect(BANK_LANGUAGES.filter((code) => !isLanguage(code))).toEqual([]);
});

describe.each(BANK_LANGUAGES)('the bank in %s', (language) => {
  const bank = bankOf(language);
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
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const phrase of [...starterPhrases(language), ...puzzles.map((puzzle) => puzzle.phrase)]) {
      const key = keysOf(phrase.replace(article, ''), language).join('');
      if (seen.has(key)) twice.push(`${phrase} = ${seen.get(key)}`);
      seen.set(key, phrase);
    }
    expect(twice).toEqual([]);
  });
});

describe('README.md', () => {
  const examples = (heading: string) => {
    const [, section = ''] = readText('README.md').split(`\n## ${heading}\n`);
    const rows = section.split('\n## ')[0]?.matchAll(/^\| (\w\w) \| (.+?) \|/gm) ?? [];
    return Array.from(rows, ([, language, phrase]) => `${language}: ${phrase}`);
  };
  const all = new Set(
    BANK_LANGUAGES.flatMap((language) =>
      [...bankOf(language).values()].flat().map(({ phrase }) => `${language}: ${phrase}`),
    ),
  );

  it('has ten examples of the bank, and ten that are not in it', () => {
    const [good, thrownOut] = [examples('Ten good ones'), examples('Ten that were thrown out')];
    expect([good.length, thrownOut.length]).toEqual([10, 10]);
    expect(good.filter((example) => !all.has(example))).toEqual([]);
    expect(thrownOut.filter((example) => all.has(example))).toEqual([]);
  });
});

it.each<[Language, number, string]>([
  ['en', 1, 'It’s raining'],
  ['es', 1, 'Niño perdido.'],
  ['de', 4, 'Guten Morgen'],
  ['de', 1, 'guten Morgen'],
  ['fr', 1, 'Bon  appétit'],
  ['en', 1, 'Zebras'],
  ['en', 1, 'Über cool'],
  ['fr', 1, "C'est l'été"],
  ['en', 1, 'A a a a a a a a'],
  ['de', 1, 'Die Donaudampfschifffahrt'],
  ['fr', 1, 'Rez-de-chaussée'],
])('refuses in %s %s %s', (language, level, phrase) => {
  expect(fault(language, { line: 1, level, phrase })).not.toBeNull();
});
