import { PRESETS, type PuzzleKind, play, publicShow } from '@wheel/game';
import { showWith } from '@wheel/game/testing';
import { expect, it } from 'vitest';
import { keyRefusal } from './key-refusal.ts';

type Actions = readonly Parameters<typeof play>[1][];

function refusals(kind: PuzzleKind, actions: Actions): readonly string[] {
  const chosen = { ...showWith(), houseRules: PRESETS.classic, kinds: [kind] };
  const start = play(chosen, { type: 'startGame', withWheel: true }).show;
  const { desk } = publicShow(
    actions.reduce((now, action) => play(now, action).show, start),
    0,
  );
  return desk ? [keyRefusal(desk, false), keyRefusal(desk, true)] : [];
}

const free = (letter: string) => ({ type: 'guessLetter', letter, free: true }) as const;
const pick = (letter: string) => ({ type: 'pickLetter', letter }) as const;
const value = { type: 'setValue', value: 600 } as const;
const spin = { type: 'startSpin', extraDegrees: 2000, atMs: 0 } as const;

it.each<readonly [PuzzleKind, Actions, string, string]>([
  ['round', [], 'spin first', 'needs 250'],
  ['round', [value], '', 'consonant first'],
  ['round', [spin], 'the wheel is spinning', 'the wheel is spinning'],
  ['round', ['R', 'D', 'G'].map(free), 'only vowels are left', ''],
  ['round', ['E', 'O'].map(free), 'spin first', 'no vowels are left'],
  ['tossUp', [], 'no letters in a toss-up', 'no letters in a toss-up'],
  [
    'finalSpin',
    [value, { type: 'guessLetter', letter: 'D' }],
    'one letter each',
    'one letter each',
  ],
  ['bonus', ['B', 'C', 'D', 'A'].map(pick), 'three consonants only', 'one vowel only'],
  ['bonus', [...['B', 'C', 'D', 'A'].map(pick), { type: 'openPicks' }], 'answer now', 'answer now'],
])('%# in a %s', (kind, actions, consonant, vowel) => {
  expect(refusals(kind, actions)).toEqual([consonant, vowel]);
});
