import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gramsOfTitle, gramsToFind, START } from './grams.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '🎉', '%'), maxLength: 30 });

it('finds every title by any text in it, and by its beginning', () => {
  fc.assert(
    fc.property(letters, letters, letters, (before, text, after) => {
      fc.pre(text !== '');
      const grams = gramsOfTitle(before + text + after);
      const beginning = gramsOfTitle(text + after);
      const frequencyOf = () => 0;
      expect(gramsToFind(text, frequencyOf).every((gram) => grams.has(gram))).toBe(true);
      expect(gramsToFind(START + text, frequencyOf).every((gram) => beginning.has(gram))).toBe(
        true,
      );
    }),
  );
});

it('asks for the rarest grams, the second one from elsewhere in the text', () => {
  const frequencies = new Map([
    ['z nig', 3],
    [' nigh', 4],
    ['t sho', 5],
  ]);
  const frequencyOf = (gram: string) => frequencies.get(gram) ?? 100;
  expect(gramsToFind('quiz night show', frequencyOf)).toEqual(['z nig', 't sho']);
});

it('asks for few grams however long the text', () => {
  expect(gramsToFind('x'.repeat(200), () => 1).length).toBeLessThanOrEqual(2);
});
