import { describe, expect, it } from 'vitest';
import { reviveRun } from '../history/revive-run.ts';
import { newRun } from '../history/run.ts';
import { withBoardParked, withParkedBoard } from '../parked.ts';
import { play } from '../play.ts';
import { newShow, type Show } from '../show.ts';
import { showWith, team } from '../testing.ts';
import { isChanged, PRESETS } from './presets.ts';

const teams = [team('Red Pandas'), team('Blue Whales'), team('Late Owls')];
const start = (fields: Partial<Show>): Show =>
  play(
    { ...newShow(), puzzles: showWith({ phrases: ['red dog', 'blue sky'] }).puzzles, ...fields },
    { type: 'startGame', withWheel: true },
  ).show;
const classic = start({ teams, houseRules: PRESETS.classic });

describe('a started game', () => {
  it('[D1] has no desk in a new show', () => {
    expect(newShow().houseRules).toBe(PRESETS.manual);
    expect(start({ teams }).desk).toBe(null);
  });

  it('[D4] has no desk without teams', () => {
    expect(start({ houseRules: PRESETS.classic }).desk).toBe(null);
  });

  it('[U1] is begun by team 1, and the next puzzle by the team after it', () => {
    expect(classic.desk).toEqual({
      turn: 0,
      starter: 0,
      next: 1,
      earned: [0, 0, 0],
      due: { type: 'move' },
      special: null,
    });
    expect(play(classic, { type: 'nextPuzzle' }).show.desk).toMatchObject({ turn: 1, next: 2 });
  });

  it('[D4] loses its desk with its teams', () => {
    const left = withBoardParked(classic);
    const { desk, parked } = play(left, { type: 'enterTeams', color: '#112233' }).show;
    expect([desk, parked[0]?.desk]).toEqual([null, null]);
  });
});

it('[D2] tells a preset from one with a figure changed', () => {
  expect(Object.values(PRESETS).map(isChanged)).toEqual([false, false, false]);
  expect(isChanged({ ...PRESETS.classic, vowelPrice: 100 })).toBe(true);
});

describe('a stored desk', () => {
  const stored = (show: unknown) => JSON.parse(JSON.stringify({ ...newRun(classic), show }));

  it('[R10] comes back as it was, with what is parked', () => {
    const run = newRun(withBoardParked(classic));
    expect(reviveRun(JSON.parse(JSON.stringify(run)))).toEqual(run);
  });

  it('[R12] takes a missing figure from its preset', () => {
    const { vowelPrice: _missing, ...houseRules } = PRESETS.classic;
    expect(reviveRun(stored({ ...classic, houseRules }))).toMatchObject({
      show: { houseRules: PRESETS.classic },
    });
  });

  it.each([
    ['a team that is not there', { turn: 3 }],
    ['points of a team that is not there', { earned: [0, 0, 0, 0] }],
    ['points below 0', { earned: [0, -100, 0] }],
    ['something due that is unknown', { due: { type: 'dance' } }],
    ['a special round that is unknown', { special: { type: 'mystery' } }],
  ])('[R11] gives no run with %s', (_name, broken) => {
    expect(reviveRun(stored({ ...classic, desk: { ...classic.desk, ...broken } }))).toBe(null);
  });
});

it('[U1] is found at a puzzle as it was left there', () => {
  const later = { ...classic, ...(classic.desk && { desk: { ...classic.desk, turn: 2 } }) };
  const away = play(withBoardParked(later), { type: 'nextPuzzle' }).show;
  expect(away.desk?.turn).toBe(1);
  const back = withParkedBoard({ ...away, currentPuzzleIndex: 0 });
  expect(back?.desk).toMatchObject({ turn: 2, starter: 0, next: 2 });
  expect(back?.parked).toEqual({});
  expect(withParkedBoard(away)).toBe(null);
});
