import type { Quiz } from '@wheel/contract';
import { newRun, type Puzzle, perform, reviveRun } from '@wheel/game';
import { expect, expectTypeOf, it } from 'vitest';
import { puzzlesOf } from './puzzles-of.ts';

const entry = (id: unknown, searchedWord: string) => ({
  id,
  gametitle: 'Evening',
  category: 'Pets',
  searchedWord,
});

it('turns the list of the API round', () => {
  expect(puzzlesOf([entry(2, 'cat'), entry(1, 'dog')])).toEqual([entry(1, 'dog'), entry(2, 'cat')]);
});

it('numbers puzzles by their place where the answer has other ids', () => {
  expect(puzzlesOf([entry('b', 'cat'), entry('a', 'dog')]).map(({ id }) => id)).toEqual([1, 2]);
});

it('keeps the language of a puzzle, known or not, where it is a text', () => {
  const languages = ['es', 'tlh', 7, null, undefined].map((language) => ({ language }));
  const puzzles = puzzlesOf(languages.map((more) => ({ ...entry(1, 'dog'), ...more })));
  expect(puzzles.map(({ language }) => language)).toEqual([
    undefined,
    undefined,
    undefined,
    'tlh',
    'es',
  ]);
});

it('gives a show that can be kept, even out of a quiz with gaps', () => {
  const puzzles = puzzlesOf([null, { id: 7 }, 'what', entry(1, 'dog')]);
  expect(puzzles.map(({ searchedWord }) => searchedWord)).toEqual(['dog', '', '', '']);
  const { run } = perform(newRun(), { type: 'chooseQuiz', puzzles });
  expect(reviveRun(JSON.parse(JSON.stringify(run)))).toEqual(run);
});

it('takes a puzzle of the API for a puzzle of the show, field by field', () => {
  expectTypeOf<Readonly<Quiz[number]>>().toExtend<Puzzle>();
});
