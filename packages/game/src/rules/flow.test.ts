import { describe, expect, it } from 'vitest';
import { objectionTo, play } from '../play.ts';
import { currentPuzzle } from '../puzzles.ts';
import { newShow } from '../show.ts';
import { shownText, showWith } from '../testing.ts';

const { puzzles } = showWith({ phrases: ['red dog', 'blue sky'] });
const start = (withWheel: boolean) => ({ type: 'startGame', withWheel }) as const;
const open = { type: 'openGame' } as const;

describe('choosing a quiz', () => {
  it('[F1] keeps the order given and stands at the first puzzle', () => {
    const { show } = play(
      showWith({ currentPuzzleIndex: 2, isComplete: true, usedLetters: ['Z'] }),
      {
        type: 'chooseQuiz',
        puzzles,
      },
    );
    expect(show.puzzles).toEqual(puzzles);
    expect(show).toMatchObject({
      currentPuzzleIndex: 0,
      gameStarted: false,
      isComplete: false,
      usedLetters: [],
    });
    expect(shownText(show)).toBe('... ...');
  });

  it('[F1] leaves no spin and no dialog of the game before', () => {
    const spin = { extraDegrees: 1900, startedAtMs: 0 };
    const { show } = play(showWith({ spin, rewardDialogVisible: true }), {
      type: 'chooseQuiz',
      puzzles,
    });
    expect(show).toMatchObject({ spin: null, rewardDialogVisible: false });
  });
});

describe('starting the game', () => {
  it('[F2] needs a quiz', () => {
    expect(objectionTo(newShow(), start(true))).toBe('NO_QUIZ');
    expect(objectionTo({ ...newShow(), puzzles }, start(true))).toBe(null);
  });

  it.each([true, false])('[F3] notes whether the wheel is wanted: %s', (withWheel) => {
    expect(play({ ...newShow(), puzzles }, start(withWheel)).show).toMatchObject({
      gameStarted: true,
      teamsLocked: true,
      showWheelInGame: withWheel,
    });
  });

  it('[F3] begins at puzzle 1 with a clean stage', () => {
    const midway = showWith({
      phrases: ['red dog', 'blue sky'],
      currentPuzzleIndex: 1,
      isComplete: true,
      usedLetters: ['Z'],
      rewardedTeam: 0,
      spin: { extraDegrees: 1900, startedAtMs: 0 },
      rewardDialogVisible: true,
    });
    const { show, events } = play(midway, start(true));
    expect(show).toMatchObject({
      currentPuzzleIndex: 0,
      isComplete: false,
      usedLetters: [],
      rewardedTeam: null,
      spin: null,
      rewardDialogVisible: false,
    });
    expect(shownText(show)).toBe('... ...');
    expect(events).toEqual([{ type: 'puzzleShown', position: 1, category: 'Category 1' }]);
  });
});

describe('opening the game without a start', () => {
  it('[F4] plays the samples when no quiz was chosen, and still asks for one to start', () => {
    const { show } = play(newShow(), open);
    expect(currentPuzzle(show)?.category).toBe('Landscape');
    expect(show.revealedLetters.flat().length).toBeGreaterThan(0);
    expect(show.puzzles).toEqual([]);
    expect(objectionTo(show, start(true))).toBe('NO_QUIZ');
  });

  it('[F4] leaves a board that stands alone', () => {
    expect(objectionTo(play(newShow(), open).show, open)).toBe('ALREADY_OPEN');
    expect(objectionTo(showWith(), open)).toBe('ALREADY_OPEN');
    expect(objectionTo(showWith({ phrase: '' }), open)).toBe('ALREADY_OPEN');
  });

  it('[F4] opens even a puzzle without a letter, once', () => {
    const blank = { ...newShow(), puzzles: showWith({ phrase: '' }).puzzles };
    expect(objectionTo(blank, open)).toBe(null);
    expect(play(blank, open).show.isComplete).toBe(true);
  });

  it('[F4] lays out a board that does not fit the puzzle', () => {
    const { show } = play(showWith({ revealedLetters: [[true]] }), open);
    expect(shownText(show)).toBe('... ...');
  });
});
