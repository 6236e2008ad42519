import {
  type HouseRules,
  newShow,
  PRESETS,
  type PublicShow,
  type PuzzleKind,
  play,
  publicShow,
} from '@wheel/game';
import { showWith } from '@wheel/game/testing';
import { expect, it } from 'vitest';
import { deskPlate, keyRefusal, mayDo } from './desk.ts';

type Actions = readonly Parameters<typeof play>[1][];

function deskAfter(rules: HouseRules, kind: PuzzleKind, actions: Actions) {
  const seated = { ...showWith(), wheelSegments: newShow().wheelSegments };
  const chosen = { ...seated, houseRules: rules, kinds: [kind] };
  const start = play(chosen, { type: 'startGame', withWheel: true }).show;
  const show = actions.reduce((now, action) => play(now, action).show, start);
  return publicShow(show, 0).desk;
}

const { classic, simple } = PRESETS;
const value = { type: 'setValue', value: 600 } as const;
const call = (letter: string) => ({ type: 'guessLetter', letter }) as const;
const free = (letter: string) => ({ type: 'guessLetter', letter, free: true }) as const;
const pick = (letter: string) => ({ type: 'pickLetter', letter }) as const;
const hide = { type: 'setWheelVisible', visible: false } as const;

const cases: readonly (readonly [HouseRules, PuzzleKind, Actions, string])[] = [
  [classic, 'round', [], 'spin or solve'],
  [classic, 'round', [value], 'a consonant for 600 or solve'],
  [classic, 'round', [value, call('D')], 'spin, buy a vowel or solve'],
  [classic, 'round', [hide], 'a consonant for 500 or solve'],
  [classic, 'round', [free('R'), free('D'), free('G')], 'a free vowel or solve'],
  [classic, 'round', [{ type: 'startSpin', extraDegrees: 2000, atMs: 0 }], 'the wheel is spinning'],
  [simple, 'round', [], 'call a letter, spin or solve'],
  [simple, 'round', [value], 'a consonant for 600, a vowel, spin or solve'],
  [simple, 'round', [hide], 'call a letter or solve'],
  [classic, 'finalSpin', [], 'make the final spin'],
  [classic, 'finalSpin', [value], 'one letter, 1600 each; vowels are free'],
  [classic, 'finalSpin', [value, call('D')], 'solve it now'],
  [classic, 'bonus', [], 'pick three consonants and a vowel'],
  [classic, 'bonus', [pick('D'), pick('A')], 'pick two consonants'],
  [classic, 'bonus', [pick('D'), pick('B'), pick('C')], 'pick a vowel'],
  [classic, 'bonus', ['D', 'B', 'C', 'A'].map(pick), 'the picks are made'],
  [
    classic,
    'bonus',
    [...['D', 'B', 'C', 'A'].map(pick), { type: 'openPicks' }],
    'solve it now for 5000',
  ],
];

it.each(cases)('%#. says what may be done', (rules, kind, actions, text) => {
  const desk = deskAfter(rules, kind, actions);
  expect(desk && mayDo(desk)).toBe(text);
});

it('says that the lead is shared where prizes were won in a tie', () => {
  const view = publicShow({ ...showWith(), houseRules: classic }, 0);
  const [first, ...others] = view.teams.map((team) => ({ ...team, rewarded: false }));
  const tie = { ...view, complete: true, desk: { isTie: true } } as PublicShow;
  const teams = first ? [{ ...first, rewarded: true }, ...others] : [];
  const plate = deskPlate({ ...tie, teams }, false, { points: 900, prizes: ['Cake'] });
  expect(plate?.may).toBe('solved it for 900 points and Cake; the lead is shared');
});

function refusals(kind: PuzzleKind, actions: Actions): readonly string[] {
  const desk = deskAfter(PRESETS.classic, kind, actions);
  return desk ? [keyRefusal(desk, false), keyRefusal(desk, true)] : [];
}

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
])('%#. says why letters rest in a %s', (kind, actions, consonant, vowel) => {
  expect(refusals(kind, actions)).toEqual([consonant, vowel]);
});
