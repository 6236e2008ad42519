import { LIMITS } from '@wheel/contract';
import { expect, it } from 'vitest';
import { STARTER_GAMES } from './starter-games.ts';

const LEGAL_WORDS = /^[A-Za-zÄÖÜäöüß]{1,20}( [A-Za-zÄÖÜäöüß]{1,20})*$/;
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const phrases = STARTER_GAMES.flatMap(({ entries }) =>
  entries.map(({ searchedWord }) => searchedWord),
);

it('has a dozen games, each with its own id and title', () => {
  expect(STARTER_GAMES).toHaveLength(12);
  expect(new Set(STARTER_GAMES.map(({ title }) => title)).size).toBe(12);
  expect(new Set(STARTER_GAMES.map(({ quizId }) => quizId)).size).toBe(12);
  for (const { quizId } of STARTER_GAMES) expect(quizId).toMatch(UUID_V4);
});

it('gives each game 6 to 12 puzzles', () => {
  for (const { entries } of STARTER_GAMES) {
    expect(entries.length).toBeGreaterThanOrEqual(6);
    expect(entries.length).toBeLessThanOrEqual(12);
  }
});

it.each(phrases)('"%s" is a legal phrase of words that fit the board', (phrase) => {
  expect(phrase).toMatch(LEGAL_WORDS);
  expect(phrase.length).toBeLessThanOrEqual(LIMITS.searchedWordMax);
});

it('holds no phrase twice', () => {
  expect(new Set(phrases).size).toBe(phrases.length);
});

it('has umlauts and ß, and phrases longer than 100 letters', () => {
  expect(phrases.join('')).toMatch(/ä.*ö.*ü.*ß/i);
  expect(phrases.filter(({ length }) => length > 100).length).toBeGreaterThanOrEqual(4);
});
