import { describe, expect, it } from 'vitest';
import * as host from '../../test/host.ts';
import { shownText, showWith } from '../../test/shows.ts';
import type { Action } from '../action.ts';
import { objectionTo, play } from '../play.ts';
import { currentPuzzle } from '../puzzles.ts';
import { newShow, SCREENS } from '../show.ts';

const { puzzles } = showWith({ phrases: ['red dog', 'blue sky'] });
const start = (withWheel: boolean) => ({ type: 'startGame', withWheel }) as const;

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
    const { show } = play(newShow(), host.openGame);
    expect(currentPuzzle(show)?.category).toBe('Landscape');
    expect(show.revealedLetters.flat().length).toBeGreaterThan(0);
    expect(show.puzzles).toEqual([]);
    expect(objectionTo(show, start(true))).toBe('NO_QUIZ');
  });

  it('[F4] leaves a board that stands alone', () => {
    expect(objectionTo(play(newShow(), host.openGame).show, host.openGame)).toBe('ALREADY_OPEN');
    expect(objectionTo(showWith(), host.openGame)).toBe('ALREADY_OPEN');
    expect(objectionTo(showWith({ phrase: '' }), host.openGame)).toBe('ALREADY_OPEN');
  });

  it('[F4] opens even a puzzle without a letter, once', () => {
    const blank = { ...newShow(), puzzles: showWith({ phrase: '' }).puzzles };
    expect(objectionTo(blank, host.openGame)).toBe(null);
    expect(play(blank, host.openGame).show.isComplete).toBe(true);
  });

  it('[F4] lays out a board that does not fit the puzzle', () => {
    const { show } = play(showWith({ revealedLetters: [[true]] }), host.openGame);
    expect(shownText(show)).toBe('... ...');
  });
});

describe('the next puzzle', () => {
  it('[P11] moves on to a fresh board', () => {
    const solved = play(
      showWith({ phrases: ['red dog', 'blue sky'], usedLetters: ['Z'], rewardedTeam: 1 }),
      host.solve('red dog'),
    ).show;
    const { show, events } = play(solved, host.next);
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
    expect(objectionTo(last, host.next)).toBe('LAST_PUZZLE');
    expect(play(last, host.next).show).toBe(last);
  });

  it('[P11] leaves teams and wheel as they are', () => {
    const show = showWith({ phrases: ['red dog', 'blue sky'], wheelRotation: 77 });
    const moved = play(show, host.next).show;
    expect(moved.teams).toBe(show.teams);
    expect(moved.wheelSegments).toBe(show.wheelSegments);
    expect(moved.wheelRotation).toBe(77);
  });
});

const busy = { spin: { extraDegrees: 1900, startedAtMs: 0 }, rewardDialogVisible: true } as const;

it('[N1] starts a new show at the team setup', () => {
  expect(newShow().screen).toBe('teams');
});

it('[N1] moves on with the actions that lead there', () => {
  const teams = play({ ...showWith(), screen: 'winner' }, { type: 'enterTeams', color: '#112233' });
  expect(teams.show.screen).toBe('teams');
  const wheel = play(teams.show, { type: 'finalizeTeams' });
  expect(wheel.show.screen).toBe('wheel');
  expect(play(wheel.show, host.startGame).show.screen).toBe('game');
  expect(play(newShow(), host.openGame).show.screen).toBe('game');
});

it.each(SCREENS)('[N2] goes to %s from every other screen, and says nothing', (screen) => {
  for (const from of SCREENS.filter((other) => other !== screen)) {
    const { show, events } = play(showWith({ screen: from }), host.goTo(screen));
    expect(show).toEqual(showWith({ screen }));
    expect(events).toEqual([]);
  }
});

it('[N2] stays where it is without a change', () => {
  expect(objectionTo(showWith(busy), host.goTo('game'))).toBe('NO_CHANGE');
});

describe('leaving a screen', () => {
  it.each<readonly [string, Action]>([
    ['goTo', host.goTo('winner')],
    ['enterTeams', { type: 'enterTeams', color: '#112233' }],
    ['startGame', host.startGame],
  ])('[N3] by %s ends its spin without a result, and its dialog', (_name, action) => {
    const show = showWith({
      ...busy,
      screen: 'wheel',
      rewardValue: { type: 'points', value: 300 },
    });
    expect(play(show, action).show).toMatchObject({
      spin: null,
      rewardDialogVisible: false,
      rewardValue: { type: 'points', value: 300 },
      wheelRotation: 0,
    });
  });

  it('[N3] by openGame ends its spin and its dialog', () => {
    const opened = play({ ...newShow(), ...busy, screen: 'wheel' }, host.openGame);
    expect(opened.show).toMatchObject({ spin: null, rewardDialogVisible: false });
  });
});
