import type { PuzzleResult, Results } from '@wheel/game';
import { expect, it } from 'vitest';
import { headline, resultSheet } from './results.ts';

const teams = (...scores: readonly (readonly [name: string, score: number])[]) =>
  scores.map(([name, score]) => ({ name, score, color: '#112233' }));

it.each([
  [teams(['Aces', 100], ['Bees', 300]), 'WINNER', 'Bees'],
  [teams(['Aces', 0]), 'WINNER', 'Aces'],
  [teams(['Aces', 100], ['Bees', 300], ['Cats', 300]), 'WINNER', 'Bees'],
  [teams(['', 300], ['Bees', 300]), 'WINNER', 'Team 1'],
  [teams(), 'THE END', ''],
])('says of %j: %s, %s', (all, kicker, name) => {
  expect(headline(all)).toEqual({ kicker, name });
});

const puzzle = (fields: Partial<PuzzleResult> = {}): PuzzleResult => ({
  category: 'Animal',
  phrase: 'Red dog',
  kind: 'round',
  outcome: 'solved',
  solver: 0,
  gains: [100, 0],
  prizes: [],
  ...fields,
});
const results = (fields: Partial<Results> = {}): Results => ({
  teams: [
    { name: 'Red Pandas', color: '#112233' },
    { name: ' ', color: '#445566' },
  ],
  before: [0, 0],
  puzzles: [puzzle()],
  totals: [100, 0],
  ...fields,
});

it('keeps the kind of a puzzle, and words what became of it', () => {
  const { rows } = resultSheet(
    'Pets',
    results({
      puzzles: [
        puzzle(),
        puzzle({ kind: 'tossUp', outcome: 'skipped' }),
        puzzle({ outcome: 'open' }),
      ],
    }),
  );
  expect(rows.map(({ number, kind, note }) => [number, kind, note])).toEqual([
    [1, 'round', ''],
    [2, 'tossUp', 'skipped'],
    [3, 'round', 'not solved'],
  ]);
});

it('names a team without a name by its number, and gives each its score', () => {
  expect(resultSheet('Pets', results()).teams).toEqual([
    { name: 'Red Pandas', color: '#112233', score: 100 },
    { name: 'Team 2', color: '#445566', score: 0 },
  ]);
});

it('has a row for what the teams began with, where they did', () => {
  const { rows } = resultSheet('Pets', results({ before: [0, 300], totals: [100, 300] }));
  expect(rows[0]).toMatchObject({ phrase: 'Before the first puzzle', gains: [0, 300] });
  expect(rows[1]).toMatchObject({ number: 1, phrase: 'Red dog' });
});

it('[J12] names the prizes of a puzzle', () => {
  const { rows } = resultSheet('Pets', results({ puzzles: [puzzle({ prizes: ['Cake'] })] }));
  expect(rows.map(({ prizes }) => prizes)).toEqual([['Cake']]);
});

it('has no rows where the history is gone', () => {
  expect(resultSheet('Pets', results({ before: [100, 0], puzzles: [] })).rows).toEqual([]);
});
