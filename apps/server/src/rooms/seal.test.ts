import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

it('gives back what was sealed, to whoever has the key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(unseal(seal(text, 'key'), 'key')).toBe(text);
      expect(unseal(seal(text, 'key'), 'other')).toBeNull();
    }),
  );
});

it('shows nothing of a name, and nothing of what was changed on the way', () => {
  const sealed = seal('{"name":"Ada Lovelace"}', 'key');
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('Ada');
  const other = sealed.startsWith('A') ? 'B' : 'A';
  expect(unseal(`${other}${sealed.slice(1)}`, 'key')).toBeNull();
  expect(unseal('', 'key')).toBeNull();
  expect(unseal('not sealed at all', 'key')).toBeNull();
});

it('lets a state at its limit fit into one notification', () => {
  const tiles = Array.from({ length: 120 }, (_, at) => ({ letter: at % 3 ? 'Ä' : null }));
  const state = JSON.stringify({ board: [tiles], pad: '🦊'.repeat(700) });
  expect(Buffer.byteLength(state)).toBeGreaterThan(4500);
  expect(seal(state, 'key').length).toBeLessThan(7000);
});
