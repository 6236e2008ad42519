import { describe, expect, it } from 'vitest';
import { hasTooManyParts } from './json-bodies.ts';

describe('A body has too many parts when it', () => {
  it.each([
    ['is deep', '['.repeat(10_001)],
    ['has many deep values', `[${'{"a":[[[]]]},'.repeat(3_000)}1]`],
    ['is a long list', `[${'1,'.repeat(60_001)}1]`],
    ['has many keys', `{${Array.from({ length: 60_002 }, (_, nth) => `"k${nth}":1`).join()}}`],
  ])('%s', (_, json) => expect(hasTooManyParts(json)).toBe(true));
});

describe('A body does not have too many parts when', () => {
  const entry = { gameTitle: 'a', category: 'b', searchedWord: '[{,"\\', isPublic: true };
  it.each([
    ['it is a whole game', JSON.stringify(Array.from({ length: 1000 }, () => entry))],
    ['its texts hold signs', JSON.stringify(['[{,'.repeat(100_000)])],
    ['its texts hold escaped quotes', JSON.stringify([`${'",['.repeat(100_000)}\\`, '\\"'])],
    ['a text never ends', `["${'[,'.repeat(100_000)}`],
    ['it is no JSON at all', 'x'.repeat(100_000)],
  ])('%s', (_, json) => expect(hasTooManyParts(json)).toBe(false));
});
