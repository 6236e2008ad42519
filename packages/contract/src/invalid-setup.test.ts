import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { setupWith } from '../test/setup.ts';
import type { FieldCode } from './codes.ts';
import { invalidSetup, isPrize, tidySetup } from './invalid-setup.ts';
import { Setup } from './setup.ts';

const rulesWith = (part: object) => ({ rules: { ...setupWith().rules, ...part } });
const repeated = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

it.each<Partial<Setup>>([
  {},
  { name: ` ${'🎡'.repeat(40)} `, look: 'daylight', sounds: 'soft' },
  { chips: [], wheel: ['100', '1000', 'Hosts Decision', 'Bonus Question'] },
  {
    chips: ['1', '1000000', '🎁'.repeat(20), ' Free  coffee '],
    wheel: repeated(20, 'Free coffee'),
  },
  { chips: ['Café', 'Cafe', '5 €', '1.5'], wheel: repeated(4, 'Café') },
  { wheel: ['100', 'lose turn', 'FREE  COFFEE', '2500'] },
  { kinds: [] },
  { kinds: repeated(120, 'round' as const) },
  rulesWith({ turnSeconds: 600, puzzleSeconds: 3600, bonusPrize: 1_000_000, kinds: [] }),
])('finds nothing wrong with %j, and neither does the schema', (part) => {
  expect(invalidSetup(setupWith(part))).toEqual([]);
  expect(Value.Check(Setup, setupWith(part))).toBe(true);
});

it.each<[string, FieldCode, object]>([
  ['name', 'REQUIRED', { name: ' \u200B' }],
  ['name', 'TOO_LONG', { name: 'x'.repeat(41) }],
  ['name', 'CONTROL_CHARACTERS', { name: 'a\u202Eb' }],
  ['name', 'WRONG_TYPE', { name: 7 }],
  ['chips', 'TOO_LONG', { chips: Array.from({ length: 11 }, (_, nth) => `Cake ${nth}`) }],
  ['chips.2', 'REQUIRED', { chips: ['Free coffee', '2500', '  '] }],
  ['chips.2', 'TOO_LONG', { chips: ['Free coffee', '2500', 'x'.repeat(21)] }],
  ['chips.2', 'CONTROL_CHARACTERS', { chips: ['Free coffee', '2500', 'a\tb'] }],
  ['chips.2', 'NOT_ALLOWED', { chips: ['Free coffee', '2500', 'free  COFFEE'] }],
  ['chips.2', 'NOT_ALLOWED', { chips: ['Free coffee', '2500', 'lose turn'] }],
  ['chips.2', 'NOT_ALLOWED', { chips: ['Free coffee', '2500', '500'] }],
  ['chips.2', 'NOT_ALLOWED', { chips: ['Free coffee', '2500', '0'] }],
  ['chips.2', 'NOT_ALLOWED', { chips: ['Free coffee', '2500', '1000001'] }],
  ['chips.2', 'NOT_ALLOWED', { chips: ['Free coffee', '2500', '0700'] }],
  ['chips.2', 'NOT_ALLOWED', { chips: ['Free coffee', '2500', '٥٠٠'] }],
  ['chips.2', 'WRONG_TYPE', { chips: ['Free coffee', '2500', 700] }],
  ['wheel', 'TOO_SHORT', { wheel: ['100', '200', '300'] }],
  ['wheel', 'TOO_LONG', { wheel: repeated(21, '100') }],
  ['wheel.3', 'NOT_ALLOWED', { wheel: ['100', '200', '300', 'Cake'] }],
  ['wheel.3', 'NOT_ALLOWED', { wheel: ['100', '200', '300', '0100'] }],
  ['wheel.3', 'WRONG_TYPE', { wheel: ['100', '200', '300', 400] }],
  ['kinds.1', 'NOT_ALLOWED', { kinds: ['round', 'encore'] }],
  ['kinds', 'WRONG_TYPE', { kinds: 'round' }],
  ['rules', 'WRONG_TYPE', { rules: [] }],
  ['rules.bank', 'REQUIRED', { rules: { ...setupWith().rules, bank: undefined } }],
  ['rules.jackpot', 'NOT_ALLOWED', rulesWith({ jackpot: 1 })],
  ['rules.preset', 'NOT_ALLOWED', rulesWith({ preset: 'party' })],
  ['rules.spinFirst', 'WRONG_TYPE', rulesWith({ spinFirst: 1 })],
  ['rules.vowelPrice', 'NOT_ALLOWED', rulesWith({ vowelPrice: -1 })],
  ['rules.vowelPrice', 'NOT_ALLOWED', rulesWith({ vowelPrice: 1_000_001 })],
  ['rules.vowelPrice', 'WRONG_TYPE', rulesWith({ vowelPrice: 2.5 })],
  ['rules.turnSeconds', 'NOT_ALLOWED', rulesWith({ turnSeconds: 601 })],
  ['rules.puzzleSeconds', 'NOT_ALLOWED', rulesWith({ puzzleSeconds: 3601 })],
  ['rules.kinds.0', 'NOT_ALLOWED', rulesWith({ kinds: ['encore'] })],
  ['look', 'NOT_ALLOWED', { look: 'Neon' }],
  ['sounds', 'NOT_ALLOWED', { sounds: '/soft' }],
  ['colour', 'NOT_ALLOWED', { colour: 'red' }],
])('marks %s as %s in %j', (field, code, part) => {
  // As it comes out of JSON.
  const setup = JSON.parse(JSON.stringify({ ...setupWith(), ...part }));
  expect(invalidSetup(setup)).toContainEqual(
    expect.objectContaining({ path: `setup.${field}`, code }),
  );
});

