import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cryptoChance } from '../../lib/chance.ts';
import { type BankLevel, type BankPuzzle, readBank } from './bank.ts';
import { pickSurprise } from './pick-surprise.ts';

const REMEMBERED = 120;
const LEVELS = [1, 1, 2, 2, 3, 3];

const phrasesOf = (puzzles: readonly BankPuzzle[]) => puzzles.map(({ phrase }) => phrase);
const categoriesOf = (puzzles: readonly BankPuzzle[]) =>
  new Set(puzzles.map(({ category }) => category));
const levelsOf = (puzzles: readonly BankPuzzle[]) => puzzles.map(({ level }) => level);

/** Any source of chance, which begins again at its end. */
const chances = fc
  .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 })
  .map((values) => {
    let next = 0;
    return () => values[next++ % values.length] ?? 0;
  });

describe.each(['en', 'de', 'es', 'fr'])('from the bank in %s', (language) => {
  const file = join(import.meta.dirname, `../../../../../bank/${language}.txt`);
  const bank = readBank(readFileSync(file, 'utf8'));

  it('draws six categories, from easy to hard, and nothing that was given lately', () => {
    const remembered = fc.shuffledSubarray(phrasesOf(bank), { maxLength: REMEMBERED });
    fc.assert(
      fc.property(remembered, chances, (given, chance) => {
        const picked = pickSurprise(bank, given, chance);
        expect(levelsOf(picked)).toEqual(LEVELS);
        expect(categoriesOf(picked).size).toBe(6);
        expect(phrasesOf(picked).filter((phrase) => given.includes(phrase))).toEqual([]);
        expect(picked.filter((puzzle) => !bank.includes(puzzle))).toEqual([]);
      }),
    );
  });

  it('finds six others where whole categories were given lately', () => {
    for (let from = 0; from + REMEMBERED <= bank.length; from += 40) {
      const given = phrasesOf(bank.slice(from, from + REMEMBERED));
      const picked = pickSurprise(bank, given, cryptoChance);
      expect(levelsOf(picked)).toEqual(LEVELS);
      expect(phrasesOf(picked).filter((phrase) => given.includes(phrase))).toEqual([]);
    }
  });

  it('gives twenty games without a phrase twice', () => {
    let given: readonly string[] = [];
    for (let game = 0; game < 21; game++)
      given = [...phrasesOf(pickSurprise(bank, given, cryptoChance)), ...given];
    expect(new Set(given).size).toBe(126);
  });
});

const puzzle = (category: string, level: BankLevel): BankPuzzle => ({
  category,
  level,
  phrase: `${category} ${level}`,
});
const small = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((category) =>
  ([1, 2, 3] as const).map((level) => puzzle(category, level)),
);

it('gives puzzles again where no others are left', () => {
  const picked = pickSurprise(small, phrasesOf(small), cryptoChance);
  expect(levelsOf(picked)).toEqual(LEVELS);
  expect(categoriesOf(picked).size).toBe(6);
});

it('gives what there is of a bank that is too small', () => {
  expect(pickSurprise([puzzle('a', 1), puzzle('a', 2)], [], cryptoChance)).toHaveLength(1);
  expect(pickSurprise([], [], cryptoChance)).toEqual([]);
});

it('reaches every category equally often, however many puzzles it has', () => {
  const bank = [...small, ...small.filter(({ category }) => category === 'a')];
  const firsts = [0, 1, 2, 3, 4, 5].map((at) => {
    const values = [(at + 0.5) / 6];
    return pickSurprise(bank, [], () => values.shift() ?? 0)[0]?.category;
  });
  expect(new Set(firsts).size).toBe(6);
});
