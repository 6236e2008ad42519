import { describe, expect, it } from 'vitest';
import { played } from '../../test/desk.ts';
import * as host from '../../test/host.ts';
import { showWith, team } from '../../test/shows.ts';
import type { Action } from '../action.ts';
import { newRun, perform } from '../history/run.ts';
import { trailOf } from '../history/trail.ts';
import { PRESETS } from './presets.ts';
import { type Results, resultsOf } from './results.ts';

const three = showWith({
  phrases: ['red dog', 'blue sky', 'old owl'],
  teams: [team('Red Pandas', 300), team('', 50)],
});
const results = (...actions: readonly Action[]): Results =>
  resultsOf(trailOf(played(three, ...actions)));

const gains = ({ puzzles }: Results) => puzzles.map(({ phrase, gains }) => [phrase, ...gains]);

describe('the results', () => {
  it('[Z1] tell of each puzzle what it was, who solved it and what it brought', () => {
    const told = results(
      host.plus(0),
      host.solve('red dog'),
      host.star(0),
      host.next,
      host.plus(1),
      host.next,
      host.solve('old owl'),
    );
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
          prizes: [],
        },
        {
          category: 'Category 2',
          phrase: 'blue sky',
          kind: 'round',
          outcome: 'skipped',
          solver: null,
          gains: [0, 100],
          prizes: [],
        },
        {
          category: 'Category 3',
          phrase: 'old owl',
          kind: 'round',
          outcome: 'solved',
          solver: null,
          gains: [0, 0],
          prizes: [],
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
      host.open,
      host.buzz(1),
      host.right,
      host.next,
      host.wrong,
      host.next,
      host.call('W'),
      host.right,
      host.chooseRules(PRESETS.manual),
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
    const [first, ...others] = results(host.plus(0)).puzzles;
    expect(first).toMatchObject({ phrase: 'red dog', outcome: 'open' });
    expect(others).toEqual([]);
  });

  it('[Z1] have one row for each puzzle, by its first showing', () => {
    const told = results(
      host.plus(0),
      host.jump(2),
      host.plus(1),
      host.jump(0),
      host.plus(0),
      host.next,
      host.jump(2),
    );
    expect(gains(told)).toEqual([
      ['red dog', 200, 0],
      ['old owl', 0, 100],
      ['blue sky', 0, 0],
    ]);
  });

  it('[Z1] stay with their puzzles when these change places', () => {
    const told = results(
      host.jump(2),
      host.plus(1),
      host.jump(0),
      { type: 'reorderPuzzles', order: [0, 2, 1] },
      host.next,
      host.plus(0),
    );
    expect(gains(told)).toEqual([
      ['red dog', 0, 0],
      ['old owl', 100, 100],
    ]);
  });

  it('[Z2] count what is gained after the last puzzle to it', () => {
    const told = results(host.jump(2), host.solve('old owl'), host.goTo('winner'), host.plus(1));
    expect(gains(told).at(-1)).toEqual(['old owl', 0, 100]);
  });

  it('[Z2] count what a score lost, and no more than it had', () => {
    expect(gains(results(host.plus(1, -500)))).toEqual([['red dog', 0, -50]]);
  });

  it('[Z3] tell only the scores where the history does not reach back to the beginning', () => {
    const { show } = played(three, host.plus(0), host.solve('red dog'), host.star(1));
    const later = perform(newRun(show), host.plus(0)).run;
    expect(resultsOf(trailOf(later))).toMatchObject({
      teams: [{ name: 'Red Pandas' }, { name: '' }],
      before: [500, 1050],
      puzzles: [],
      totals: [500, 1050],
    });
    const second = perform(newRun(played(three, host.next).show), host.plus(0)).run;
    expect(resultsOf(trailOf(second)).puzzles).toEqual([]);
  });
});
