import { FIELD_CODES, type FieldCode } from '@wheel/contract';
import { expect, it } from 'vitest';
import { wordingOf } from './refusal-wording.ts';

it.each(Object.keys(FIELD_CODES) as FieldCode[])('has words for %s', (code) => {
  expect(wordingOf({ code, limit: 8 })).toMatch(/^[A-Z][^#]+[^.]$/);
});

it('names the limit', () => {
  expect(wordingOf({ code: 'TOO_LONG', limit: 120 })).toContain('120');
});

it('has words for a code it has never heard of, and for none', () => {
  const unheardOf = 'FROM_A_NEWER_SERVER' as FieldCode;
  expect(wordingOf({ code: unheardOf })).toBe('This was not accepted');
});
