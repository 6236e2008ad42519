import { IsSchema, type TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import * as contract from './index.ts';
import { normalForm } from './text.ts';

type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Where a schema takes a text of any length. */
function* unboundedTexts(part: Part, path: string): Generator<string> {
  if (part.type === 'string' && !('maxLength' in part || 'enum' in part || 'const' in part))
    yield path;
  for (const [key, inner] of Object.entries(part))
    if (isPart(inner)) yield* unboundedTexts(inner, `${path}.${key}`);
}

const { FROM_HOST, FROM_PLAYER, FROM_REMOTE } = contract;
const schemas = [contract, FROM_HOST, FROM_PLAYER, FROM_REMOTE]
  .flatMap((all): [string, unknown][] => Object.entries(all))
  .filter((entry): entry is [string, TSchema] => IsSchema(entry[1]));

describe('Every text has a greatest length in', () => {
  it.each(schemas)('%s', (name, schema) => {
    expect([...unboundedTexts(schema as Part, name)]).toEqual([]);
  });
});

it('Finds a text without a greatest length', () => {
  expect(schemas.length).toBeGreaterThan(30);
  const nested = { properties: { a: { anyOf: [{ type: 'string' }, { type: 'null' }] } } };
  expect([...unboundedTexts(nested, 'Nested')]).toEqual(['Nested.properties.a.anyOf.0']);
});

describe('A normal form', () => {
  it('is made of every text that people type', () => {
    expect(normalForm('u\u0308ber'.repeat(100), 'NFC')).toBe('\u00fcber'.repeat(100));
    expect(normalForm('\ufb03', 'NFKC')).toBe('ffi');
    const zalgo = `a${'\u0316\u0300'.repeat(15)}`;
    expect(normalForm(zalgo, 'NFC')).toBe(zalgo.normalize('NFC'));
  });

  it('is not made of what takes long', () => {
    for (const text of ['u\u0308'.repeat(501), `a${'\u0300\u0316'.repeat(16)}`])
      expect(normalForm(text, 'NFC')).toBe(text);
  });

  it('takes no time for a text of any length', () => {
    const long = 'a'.concat('\u0300\u0316'.repeat(250_000));
    const startedAt = Date.now();
    for (const form of ['NFC', 'NFKC', 'NFKD'] as const) normalForm(long, form);
    expect(Date.now() - startedAt).toBeLessThan(1000);
  });
});
