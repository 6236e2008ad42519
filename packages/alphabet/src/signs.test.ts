import { expect, it } from 'vitest';
import { withoutSigns, withTidySigns } from './signs.ts';

it('keeps one apostrophe and one hyphen', () => {
  expect(withTidySigns("a'b‘cʼd’e")).toBe('a’b’c’d’e');
  expect(withTidySigns('a\u2010b-c')).toBe('a-b-c');
});

it('leaves dashes and marks alone', () => {
  expect(withTidySigns('a–b—c\u2011d´e`f"g')).toBe('a–b—c\u2011d´e`f"g');
});

it('takes both out', () => {
  expect(withoutSigns("aujourd'hui, peut\u2010être, l’été")).toBe('aujourdhui, peutêtre, lété');
});
