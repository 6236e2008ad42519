import { expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { objectionTo, play } from '../play.ts';
import type { Show } from '../show.ts';
import { shownText, showWith } from '../testing.ts';

const vowels = (include: boolean): Action => ({ type: 'setVowels', include });
const guess = (letter: string): Action => ({ type: 'guessLetter', letter });
const after = (show: Show, ...actions: readonly Action[]): Show =>
  actions.reduce((before, action) => play(before, action).show, show);

it('[V2] lets a vowel be guessed once on', () => {
  const show = after(showWith({ phrase: 'tee' }), vowels(true), guess('E'));
  expect(shownText(show)).toBe('.EE');
});

it('[V4] frees used vowels when switched off, and keeps consonants and open tiles', () => {
  const show = after(
    showWith({ phrase: 'tea' }),
    vowels(true),
    guess('E'),
    guess('T'),
    vowels(false),
  );
  expect(show.usedLetters).toEqual(['T']);
  expect(shownText(show)).toBe('TE.');
});

it('[V5] takes a freed vowel that is open as correct, and opens nothing more', () => {
  const freed = after(
    showWith({ phrase: 'tea' }),
    vowels(true),
    guess('E'),
    vowels(false),
    vowels(true),
  );
  const { show, events } = play(freed, guess('E'));
  expect(events).toEqual([{ type: 'correct', letter: 'E', count: 1 }]);
  expect(shownText(show)).toBe('.E.');
  expect(show.correctLetters).toEqual([[false, true, false]]);
});

it('[V6] is off again on the next puzzle', () => {
  const show = after(showWith({ phrases: ['tea', 'cup'] }), vowels(true), { type: 'nextPuzzle' });
  expect(show.includeVowels).toBe(false);
});

it('[V7] does nothing when they are that way already', () => {
  expect(objectionTo(showWith(), vowels(false))).toBe('NO_CHANGE');
  expect(objectionTo(showWith({ includeVowels: true }), vowels(true))).toBe('NO_CHANGE');
});
