import { invalidSetup, isPrize, tidySetup } from '@wheel/contract';
import { setupWith } from '@wheel/contract/testing/setup';
import { BUILT_IN_SETUPS, chipOf, PRESETS, setupAction } from '@wheel/game';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSetupFile, type SetupFile, writeSetupFile } from './setup-file.ts';

const fileWith = (part: Partial<SetupFile> = {}): SetupFile => ({
  setup: setupWith({ look: 'daylight', sounds: 'soft' }),
  showName: 'Owl evening',
  picture: {
    type: 'image/webp',
    bytes: Uint8Array.from({ length: 32_768 }, (_, nth) => nth % 256),
  },
  ...part,
});
const read = (text: string) => readSetupFile(new Blob([text]));
/** The file with some of it changed. */
const changed = (part: object) =>
  JSON.stringify({ ...JSON.parse(writeSetupFile(fileWith())), ...part });

it.each<Partial<SetupFile>>([
  {},
  { showName: '', picture: null },
  { setup: setupWith({ name: 'Übung 🎡', chips: ['Café', '🎁'], wheel: Array(20).fill('Café') }) },
])('reads what it wrote: %#', async (part) => {
  const text = writeSetupFile(fileWith(part));
  expect(await read(text)).toEqual(fileWith(part));
  expect(await read(`\uFEFF${text}`)).toEqual(fileWith(part));
  expect(new Blob([text]).size).toBeLessThan(64 * 1024);
});

it('is a text that people can read', () => {
  const setup = setupWith();
  expect(JSON.parse(writeSetupFile({ setup, showName: '', picture: null }))).toEqual({
    format: 'wheel-setup',
    version: 1,
    setup,
  });
});

it.each(Object.values(PRESETS))('takes the rules of $preset', async (rules) => {
  const setup = { ...setupWith(), rules };
  expect(await read(changed({ setup }))).toMatchObject({ setup });
});

it.each(Object.entries(BUILT_IN_SETUPS))('takes the built-in %s', async (name, builtIn) => {
  const setup = { ...builtIn, name };
  expect(await read(changed({ setup }))).toMatchObject({ setup });
  expect(setupAction(setup)).not.toBeNull();
});

it('takes no chip that the rules cannot read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 25 }), (chip) => {
      const setup = setupWith({ chips: [chip], wheel: ['100', '100', '100', chip] });
      fc.pre(invalidSetup(setup).length === 0);
      const [read] = tidySetup(setup).chips.map(chipOf);
      expect(read?.type).toBe(isPrize(chip.trim()) ? 'prize' : 'points');
    }),
  );
});

it('tidies what somebody typed', async () => {
  const setup = setupWith({ name: ' Monday ', chips: [' Free  coffee ', '2500'] });
  expect(await read(changed({ setup, showName: ' Owls ' }))).toMatchObject({
    setup: { name: 'Monday', chips: ['Free coffee', '2500'] },
    showName: 'Owls',
  });
});

const wheel = ['100', '200', '300', 'Cake'];
it.each([
  ['no JSON', '{"format":"wheel-setup"'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a game', JSON.stringify({ format: 'wheel-game', version: 1, entries: [] })],
  ['another format', changed({ format: 'wheel-setups' })],
  ['no version', changed({ version: undefined })],
  ['a version before the first', changed({ version: 0 })],
  ['a version that is no number', changed({ version: '2' })],
  ['no setup', changed({ setup: undefined })],
  ['an unreadable chip', changed({ setup: setupWith({ wheel }) })],
  [
    'a figure beyond',
    changed({ setup: { ...setupWith(), rules: { ...PRESETS.simple, bonusPrize: 1_000_001 } } }),
  ],
  [
    'a figure too many',
    changed({ setup: { ...setupWith(), rules: { ...PRESETS.simple, jackpot: 1 } } }),
  ],
  ['a setup that is too long', changed({ setup: setupWith({ kinds: Array(600).fill('round') }) })],
  ['a long name of the show', changed({ showName: 'x'.repeat(41) })],
  ['a name of the show that cannot be shown', changed({ showName: 'a\u202Eb' })],
  ['a name of the show that is none', changed({ showName: 7 })],
  ['another kind of picture', changed({ picture: { type: 'image/svg+xml', base64: '' } })],
  ['a picture that is no text', changed({ picture: { type: 'image/png' } })],
  ['broken base64', changed({ picture: { type: 'image/png', base64: '…' } })],
  [
    'a picture that is too large',
    changed({ picture: { type: 'image/png', base64: 'A'.repeat(43_696) } }),
  ],
  ['more than 64 kB', `${writeSetupFile(fileWith())}${' '.repeat(64 * 1024)}`],
])('takes nothing from a file with %s', async (_what, text) => {
  expect(await read(text)).toBe('NO_SETUP');
});

it.each([2, 99, 1.5])(
  'knows a file of the later version %s, whatever is in it',
  async (version) => {
    expect(await read(changed({ version, setup: 'new' }))).toBe('LATER_VERSION');
  },
);
