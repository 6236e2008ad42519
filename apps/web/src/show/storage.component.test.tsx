import { afterEach, expect, it } from 'vitest';
import { inStore } from '../lib/storage/database.ts';
import { createClaims } from './storage.ts';

const slotsOf = (name: string) => IDBKeyRange.bound([name], [name, []]);
const old = createClaims('old run', 'none');
const claims = createClaims('new run', 'old run');

afterEach(() =>
  inStore('readwrite', (store) => {
    for (const name of ['old run', 'new run']) store.delete(slotsOf(name));
    return () => true;
  }),
);

it('Takes over what an earlier version kept, and leaves that in its place', async () => {
  const { number } = await old.claim(3);
  await old.write(number, 'half a show');
  expect(await claims.peek()).toBe('half a show');
  expect(await claims.claim(1)).toEqual({ number: 4, value: 'half a show', isKept: true });
  expect(await old.peek()).toBe('half a show');
});

it('Keeps its own from a page of the earlier version', async () => {
  const { number } = await claims.claim(1);
  await claims.write(number, 'a whole show');
  await old.write((await old.claim(7)).number, 'something else');
  expect(await claims.peek()).toBe('a whole show');
  expect((await claims.claim(1)).value).toBe('a whole show');
});
