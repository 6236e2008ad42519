import { afterEach, expect, it, vi } from 'vitest';
import { givenPhrases, rememberGiven } from './given.ts';

function storageOf(items: Map<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  return items;
}

const game = (from: number) => Array.from({ length: 6 }, (_, at) => `Phrase ${from + at}`);

afterEach(() => vi.unstubAllGlobals());

it('remembers the last 120 phrases of each language, newest first', () => {
  storageOf(new Map());
  for (let from = 0; from < 150; from += 6) rememberGiven('it', game(from));
  expect(givenPhrases('it')).toHaveLength(120);
  expect(givenPhrases('it').slice(0, 6)).toEqual(game(144));
  expect(givenPhrases('it')).not.toContain('Phrase 29');
  expect(givenPhrases('pt')).toEqual([]);
});

it('remembers them for the life of the page where storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(givenPhrases('nl')).toEqual([]);
  rememberGiven('nl', game(0));
  rememberGiven('nl', game(6));
  expect(givenPhrases('nl')).toEqual([...game(6), ...game(0)]);
});

it.each(['{', '"text"', '{"length":2}', '7', '[3,null,"Phrase 1"]'])(
  'reads nothing but phrases from %s',
  (kept) => {
    storageOf(new Map([['bank-given-sv', kept]]));
    expect(givenPhrases('sv')).toEqual(kept.includes('Phrase') ? ['Phrase 1'] : []);
  },
);
