import { readdirSync } from 'node:fs';
import { isLegalWord, LIMITS, tidyWord } from '@wheel/contract';
import { expect, it } from 'vitest';
import { STARTER_GAMES } from './starter-games.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const WORD_MAX = 20;
const ENGLISH_FILE = [
  'Kitchen Table Classics',
  'Around the House',
  'Office Party',
  'Animal Kingdom',
  'World Traveller',
  'Four Seasons',
  'Science Night',
  'Music Makers',
  'Sports Day',
  'Once Upon a Time',
  'Deutsche Wörter und Wendungen',
  'The Long Haul',
];

const puzzles = STARTER_GAMES.flatMap(({ language, entries }) =>
  entries.map(({ category, searchedWord }) => ({ language, category, phrase: searchedWord })),
);
const phrases = puzzles.map(({ phrase }) => phrase);

it('has a dozen games of each file, each with its own id and title', () => {
  const files = readdirSync(new URL('../../../../bank/starter', import.meta.url));
  const count = 12 * files.length;
  expect(STARTER_GAMES).toHaveLength(count);
  expect(new Set(STARTER_GAMES.map(({ title }) => title)).size).toBe(count);
  expect(new Set(STARTER_GAMES.map(({ quizId }) => quizId)).size).toBe(count);
  for (const { quizId } of STARTER_GAMES) expect(quizId).toMatch(UUID_V4);
});

it('has those of the English file last, in their order, and one of them is German', () => {
  const last = STARTER_GAMES.slice(-12);
  expect(last.map(({ title }) => title)).toEqual(ENGLISH_FILE);
  expect(last.filter(({ language }) => language !== 'en')).toMatchObject([
    { title: 'Deutsche Wörter und Wendungen', language: 'de' },
  ]);
});

it('gives each game 6 to 12 puzzles', () => {
  for (const { title, entries } of STARTER_GAMES) {
    expect(title.length).toBeLessThanOrEqual(LIMITS.titleMax);
    expect(entries.length).toBeGreaterThanOrEqual(6);
    expect(entries.length).toBeLessThanOrEqual(12);
  }
});

it.each(puzzles)(
  '"$phrase" is a legal phrase in $language of words that fit the board',
  (puzzle) => {
    const { language, category, phrase } = puzzle;
    expect(isLegalWord(phrase, language)).toBe(true);
    expect(tidyWord(phrase)).toBe(phrase);
    expect(phrase.length).toBeLessThanOrEqual(LIMITS.searchedWordMax);
    expect(category.length).toBeLessThanOrEqual(LIMITS.categoryMax);
    for (const word of phrase.split(' ')) {
      expect(word.length).toBeGreaterThan(0);
      expect(word.length).toBeLessThanOrEqual(WORD_MAX);
    }
  },
);

it('holds no phrase twice', () => {
  expect(new Set(phrases).size).toBe(phrases.length);
});

it('has umlauts and ß, and phrases longer than 100 letters', () => {
  expect(phrases.join('')).toMatch(/ä.*ö.*ü.*ß/i);
  expect(phrases.filter(({ length }) => length > 100).length).toBeGreaterThanOrEqual(4);
});
