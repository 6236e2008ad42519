import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BankItem, drawSpread, folded, itemsOf, matching, NO_FILTER } from './bank-list.ts';

const items = itemsOf([
  { category: 'saying', level: 1, phrase: 'Avoir le cœur sur la main' },
  { category: 'saying', level: 2, phrase: 'C’est l’été' },
  { category: 'food', level: 1, phrase: 'Pêche melba' },
  { category: 'tale', level: 3, phrase: 'Der große Bär' },
]);
const phrases = (found: readonly BankItem[]) => found.map(({ phrase }) => phrase);

it.each([
  ['COEUR', 'Avoir le cœur sur la main'],
  ["c'est l'ete", 'C’est l’été'],
  ['  peche  MELBA ', 'Pêche melba'],
  ['grosse bar', 'Der große Bär'],
])('finds by %j', (text, phrase) => {
  expect(phrases(matching(items, { ...NO_FILTER, text }))).toEqual([phrase]);
});

it('leaves what has the category, the difficulty and the text', () => {
  expect(matching(items, NO_FILTER)).toEqual(items);
  const found = (filter: Partial<typeof NO_FILTER>) =>
    phrases(matching(items, { ...NO_FILTER, ...filter }));
  expect(found({ category: 'saying' })).toEqual(['Avoir le cœur sur la main', 'C’est l’été']);
  expect(found({ difficulty: 'easy' })).toEqual(['Avoir le cœur sur la main', 'Pêche melba']);
  expect(found({ category: 'saying', difficulty: 'easy' })).toEqual(['Avoir le cœur sur la main']);
  expect(found({ category: 'saying', difficulty: 'hard' })).toEqual([]);
  expect(found({ difficulty: 'easy', text: 'melba' })).toEqual(['Pêche melba']);
});

const phrase = fc.stringMatching(/^[A-Za-zÀÂÇÉÈÊËÎÏÔÙÛŸŒÆÄÖÜßÑñéœ’-]+( [A-Za-zéœß]+)?$/);

it('finds a phrase by each part of it, in capitals or not, composed or not', () => {
  fc.assert(
    fc.property(phrase, fc.nat(), fc.nat(), (whole, one, other) => {
      const cuts = [one, other].map((at) => at % (whole.length + 1));
      const part = whole.slice(Math.min(...cuts), Math.max(...cuts));
      const [item] = itemsOf([{ category: 'saying', level: 1, phrase: whole }]);
      for (const text of [part, part.toUpperCase(), part.normalize('NFD')])
        expect(item?.folded).toContain(folded(text));
    }),
  );
});

it('folds what is folded no further', () => {
  fc.assert(
    fc.property(phrase, (text) => {
      expect(folded(folded(text))).toBe(folded(text));
    }),
  );
});

const drawn = fc.record({
  items: fc.array(
    fc.record({
      category: fc.constantFrom('saying', 'food', 'tale', 'job'),
      level: fc.constantFrom(1 as const, 2 as const, 3 as const),
      phrase: fc.uuid(),
    }),
    { maxLength: 40 },
  ),
  count: fc.integer({ min: 0, max: 12 }),
  seed: fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
});

it('draws as many as there are, none twice, spread over the categories', () => {
  fc.assert(
    fc.property(drawn, ({ items: puzzles, count, seed }) => {
      const all = itemsOf(puzzles);
      const found = drawSpread(all, count, () => seed.next().value ?? 0);
      expect(found).toHaveLength(Math.min(count, all.length));
      expect(new Set(found).size).toBe(found.length);
      expect(found.filter((item) => !all.includes(item))).toEqual([]);
      const countOf = (list: readonly BankItem[], id: string) =>
        list.filter(({ category }) => category === id).length;
      const most = Math.max(0, ...found.map(({ category }) => countOf(found, category)));
      // A category that comes less often than another by more than one has no more.
      for (const { category } of all)
        expect(countOf(found, category)).toBeGreaterThanOrEqual(
          Math.min(most - 1, countOf(all, category)),
        );
    }),
  );
});

it('draws others the next time', () => {
  const all = itemsOf(
    Array.from({ length: 100 }, (_, at) => ({ category: 'saying', level: 1, phrase: `P ${at}` })),
  );
  expect(drawSpread(all, 5, () => 0)).not.toEqual(drawSpread(all, 5, () => 0.99));
});
