import { describe, expect, it } from 'vitest';
import { showWith, team } from '../../test/shows.ts';
import type { Action } from '../action.ts';
import { objectionTo, play } from '../play.ts';
import { newTeam } from '../teams.ts';

const teams = [team('A', 100), team('B', 200), team('C', 300)];
const unlocked = showWith({ teams, teamsLocked: false });
const names = (action: Action, show = unlocked) =>
  play(show, action).show.teams.map(({ name }) => name);
const full = showWith({ teams: Array.from({ length: 8 }, () => team('')), teamsLocked: false });

const color = '#33AA77';
const setupActions: readonly Action[] = [
  { type: 'addTeam', color },
  { type: 'removeTeam', team: 0 },
  { type: 'restoreTeam', team: 0, restored: team('Z') },
  { type: 'renameTeam', team: 0, name: 'Z' },
  { type: 'setScore', team: 0, score: 5 },
];

describe('entering', () => {
  it('[T1] unlocks, clears and adds one empty team', () => {
    const { show } = play(showWith(), { type: 'enterTeams', color });
    expect(show.teams).toEqual([newTeam(color)]);
    expect(show.teamsLocked).toBe(false);
    expect(show.gameStarted).toBe(false);
  });
});

describe('adding', () => {
  it('[T2] appends an empty team of the given colour', () => {
    const { show } = play(unlocked, { type: 'addTeam', color });
    expect(show.teams).toEqual([...teams, newTeam(color)]);
  });

  it('[T2] is ignored at eight teams', () => {
    expect(objectionTo(full, { type: 'addTeam', color })).toBe('TEAMS_FULL');
  });
});

describe('removing', () => {
  it('[T5] takes out that team only', () => {
    expect(names({ type: 'removeTeam', team: 1 })).toEqual(['A', 'C']);
  });

  it.each([3, -1])('[T5] leaves the teams alone for team %d', (at) => {
    expect(objectionTo(unlocked, { type: 'removeTeam', team: at })).toBe('NO_SUCH_TEAM');
  });

  it('[T8] is made good by restoring the team to its place', () => {
    const { show } = play(unlocked, { type: 'removeTeam', team: 1 });
    const restored = teams[1] ?? team('');
    expect(play(show, { type: 'restoreTeam', team: 1, restored }).show.teams).toEqual(teams);
  });

  it('[T8] does not bring back a score below 0', () => {
    const action: Action = { type: 'restoreTeam', team: 0, restored: team('Z', -5) };
    expect(play(unlocked, action).show.teams[0]?.score).toBe(0);
  });

  it('[T8] cannot be made good beyond eight teams', () => {
    const action: Action = { type: 'restoreTeam', team: 1, restored: team('Z') };
    expect(objectionTo(full, action)).toBe('TEAMS_FULL');
  });

  it.each([
    [-1, ['Z', 'A', 'B', 'C']],
    [99, ['A', 'B', 'C', 'Z']],
  ])('[T8] restores a place of %d at the nearest end', (at, expected) => {
    expect(names({ type: 'restoreTeam', team: at, restored: team('Z') })).toEqual(expected);
  });
});

describe('naming', () => {
  it('[T3] renames that team only, and takes any name', () => {
    expect(names({ type: 'renameTeam', team: 2, name: ' <b> ' })).toEqual(['A', 'B', ' <b> ']);
  });

  it('[T3] needs a team', () => {
    expect(objectionTo(unlocked, { type: 'renameTeam', team: 9, name: 'Z' })).toBe('NO_SUCH_TEAM');
  });
});

describe('the score field', () => {
  it.each([
    [250, 250],
    [-5, 0],
    [12.9, 12],
    [Number.NaN, 0],
    [1e300, Number.MAX_SAFE_INTEGER],
  ])('[T6] turns %d into %d', (score, expected) => {
    expect(play(unlocked, { type: 'setScore', team: 1, score }).show.teams[1]?.score).toBe(
      expected,
    );
  });

  it('[T6] needs a team', () => {
    expect(objectionTo(unlocked, { type: 'setScore', team: 9, score: 1 })).toBe('NO_SUCH_TEAM');
  });
});

describe('locked teams', () => {
  it('[T4] are what finalizing makes', () => {
    const { show } = play(unlocked, { type: 'finalizeTeams' });
    expect(show.teamsLocked).toBe(true);
    expect(objectionTo(show, { type: 'finalizeTeams' })).toBe('TEAMS_LOCKED');
  });

  it.each(setupActions)('[T3] refuse $type', (action) => {
    expect(objectionTo(unlocked, action)).toBe(null);
    expect(objectionTo({ ...unlocked, teamsLocked: true }, action)).toBe('TEAMS_LOCKED');
  });
});
