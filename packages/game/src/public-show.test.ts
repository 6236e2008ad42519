import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import { lettersInPlay, openLetters } from './board.ts';
import { newRun, perform, type Run, replay } from './history/run.ts';
import { baseLetter } from './letters.ts';
import { publicEvents } from './public-events.ts';
import { publicShow } from './public-show.ts';
import { newShow, type Puzzle, type Show } from './show.ts';
import { showWith, team } from './testing.ts';
import { SHOW_ACTIONS } from './testing-actions.ts';

/** No desk comes without its rules. What else may leave at one is tested beside it. */
const BY_HAND = SHOW_ACTIONS.filter(({ type }) => type !== 'chooseRules');

const NOW = 1_700_000_003_000;
const guess = (letter: string): Action => ({ type: 'guessLetter', letter });
const bytes = (show: Show) => JSON.stringify(publicShow(show, NOW));
const after = (show: Show, ...actions: readonly Action[]) => replay(show, actions);

it('[A1] tells all that is drawn for the audience', () => {
  const start = showWith({ phrases: ['red dog', 'blue sky'], teams: [team('Pandas'), team('')] });
  const show = after(
    start,
    guess('D'),
    guess('Z'),
    { type: 'setVowels', include: true },
    { type: 'guessPhrase', phrase: 'red dog' },
    { type: 'rewardTeam', team: 1 },
    { type: 'startSpin', extraDegrees: 1872, atMs: NOW - 400 },
  );
  expect(publicShow(show, NOW)).toEqual({
    screen: 'game',
    category: 'Category 1',
    position: { at: 1, of: 2 },
    board: ['RED', 'DOG'].map((word) =>
      [...word].map((letter) => ({ letter, state: letter === 'D' ? 'revealed' : 'correct' })),
    ),
    keys: {
      ...Object.fromEntries([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((key) => [key, 'free'])),
      D: 'hit',
      Z: 'miss',
    },
    complete: true,
    desk: null,
    teams: [
      { name: 'Pandas', score: 0, color: '#D7263D', rewarded: false },
      { name: '', score: 1000, color: '#D7263D', rewarded: true },
    ],
    wheel: { segments: show.wheelSegments, rotation: 0, visible: true, lastValue: null },
    spin: { extraDegrees: 1872, elapsedMs: 400 },
    reward: null,
    clocks: { turn: null, puzzle: null },
  });
  const landed = publicShow(after(show, { type: 'endSpin' }), NOW);
  expect(landed).toMatchObject({
    spin: null,
    reward: { type: 'points', value: 500 },
    wheel: { rotation: 1872 },
  });
  const closed = publicShow(after(show, { type: 'endSpin' }, { type: 'closeReward' }), NOW);
  expect(closed).toMatchObject({
    reward: null,
    wheel: { lastValue: { type: 'points', value: 500 } },
  });
});

it.each([
  [-5, 0],
  [400, 400],
  [7000, 6000],
])('[A1] tells a spin that started %d ms ago as %d ms old', (ago, told) => {
  const show = showWith({ spin: { extraDegrees: 1900, startedAtMs: NOW - ago } });
  expect(publicShow(show, NOW).spin?.elapsedMs).toBe(told);
});

it('[A1] tells how much is left of a clock now, and whether it is getting less', () => {
  const clock = { lengthMs: 20_000, leftMs: 12_000, runningSinceMs: null };
  const clocks = { turn: { ...clock, runningSinceMs: NOW - 5000 }, puzzle: clock };
  expect(publicShow(showWith(), NOW, clocks).clocks).toEqual({
    turn: { lengthMs: 20_000, leftMs: 7000, isRunning: true },
    puzzle: { lengthMs: 20_000, leftMs: 12_000, isRunning: false },
  });
});

it('[A1] cuts a name at 40 characters and takes none apart', () => {
  const show = showWith({ teams: [team('🦊'.repeat(50))] });
  expect(publicShow(show, NOW).teams[0]?.name).toBe('🦊'.repeat(40));
});

it('[P7] [S2] tells when the puzzle is complete, and who got the star', () => {
  const told = (show: Show) => {
    const { complete, teams } = publicShow(show, NOW);
    return [complete, teams.map(({ rewarded }) => rewarded)];
  };
  const solved = after(showWith(), { type: 'guessPhrase', phrase: 'red dog' });
  expect(told(showWith())).toEqual([false, [false, false]]);
  expect(told(solved)).toEqual([true, [false, false]]);
  expect(told(after(solved, { type: 'rewardTeam', team: 0 }))).toEqual([true, [true, false]]);
});

it('[A2] tells nothing of the puzzle before the game screen', () => {
  const { puzzles } = showWith({ phrases: ['red dog', 'blue sky'] });
  const chosen = after(newShow(), { type: 'chooseQuiz', puzzles });
  const told = publicShow(chosen, NOW);
  expect(told).toMatchObject({ screen: 'teams', category: '', board: [], keys: {} });
  expect(JSON.stringify(told)).not.toMatch(/Category|Test game/);
});

describe('no hidden letter leaves', () => {
  const word = fc.string({
    unit: fc.constantFrom(...'abcdeglorsuyzßäÜé7-'),
    minLength: 1,
    maxLength: 7,
  });
  const phrase = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
  const letters = fc.array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ'), {
    minLength: 40,
    maxLength: 40,
  });
  const LEADS_ELSEWHERE = ['guessPhrase', 'nextPuzzle', 'jumpTo', 'reorderPuzzles'];
  const plan = fc.record({
    phrases: fc.array(phrase, { minLength: 2, maxLength: 4 }),
    actions: fc.array(fc.constantFrom(...BY_HAND), { maxLength: 30 }),
    others: fc.array(fc.record({ phrase, category: fc.string(), gametitle: fc.string() }), {
      minLength: 4,
      maxLength: 4,
    }),
    letters,
  });

  /** The same show with another phrase behind the closed tiles, and other puzzles before and after it. */
  function swapped(
    show: Show,
    others: readonly Partial<Puzzle & { phrase: string }>[],
    letters: readonly string[],
    tried: readonly string[] = show.usedLetters,
  ): Show {
    const free = letters.filter((letter) => !tried.includes(baseLetter(letter)));
    const open = openLetters(show);
    let next = 0;
    const searchedWord = lettersInPlay(show)
      .map((tiles, word) =>
        tiles
          .map((tile, at) => (open[word]?.[at] ? tile : (free[next++ % free.length] ?? tile)))
          .join(''),
      )
      .join(' ');
    return {
      ...show,
      puzzles: show.puzzles.map((puzzle, at) =>
        at === show.currentPuzzleIndex
          ? { ...puzzle, id: 99, gametitle: 'Another', searchedWord }
          : {
              id: -at,
              gametitle: others[at]?.gametitle ?? '',
              category: others[at]?.category ?? '',
              searchedWord: others[at]?.phrase ?? '',
            },
      ),
    };
  }

  it('[A3] whatever stands behind the closed tiles and on other puzzles', () => {
    let changed = 0;
    fc.assert(
      fc.property(plan, ({ phrases, actions, others, letters }) => {
        const show = after(showWith({ phrases }), ...actions);
        const other = swapped(show, others, letters);
        changed += other.puzzles.some(
          ({ searchedWord }, at) =>
            at === show.currentPuzzleIndex &&
            searchedWord.toUpperCase() !== show.puzzles[at]?.searchedWord.toUpperCase(),
        )
          ? 1
          : 0;
        expect(lettersInPlay(other).map((tiles) => tiles.length)).toEqual(
          lettersInPlay(show).map((tiles) => tiles.length),
        );
        expect(bytes(other)).toBe(bytes(show));
      }),
      { numRuns: 500 },
    );
    expect(changed).toBeGreaterThan(100);
  });

  it('[A3] [A4] nor with all that happened on the way', () => {
    const tell = (start: Show, actions: readonly Action[]): string[] => {
      let run: Run = newRun(start);
      return actions.map((action) => {
        const { run: next, events } = perform(run, action);
        run = next;
        return bytes(run.show) + JSON.stringify(publicEvents(events));
      });
    };
    fc.assert(
      fc.property(plan, ({ phrases, actions, letters }) => {
        const start = showWith({ phrases });
        // Letters that are guessed nowhere, behind every tile that none of the guesses opens.
        const guesses = actions.filter(({ type }) => !LEADS_ELSEWHERE.includes(type));
        const end = after(start, ...guesses);
        const tried = guesses.flatMap((action) =>
          action.type === 'guessLetter' ? action.letter : [],
        );
        const { puzzles } = swapped(end, [], letters, tried);
        expect(
          tell({ ...start, puzzles: [puzzles[0] as Puzzle, ...start.puzzles.slice(1)] }, guesses),
        ).toEqual(tell(start, guesses));
      }),
      { numRuns: 300 },
    );
  });

  it('[A3] but every open letter and used key does', () => {
    const show = showWith({ phrase: 'red dog' });
    const told = new Set(
      [
        show,
        after(show, guess('D')),
        after(show, guess('G')),
        after(show, guess('Z')),
        after(show, guess('X')),
      ].map(bytes),
    );
    expect(told.size).toBe(5);
  });
});

it('[A4] tells that a step was taken back or repeated, never which', () => {
  const step = { type: 'guessPhrase', phrase: 'RED DOG', isSolved: true } as const;
  expect(
    publicEvents([
      { type: 'undone', step },
      { type: 'redone', step },
    ]),
  ).toEqual([{ type: 'undone' }, { type: 'redone' }]);
});

it('[A4] tells what happened without the texts of the board', () => {
  expect(
    publicEvents([
      { type: 'correct', letter: 'D', count: 2 },
      { type: 'solved', phrase: 'RED DOG' },
      { type: 'tossUpOver', phrase: 'RED DOG' },
      { type: 'bonusLost', team: 1, phrase: 'RED DOG' },
      { type: 'puzzleShown', position: 0, category: 'Animal' },
    ]),
  ).toEqual([
    { type: 'correct', letter: 'D', count: 2 },
    { type: 'solved' },
    { type: 'tossUpOver' },
    { type: 'bonusLost', team: 1 },
    { type: 'puzzleShown', position: 0 },
  ]);
});
