import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { newRun, perform, type Run } from '../history/run.ts';
import { trailOf } from '../history/trail.ts';
import { redo, undo } from '../history/undo.ts';
import { showWith, team } from '../testing.ts';
import { SCREEN_ACTIONS, SHOW_ACTIONS } from '../testing-actions.ts';
import { PRESETS } from './presets.ts';
import { type Results, resultsOf } from './results.ts';

const three = showWith({
  phrases: ['red dog', 'blue sky', 'old owl'],
  teams: [team('Red Pandas', 300), team('', 50)],
});
const played = (...actions: readonly Action[]): Run =>
  actions.reduce((run, action) => perform(run, action).run, newRun(three));
const results = (...actions: readonly Action[]): Results => resultsOf(trailOf(played(...actions)));

const solve = (phrase: string): Action => ({ type: 'guessPhrase', phrase });
const star = (at: number): Action => ({ type: 'rewardTeam', team: at });
const plus = (at: number, delta = 100): Action => ({ type: 'adjustScore', team: at, delta });
const jump = (puzzle: number): Action => ({ type: 'jumpTo', puzzle });
const next: Action = { type: 'nextPuzzle' };

const gains = ({ puzzles }: Results) => puzzles.map(({ phrase, gains }) => [phrase, ...gains]);

describe('the results', () => {
  it('[Z1] tell of each puzzle what it was, who solved it and what it brought', () => {
    const told = results(plus(0), solve('red dog'), star(0), next, plus(1), next, solve('old owl'));
    expect(told).toEqual({
      teams: [
        { name: 'Red Pandas', color: '#D7263D' },
        { name: '', color: '#D7263D' },
      ],
      before: [300, 50],
      puzzles: [
        {
          category: 'Category 1',
          phrase: 'red dog',
          kind: 'round',
          outcome: 'solved',
          solver: 0,
          gains: [1100, 0],
        },
        {
          category: 'Category 2',
          phrase: 'blue sky',
          kind: 'round',
          outcome: 'skipped',
          solver: null,
          gains: [0, 100],
        },
        {
          category: 'Category 3',
          phrase: 'old owl',
          kind: 'round',
          outcome: 'solved',
          solver: null,
          gains: [0, 0],
        },
      ],
      totals: [1400, 150],
    });
  });

  it('[Z1] tell of a desk what a puzzle was played as and who solved it, later by hand, too', () => {
    const { show } = perform(
      newRun({ ...three, houseRules: PRESETS.classic, kinds: ['tossUp', 'bonus', 'round'] }),
      { type: 'startGame', withWheel: false },
    ).run;
    const actions: readonly Action[] = [
      { type: 'startTossUp', order: [5, 0, 3, 1, 4, 2] },
      { type: 'openTossUpLetter' },
      { type: 'buzz', team: 1 },
      { type: 'acceptAnswer' },
      next,
      { type: 'refuseAnswer' },
      next,
      { type: 'guessLetter', letter: 'W' },
      { type: 'acceptAnswer' },
      { type: 'chooseRules', rules: PRESETS.manual },
    ];
    const run = actions.reduce((before, action) => perform(before, action).run, newRun(show));
    const told = resultsOf(trailOf(run)).puzzles;
    expect(told.map(({ kind, outcome, solver }) => [kind, outcome, solver])).toEqual([
      ['tossUp', 'solved', 1],
      ['bonus', 'solved', null],
      ['round', 'solved', 1],
    ]);
    expect(told.map((row) => row.gains)).toEqual([
      [0, 1000],
      [0, 0],
      [0, 1000],
    ]);
  });

  it('[Z1] have no row for a puzzle that was never shown, and leave open the one on the board', () => {
    const [first, ...others] = results(plus(0)).puzzles;
    expect(first).toMatchObject({ phrase: 'red dog', outcome: 'open' });
    expect(others).toEqual([]);
  });

  it('[Z1] have one row for each puzzle, by its first showing', () => {
    const told = results(plus(0), jump(2), plus(1), jump(0), plus(0), next, jump(2));
    expect(gains(told)).toEqual([
      ['red dog', 200, 0],
      ['old owl', 0, 100],
      ['blue sky', 0, 0],
    ]);
  });

  it('[Z1] stay with their puzzles when these change places', () => {
    const told = results(
      jump(2),
      plus(1),
      jump(0),
      { type: 'reorderPuzzles', order: [0, 2, 1] },
      next,
      plus(0),
    );
    expect(gains(told)).toEqual([
      ['red dog', 0, 0],
      ['old owl', 100, 100],
    ]);
  });

  it('[Z2] count what is gained after the last puzzle to it', () => {
    const told = results(jump(2), solve('old owl'), { type: 'goTo', screen: 'winner' }, plus(1));
    expect(gains(told).at(-1)).toEqual(['old owl', 0, 100]);
  });

  it('[Z2] count what a score lost, and no more than it had', () => {
    expect(gains(results(plus(1, -500)))).toEqual([['red dog', 0, -50]]);
  });

  it('[Z3] tell only the scores where the history does not reach back to the beginning', () => {
    const { show } = played(plus(0), solve('red dog'), star(1));
    const later = perform(newRun(show), plus(0)).run;
    expect(resultsOf(trailOf(later))).toMatchObject({
      before: [500, 1050],
      puzzles: [],
      totals: [500, 1050],
    });
    const second = perform(newRun(played(next).show), plus(0)).run;
    expect(resultsOf(trailOf(second)).puzzles).toEqual([]);
  });

  it('[Z2] add up, whatever was played, undone and redone', () => {
    const moves = fc.array(
      fc.constantFrom(...SHOW_ACTIONS, ...SCREEN_ACTIONS, 'undo', 'undo', 'redo'),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(moves, (sequence) => {
        let run = newRun(three);
        for (const move of sequence) {
          if (move === 'undo') run = undo(run);
          else if (move === 'redo') run = redo(run);
          else if (typeof move === 'object') run = perform(run, move).run;
        }
        const { before, puzzles, totals } = resultsOf(trailOf(run));
        const sums = before.map((score, at) =>
          puzzles.reduce((sum, row) => sum + (row.gains[at] ?? 0), score),
        );
        expect(sums).toEqual(totals);
        expect(totals).toEqual(run.show.teams.map(({ score }) => score));
        expect(puzzles.length).toBe(Object.keys(run.show.parked).length + 1);
      }),
      { numRuns: 300 },
    );
  });
});

it('[Z1] [Z3] tells the teams, what stood before, each puzzle and the sums, or the scores alone', () => {
  expect(results(plus(0), next)).toMatchObject({
    teams: [{ name: 'Red Pandas' }, { name: '' }],
    before: [300, 50],
    puzzles: [
      { phrase: 'red dog', gains: [100, 0] },
      { phrase: 'blue sky', gains: [0, 0] },
    ],
    totals: [400, 50],
  });
  const only = resultsOf(trailOf(newRun(played(next).show)));
  expect(only.puzzles).toEqual([]);
  expect(only.teams).toHaveLength(2);
  expect(only.totals).toHaveLength(2);
});
