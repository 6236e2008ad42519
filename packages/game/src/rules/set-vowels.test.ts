import { expect, it } from 'vitest';
import { after } from '../../test/desk.ts';
import * as host from '../../test/host.ts';
import { shownText, showWith } from '../../test/shows.ts';
import { objectionTo, play } from '../play.ts';

it('[V2] lets a vowel be guessed once on', () => {
  const show = after(showWith({ phrase: 'tee' }), host.vowels(true), host.call('E'));
  expect(shownText(show)).toBe('.EE');
});

it('[V4] frees used vowels when switched off, and keeps consonants and open tiles', () => {
  const show = after(
    showWith({ phrase: 'tea' }),
    host.vowels(true),
    host.call('E'),
    host.call('T'),
    host.vowels(false),
  );
  expect(show.usedLetters).toEqual(['T']);
  expect(shownText(show)).toBe('TE.');
});

it('[V5] takes a freed vowel that is open as correct, and opens nothing more', () => {
  const freed = after(
    showWith({ phrase: 'tea' }),
    host.vowels(true),
    host.call('E'),
    host.vowels(false),
    host.vowels(true),
  );
  const { show, events } = play(freed, host.call('E'));
  expect(events).toEqual([{ type: 'correct', letter: 'E', count: 1 }]);
  expect(shownText(show)).toBe('.E.');
  expect(show.correctLetters).toEqual([[false, true, false]]);
});

it('[V6] is off again on the next puzzle', () => {
  const show = after(showWith({ phrases: ['tea', 'cup'] }), host.vowels(true), host.next);
  expect(show.includeVowels).toBe(false);
});

it('[V7] does nothing when they are that way already', () => {
  expect(objectionTo(showWith(), host.vowels(false))).toBe('NO_CHANGE');
  expect(objectionTo(showWith({ includeVowels: true }), host.vowels(true))).toBe('NO_CHANGE');
});
