import { newShow, publicShow } from '@wheel/game';
import { expect, it } from 'vitest';
import type { ToldEvent } from '../../stores/show/show-store.ts';
import { announcementOf } from './announcement.ts';

const puzzle = { id: 1, gametitle: 'Shapes', category: 'Landscape', searchedWord: 'hill' };
const show = {
  ...newShow(),
  puzzles: [puzzle, puzzle, puzzle],
  currentPuzzleIndex: 1,
  teams: [
    { name: 'Red Pandas', score: 1300, color: '#ff0000' },
    { name: '', score: 0, color: '#00ff00' },
  ],
};

const noZ = { type: 'guessLetter', letter: 'Z', count: 0, isSolved: false } as const;
const said: readonly (readonly [ToldEvent, string])[] = [
  [{ type: 'correct', letter: 'A', count: 2 }, '2 × A'],
  [{ type: 'wrongLetter', letter: 'Z' }, 'No Z'],
  [{ type: 'wrongPhrase' }, 'Wrong phrase'],
  [{ type: 'solved', phrase: 'RED DOG' }, 'Solved: RED DOG'],
  [{ type: 'scored', team: 0, change: 100, score: 1300 }, 'Red Pandas: 1300'],
  [{ type: 'rewarded', team: 1, value: 1000 }, 'Team 2: 0'],
  [{ type: 'spinStarted' }, 'The wheel is spinning'],
  [{ type: 'spinEnded', segment: { type: 'loseTurn' } }, 'Spin: Lose Turn'],
  [{ type: 'puzzleShown', position: 1, category: 'Landscape' }, 'Puzzle 2 of 3: LANDSCAPE'],
  [{ type: 'timeUp', which: 'turn' }, 'Time is up'],
  [{ type: 'timeUp', which: 'puzzle' }, 'Time is up for this puzzle'],
  [{ type: 'undone', step: noZ }, 'Undone: No Z'],
  [{ type: 'redone', step: noZ }, 'Redone: No Z'],
  [{ type: 'undone' }, 'Undone'],
  [{ type: 'redone' }, 'Redone'],
];

it.each(said)('says of %j: %s', (event, text) => {
  expect(announcementOf(event, publicShow(show, 0))).toBe(text);
});
