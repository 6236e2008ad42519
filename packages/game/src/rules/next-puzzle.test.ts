import { expect, it } from 'vitest';
import { objectionTo, play } from '../play.ts';
import { shownText, showWith } from '../testing.ts';

const next = { type: 'nextPuzzle' } as const;

it('[P11] moves on to a fresh board', () => {
  const solved = play(
    showWith({ phrases: ['red dog', 'blue sky'], usedLetters: ['Z'], rewardedTeam: 1 }),
    { type: 'guessPhrase', phrase: 'red dog' },
  ).show;
  const { show, events } = play(solved, next);
  expect(shownText(show)).toBe('.... ...');
  expect(show).toMatchObject({
    currentPuzzleIndex: 1,
    usedLetters: [],
    isComplete: false,
    rewardedTeam: null,
  });
  expect(show.correctLetters.flat()).not.toContain(true);
  expect(events).toEqual([{ type: 'puzzleShown', position: 2, category: 'Category 2' }]);
});

it('[P11] gives the very same show back on the last puzzle', () => {
  const last = showWith({ phrases: ['red dog', 'blue sky'], currentPuzzleIndex: 1 });
  expect(objectionTo(last, next)).toBe('LAST_PUZZLE');
  expect(play(last, next).show).toBe(last);
});

it('[P11] leaves teams and wheel as they are', () => {
  const show = showWith({ phrases: ['red dog', 'blue sky'], wheelRotation: 77 });
  const moved = play(show, next).show;
  expect(moved.teams).toBe(show.teams);
  expect(moved.wheelSegments).toBe(show.wheelSegments);
  expect(moved.wheelRotation).toBe(77);
});
