import { expect, it } from 'vitest';
import { showWith, team } from '../test/shows.ts';
import * as figures from './constants.ts';
import { replay } from './history/run.ts';
import { keyStates } from './keyboard.ts';
import {
  currentPuzzle,
  puzzlePosition,
  puzzlesInPlay,
  SAMPLE_PUZZLES,
  wordsOf,
} from './puzzles.ts';
import { newShow } from './show.ts';
import { podium, ranking } from './teams.ts';
import { points } from './wheel/segment.ts';

it('[P13] counts the puzzles from 1', () => {
  const show = showWith({ phrases: ['one', 'two', 'three'], currentPuzzleIndex: 1 });
  expect(puzzlePosition(show)).toEqual({ at: 2, of: 3 });
  expect(wordsOf(show)).toEqual(['TWO']);
});

it('[P15] has three samples to play when no quiz is chosen', () => {
  expect(puzzlesInPlay(newShow())).toBe(SAMPLE_PUZZLES);
  expect(SAMPLE_PUZZLES.map(({ category }) => category)).toEqual([
    'Landscape',
    'Instrument',
    'Location',
  ]);
  expect(SAMPLE_PUZZLES.every(({ gametitle }) => /fortune/i.test(gametitle))).toBe(true);
  expect(currentPuzzle(showWith({ phrase: 'own' }))?.searchedWord).toBe('own');
});

it('[V1] offers the 21 consonants at first', () => {
  expect(Object.keys(keyStates(showWith())).join('')).toBe('BCDFGHJKLMNPQRSTVWXYZ');
});

it('[V2] offers all letters in order with vowels on', () => {
  expect(Object.keys(keyStates(showWith({ includeVowels: true }))).join('')).toBe(
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  );
});

it('[P6] tells used keys from free ones, and hits from misses', () => {
  const guesses = ['U', 'Z'].map((letter) => ({ type: 'guessLetter', letter }) as const);
  const show = replay(showWith({ phrase: 'für', includeVowels: true }), guesses);
  expect(keyStates(show)).toMatchObject({ U: 'hit', Z: 'miss', R: 'free' });
});

it('[F5] puts the three best teams on the podium, ties in team order', () => {
  const teams = [team('A', 100), team('B', 300), team('C', 100), team('D', 200), team('E', 100)];
  expect(podium(teams).map(({ team: { name }, index, rank }) => [name, index, rank])).toEqual([
    ['B', 1, 1],
    ['D', 3, 2],
    ['A', 0, 3],
  ]);
  expect(ranking(teams).map((place) => place.team.name)).toEqual(['B', 'D', 'A', 'C', 'E']);
});

it('[F5] leaves out the places that no team can take', () => {
  expect(podium([team('A')])).toHaveLength(1);
  expect(podium([])).toEqual([]);
});

it('[F7] keeps to the figures of the show', () => {
  expect(figures.SPIN_DURATION_MS).toBe(6000);
  expect(figures.WRONG_X_MS).toBe(1400);
  expect(figures.WINNER_CONFETTI_MS).toBe(1500);
  expect(figures.SCORE_STEP).toBe(100);
});

it('[F8] starts with nothing but the wheel', () => {
  const show = newShow();
  expect(show).toMatchObject({
    puzzles: [],
    teams: [],
    currentPuzzleIndex: 0,
    teamsLocked: false,
    gameStarted: false,
    showWheelInGame: true,
    rewardDialogVisible: false,
    spin: null,
  });
});

it('[W1] starts with five segments and fifteen chips', () => {
  expect(newShow().wheelSegments).toEqual(points(100, 200, 300, 400, 500));
  expect(newShow().availableChips).toEqual([
    ...points(100, 200, 300, 400, 500, 600, 700, 800, 900, 1000),
    { type: 'loseTurn' },
    { type: 'forfeit' },
    { type: 'spinAgain' },
    { type: 'bonusQuestion' },
    { type: 'hostsDecision' },
  ]);
});
