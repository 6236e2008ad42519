import { newShow, publicShow } from '@wheel/game';
import { expect, it } from 'vitest';
import type { ToldEvent } from '../store.ts';
import { announcementOf } from './announcement.ts';

const puzzle = { id: 1, gametitle: 'Shapes', category: 'Landscape', searchedWord: 'hill' };
const show = {
  ...newShow(),
  puzzles: [puzzle, puzzle, puzzle],
  currentPuzzleIndex: 1,
  teams: [
    { name: 'Red Pandas', score: 1300, color: '#ff0000', prizes: [] },
    { name: '', score: 0, color: '#00ff00', prizes: [] },
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
  [{ type: 'rulesChosen', preset: 'classic', isChanged: true }, 'Rules: Classic, changed'],
  [{ type: 'kindSet', kind: 'tossUp' }, 'Toss-up'],
  [{ type: 'turnPassed', team: 0, why: 'wrongLetter' }, 'Red Pandas: on turn'],
  [{ type: 'valueSet', team: 0, value: 650 }, 'Red Pandas: value 650'],
  [{ type: 'valueSet', team: 0, value: 0 }, 'Red Pandas: no value'],
  [{ type: 'earned', team: 1, points: 1000 }, 'Team 2: +1000'],
  [{ type: 'bought', team: 0, letter: 'E', price: 250 }, 'Red Pandas: E bought for 250'],
  [{ type: 'banked', team: 0, points: 1300, raised: false }, 'Red Pandas: 1300 banked, score 1300'],
  [
    { type: 'banked', team: 0, points: 1000, raised: true },
    'Red Pandas: 1000 banked, the house minimum, score 1300',
  ],
  [{ type: 'forfeited', team: 0, points: 650, prizes: [] }, 'Red Pandas: 650 forfeited'],
  [{ type: 'forfeited', team: 0, points: 0, prizes: [] }, 'Red Pandas: 0 forfeited'],
  [
    { type: 'forfeited', team: 0, points: 650, prizes: ['Cake', 'Tea'] },
    'Red Pandas: 650, Cake and Tea forfeited',
  ],
  [{ type: 'forfeited', team: 0, points: 0, prizes: ['Cake'] }, 'Red Pandas: Cake forfeited'],
  [{ type: 'prizeHeld', team: 0, prize: 'Free coffee' }, 'Red Pandas hold Free coffee.'],
  [
    { type: 'prizesWon', team: 0, prizes: ['Free coffee', 'Cake'] },
    'Red Pandas win Free coffee and Cake.',
  ],
  [{ type: 'verdictGiven', team: 0, change: 500 }, 'Red Pandas: +500'],
  [{ type: 'verdictGiven', team: 0, change: -500 }, 'Red Pandas: -500'],
  [{ type: 'verdictGiven', team: 0, change: 0 }, 'Red Pandas: no points'],
  [{ type: 'earnedSet', team: 0, points: 700 }, 'Red Pandas: 700 points of this puzzle'],
  [{ type: 'onlyVowels' }, 'Only vowels left'],
  [{ type: 'noVowels' }, 'No vowels left'],
  [{ type: 'tossUpStarted' }, 'Toss-up started'],
  [{ type: 'tossUpLetter', letter: 'Ü' }, 'Ü'],
  [{ type: 'buzzed', team: 0 }, 'Red Pandas: buzzed'],
  [{ type: 'lockedOut', team: 0 }, 'Red Pandas: locked out'],
  [{ type: 'tossUpOver', phrase: 'RED DOG' }, 'Nobody solved it: RED DOG'],
  [{ type: 'bonusBegun', team: 0, isTie: false }, 'Red Pandas: plays the bonus round'],
  [
    { type: 'bonusBegun', team: 0, isTie: true },
    'Red Pandas: plays the bonus round, tied for the lead',
  ],
  [{ type: 'picked', team: 0, letter: 'D' }, 'Red Pandas: picked D'],
  [{ type: 'lettersOpened', letters: ['R', 'S'], count: 3 }, 'R S: 3 on the board'],
  [{ type: 'bonusLost', team: 0, phrase: 'RED DOG' }, 'Red Pandas: not solved: RED DOG'],
  [{ type: 'undone', step: noZ }, 'Undone: No Z'],
  [{ type: 'redone', step: noZ }, 'Redone: No Z'],
  [{ type: 'undone' }, 'Undone'],
  [{ type: 'redone' }, 'Redone'],
];

it.each(said)('says of %j: %s', (event, text) => {
  expect(announcementOf(event, publicShow(show, 0))).toBe(text);
});

const textless: readonly (readonly [ToldEvent, string])[] = [
  [{ type: 'solved' }, 'Solved: BLUE HILL'],
  [{ type: 'tossUpOver' }, 'Nobody solved it: BLUE HILL'],
  [{ type: 'bonusLost', team: 0 }, 'Red Pandas: not solved: BLUE HILL'],
  [{ type: 'puzzleShown', position: 1 }, 'Puzzle 2 of 3: LANDSCAPE'],
];

it.each(textless)('reads off the board where %j brings no text: %s', (event, text) => {
  const board = ['BLUE', 'HILL'].map((word) =>
    [...word].map((letter) => ({ letter, state: 'revealed' }) as const),
  );
  const view = { ...publicShow(show, 0), board, category: 'Landscape' };
  expect(announcementOf(event, view)).toBe(text);
});