it.each([null, undefined, 7, 'setup', []])('takes %j for no setup', (data) => {
  expect(invalidSetup(data)).toEqual([{ path: 'setup', code: 'WRONG_TYPE' }]);
});

it('looks at nothing that is longer than 4096 bytes, however deep it is', () => {
  const tooLong = [{ path: 'setup', code: 'TOO_LONG', limit: 4096 }];
  const deep = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
  for (const part of [{ kinds: repeated(500, 'round' as const) }, { name: '🎡'.repeat(1000) }])
    expect(invalidSetup(setupWith(part))).toEqual(tooLong);
  expect(invalidSetup({ ...setupWith(), deep })).toEqual(tooLong);
});

it('counts bytes, not characters', () => {
  const { length } = JSON.stringify(setupWith({ name: '', kinds: [] }));
  const look = (bytes: number) => ({
    ...setupWith({ name: '', kinds: [] }),
    look: 'ü🎡€'.repeat(bytes / 9),
  });
  const room = 4096 - length - ',"look":""'.length;
  expect(invalidSetup(look(room - (room % 9)))).not.toMatchObject([{ code: 'TOO_LONG' }]);
  expect(invalidSetup(look(room + 9))).toMatchObject([{ path: 'setup', code: 'TOO_LONG' }]);
});

it('names what is wrong with an empty one, and no more than a bound of anything', () => {
  expect(invalidSetup({}).map(({ path }) => path)).toEqual(
    ['name', 'chips', 'wheel', 'rules', 'kinds'].map((field) => `setup.${field}`),
  );
  expect(invalidSetup({ kinds: repeated(1000, 1) })).toHaveLength(200);
});

it('is kept trimmed, with one space between words', () => {
  const typed = setupWith({ name: ' Monday ', chips: [' Free   coffee'] });
  const { name, chips, wheel } = tidySetup({ ...typed, wheel: [...typed.wheel, 'Free  coffee '] });
  expect([name, chips, wheel.at(-1)]).toEqual(['Monday', ['Free coffee'], 'Free coffee']);
});

it('tells prizes from points', () => {
  expect(['Free coffee', '2500', '7 wonders'].map(isPrize)).toEqual([true, false, true]);
});
