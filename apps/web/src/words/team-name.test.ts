import { expect, it } from 'vitest';
import { teamName } from './team-name.ts';

it('[T7] calls a team without a name by its number', () => {
  const teams = [{ name: 'Red Pandas' }, { name: '  ' }];
  expect([0, 1].map((index) => teamName(teams, index))).toEqual(['Red Pandas', 'Team 2']);
});
