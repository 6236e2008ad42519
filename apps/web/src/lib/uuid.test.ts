import { expect, it } from 'vitest';
import { newUuid } from './uuid.ts';

const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('makes version-4 UUIDs', () => {
  expect(newUuid()).toMatch(V4);
});

it('makes them from random bytes where randomUUID is missing', () => {
  const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  const made = new Set(Array.from({ length: 200 }, () => newUuid(insecure)));
  expect(made.size).toBe(200);
  for (const uuid of made) expect(uuid).toMatch(V4);
});
