import { LANGUAGES } from '@wheel/alphabet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHOW_ACTIONS } from '../test/actions.ts';
import { after, deskShow } from '../test/desk.ts';
import * as host from '../test/host.ts';
import { showWith, team } from '../test/shows.ts';
import type { Action } from './action.ts';
import { lettersInPlay, openLetters } from './board.ts';
import { GIVEN_LETTERS } from './desk/bonus-round.ts';
import { PUZZLE_KINDS } from './desk/presets.ts';
import { closedTileIndexes } from './desk/toss-up.ts';
import { newRun, perform, type Run } from './history/run.ts';
import { baseLetter, isVowel } from './letters.ts';
import { publicEvents } from './public-events.ts';
import { publicShow } from './public-show.ts';
import { alphabetInPlay, phraseOf } from './puzzles.ts';
import { newShow, type Show } from './show.ts';

const BY_HAND_TEAM = {
  color: '#D7263D',
  onTurn: false,
  earned: 0,
  buzzed: false,
  lockedOut: false,
};

const NOW = 1_700_000_003_000;
const bytes = (show: Show) => JSON.stringify(publicShow(show, NOW));

it('[A1] tells all that is drawn for the audience', () => {
  const start = showWith({ phrases: ['red dog', 'blue sky'], teams: [team('Pandas'), team('')] });
  const show = after(
    start,
    host.call('D'),
    host.call('Z'),
    host.vowels(true),
    host.solve('red dog'),
    host.star(1),
    { type: 'startSpin', extraDegrees: 1872, atMs: NOW - 400 },
  );
  expect(publicShow(show, NOW)).toEqual({
    screen: 'game',
    category: 'Category 1',
    language: 'en',
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
      { ...BY_HAND_TEAM, name: 'Pandas', score: 0, rewarded: false },
      { ...BY_HAND_TEAM, name: '', score: 1000, rewarded: true },
    ],
    wheel: { segments: show.wheelSegments, rotation: 0, visible: true, lastValue: null },
    spin: { extraDegrees: 1872, elapsedMs: 400 },
    reward: null,
    clocks: { turn: null, puzzle: null },
  });
  const landed = publicShow(after(show, host.end), NOW);
  expect(landed).toMatchObject({
    spin: null,
    reward: { type: 'points', value: 500 },
    wheel: { rotation: 1872 },
  });
  const closed = publicShow(after(show, host.end, host.close), NOW);
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
  const solved = after(showWith(), host.solve('red dog'));
  expect(told(showWith())).toEqual([false, [false, false]]);
  expect(told(solved)).toEqual([true, [false, false]]);
  expect(told(after(solved, host.star(0)))).toEqual([true, [true, false]]);
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
    unit: fc.constantFrom(...'abcdeglnorsuyzßäÜéñœç’7-'),
    minLength: 1,
    maxLength: 7,
  });
  const phrase = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
  const three = { minLength: 3, maxLength: 3 };
  const language = fc.constantFrom(...LANGUAGES, 'tlh');
  const other = fc.record(
    { searchedWord: phrase, category: fc.string(), gametitle: fc.string(), language },
    { requiredKeys: ['searchedWord', 'category', 'gametitle'] },
  );
  const plan = fc.record({
    kind: fc.constantFrom('byHand' as const, ...PUZZLE_KINDS),
    phrases: fc.array(phrase, three),
    language: fc.option(language, { nil: undefined }),
    actions: fc.array(fc.constantFrom(...SHOW_ACTIONS), { maxLength: 30 }),
    others: fc.array(other, three),
    letters: fc.array(fc.constantFrom(...'ABCDEFGHIJKLMNÑOPQRSTUVWXYZÄÖÜÉÇ'), {
      minLength: 60,
      maxLength: 60,
    }),
  });
  type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;
  const startOf = ({ kind, phrases, language }: Plan): Show =>
    kind === 'byHand' ? showWith({ phrases, language }) : deskShow({ phrases, language, kind });

  /** Other letters behind closed tiles; at a desk vowels for vowels, because what is left of each is announced. */
  function behind(
    show: Show,
    open: readonly boolean[],
    letters: readonly string[],
    tried: readonly string[],
  ): string {
    const alphabet = alphabetInPlay(show);
    const keyOf = (letter: string) => baseLetter(letter, alphabet);
    const free = letters.filter((letter) => !tried.includes(keyOf(letter)));
    const isLike = (tile: string) => (letter: string) =>
      !show.desk || isVowel(keyOf(letter), alphabet) === isVowel(keyOf(tile), alphabet);
    let at = 0;
    const swapped = (tile: string): string => {
      const fitting = free.filter(isLike(tile));
      const index = at++;
      return open[index] ? tile : (fitting[index % fitting.length] ?? tile);
    };
    return lettersInPlay(show)
      .map((tiles) => tiles.map(swapped).join(''))
      .join(' ');
  }

  it('[A3] [A5] [L8] for any letters behind the closed tiles, any titles and any other puzzles', () => {
    let changed = 0;
    fc.assert(
      fc.property(plan, ({ actions, others, letters, ...wanted }) => {
        const show = after(startOf({ actions, others, letters, ...wanted }), ...actions);
        const searchedWord = behind(show, openLetters(show).flat(), letters, show.usedLetters);
        if (searchedWord !== phraseOf(show)) changed += 1;
        const puzzles = show.puzzles.map((puzzle, at) => {
          if (at === show.currentPuzzleIndex) {
            return { ...puzzle, id: 99, gametitle: 'Another', searchedWord };
          }
          // At a desk the length of another puzzle says whether it was begun.
          return show.desk ? puzzle : { ...puzzle, ...others[at], id: -at };
        });
        expect(bytes({ ...show, puzzles })).toBe(bytes(show));
      }),
      { numRuns: 500 },
    );
    expect(changed).toBeGreaterThan(100);
  });

  /** All that leaves on the way. */
  const told = (start: Show, steps: readonly Action[]): readonly string[] => {
    let run: Run = newRun(start);
    return steps.map((action) => {
      const { run: next, events } = perform(run, action);
      run = next;
      return bytes(run.show) + JSON.stringify(publicEvents(events));
    });
  };

  /** Which tiles were open at any time; a bonus round that becomes a round closes what it has given. */
  function everOpen(start: Show, steps: readonly Action[]): readonly boolean[] {
    let show = start;
    return steps.reduce((open, step) => {
      show = after(show, step);
      const now = openLetters(show).flat();
      return open.map((isOpen, at) => isOpen || now[at] === true);
    }, openLetters(start).flat());
  }

  it('[A3] [A4] [L8] nor with all that happened on the way, toss-ups and bonus rounds included', () => {
    let changed = 0;
    fc.assert(
      fc.property(plan, (wanted) => {
        const start = startOf(wanted);
        const elsewhere = ['nextPuzzle', 'jumpTo', 'reorderPuzzles', 'guessPhrase'];
        const left = start.desk ? elsewhere : [...elsewhere, 'chooseRules'];
        const actions = wanted.actions.filter(({ type }) => !left.includes(type));
        const toss = host.start(...closedTileIndexes(start).toReversed());
        const steps = wanted.kind === 'tossUp' ? [toss, ...actions] : actions;
        const guesses = steps.flatMap((step) => ('letter' in step ? step.letter : []));
        const tried = [...GIVEN_LETTERS, ...guesses];
        const swapped = behind(start, everOpen(start, steps), wanted.letters, tried);
        if (swapped !== phraseOf(start)) changed += 1;
        const phrases = [swapped, ...wanted.phrases.slice(1)];
        expect(told(startOf({ ...wanted, phrases }), steps)).toEqual(told(start, steps));
      }),
      { numRuns: 500 },
    );
    expect(changed).toBeGreaterThan(100);
  });

  it('[A3] but every open letter and used key does', () => {
    const show = showWith({ phrase: 'red dog' });
    const told = new Set(
      [
        show,
        after(show, host.call('D')),
        after(show, host.call('G')),
        after(show, host.call('Z')),
        after(show, host.call('X')),
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
