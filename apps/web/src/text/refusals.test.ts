import { FIELD_CODES, type FieldCode } from '@wheel/contract';
import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../lib/api/send.ts';
import { lettersSentence, refusalText, rowFaultText, wordingOf } from './refusals.ts';

it('has words for what the server says, for what it does not, and for its silence', () => {
  const texts = [
    new ApiError(409, { code: 'LIBRARY_FULL' }),
    new ApiError(500, {}),
    new ApiError(404, {}),
    new ApiError(418, { code: 'FROM_A_NEWER_SERVER' as 'STALE' }),
    new NetworkError(null),
  ].map(refusalText);
  for (const text of texts) expect(text).toMatch(/^[A-Z].+\.$/);
  expect(new Set(texts).size).toBe(4);
});

it('names what is wrong with the field', () => {
  const refused = (path: string, code: 'NOT_ALLOWED' | 'TOO_LONG') =>
    refusalText(new ApiError(400, { errors: [{ path, code, message: '', limit: 120 }] }));
  expect(refused('gameTitle', 'TOO_LONG')).toBe('At most 120 characters are allowed.');
  expect(refused('visibility', 'NOT_ALLOWED')).toBe('Games cannot be made public on this server.');
  expect(refused('0.language', 'NOT_ALLOWED')).toBe('This was not accepted.');
});

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

it.each([
  [{ field: 'searchedWord', code: 'REQUIRED' }, 'The searched word is missing.'],
  [{ field: 'category', code: 'REQUIRED' }, 'The category is missing.'],
  [{ field: 'searchedWord', code: 'NOT_ALLOWED' }, 'Only letters A–Z and spaces are allowed.'],
  [{ field: 'searchedWord', code: 'TOO_LONG', limit: 120 }, 'At most 120 characters are allowed.'],
  [
    { field: 'category', code: 'TOO_LONG', limit: 80 },
    'Category: At most 80 characters are allowed.',
  ],
  [{ field: 'entries', code: 'TOO_LONG', limit: 1000 }, 'A game has at most 1000 entries.'],
] as const)('says of the row with %j: %s', (fault, text) => {
  expect(rowFaultText(fault)).toBe(text);
});

it.each([
  ['en', 'Only letters A–Z and spaces are allowed.'],
  ['de', 'Only German letters and spaces are allowed.'],
  ['es', 'Only Spanish letters and spaces are allowed.'],
  ['fr', 'Only French letters, apostrophes, hyphens and spaces are allowed.'],
] as const)('names the letters of a puzzle in %s', (language, text) => {
  expect(lettersSentence(language)).toBe(text);
  expect(rowFaultText({ field: 'searchedWord', code: 'NOT_ALLOWED' }, language)).toBe(text);
});
