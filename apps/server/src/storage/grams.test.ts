import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gramsOfTitle, gramsToFind, START } from './grams.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '🎉', '%'), maxLength: 30 });

it('finds every title by any text in it, and by its beginning', () => {
  fc.assert(
    fc.property(letters, letters, letters, (before, text, after) => {
      fc.pre(text !== '');
      expect(gramsOfTitle(before + text + after)).toEqual(
        expect.arrayContaining(gramsToFind(text)),
      );
      expect(gramsOfTitle(text + after)).toEqual(expect.arrayContaining(gramsToFind(START + text)));
    }),
  );
});

it('asks so that any two neighbours stand together in a gram', () => {
  expect(gramsToFind('q')).toEqual(['q']);
  expect(gramsToFind('qui')).toEqual(['qui']);
  expect(gramsToFind('quiz')).toEqual(['qui', 'uiz']);
  expect(gramsToFind('show game')).toEqual(['sho', 'ow ', ' ga', 'ame']);
});

it('asks for few grams however long the text', () => {
  expect(gramsToFind('the quick brown fox jumps over the lazy dog').length).toBe(8);
});
