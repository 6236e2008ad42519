import { afterEach, expect, it } from 'vitest';
import { library } from '../words/de/library.ts';
import { addWords, ENGLISH, setLanguage } from '../words/registry.ts';
import { daysBetween, dayText, momentText, ownerText, reviewSummary } from './library.ts';

afterEach(() => setLanguage(ENGLISH));

const report = { reason: 'spam', note: '', createdAt: 0 } as const;
const reported = { reports: [report], pending: false };
const waiting = { reports: [], pending: true };

it('counts what is reported and what waits', () => {
  expect(reviewSummary([reported, reported])).toBe('2 reported, 0 wait for approval');
  expect(reviewSummary([reported, waiting])).toBe('1 reported, 1 waits for approval');
  expect(reviewSummary([waiting, waiting])).toBe('0 reported, 2 wait for approval');
});

const now = new Date(2026, 10, 15, 0, 30).getTime();
const at = (...when: [number, number, number, number?]) => new Date(...when).getTime();

it('counts by days, not by hours', () => {
  expect(dayText(at(2026, 10, 15, 0), now)).toBe('today');
  expect(dayText(at(2026, 10, 14, 23), now)).toBe('yesterday');
  expect(dayText(at(2026, 10, 9), now)).toBe('9 November');
  expect(dayText(at(2025, 2, 3), now)).toBe('3 March 2025');
});

it('counts a day of 23 or 25 hours as one', () => {
  expect(daysBetween(at(2026, 2, 1), at(2026, 3, 1))).toBe(31);
  expect(daysBetween(at(2026, 9, 1), at(2026, 10, 1))).toBe(31);
});

it('names the hour where it matters', () => {
  expect(momentText(new Date(2026, 10, 14, 9, 5).getTime(), now)).toMatch(/^yesterday, 0?9:05$/);
});

it('words the owner of games without an account, and no other', () => {
  expect(['Guest', 'guest', 'ann'].map(ownerText)).toEqual(['Guest', 'guest', 'ann']);
  addWords('de', 'library', library);
  setLanguage('de');
  expect(['Guest', 'ann'].map(ownerText)).toEqual(['Gast', 'ann']);
});
