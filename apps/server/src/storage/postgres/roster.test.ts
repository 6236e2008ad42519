import { expect, it } from 'vitest';
import { Roster } from './roster.ts';

it('names a server once that was not heard of for too long', () => {
  const roster = new Roster();
  roster.heard('a', 0);
  roster.heard('b', 0);
  roster.heard('b', 900);
  expect(roster.silentSince(500)).toEqual(['a']);
  expect(roster.silentSince(500)).toEqual([]);
  roster.refresh(2000);
  expect(roster.silentSince(1500)).toEqual([]);
  roster.forget('b');
  expect(roster.silentSince(9999)).toEqual([]);
});
