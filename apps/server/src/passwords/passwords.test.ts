import { beforeAll, expect, it } from 'vitest';
import { createPasswords, type Passwords } from './passwords.ts';

let passwords: Passwords;
beforeAll(async () => {
  passwords = await createPasswords();
});

it('stores argon2id with its cost and a salt of its own', async () => {
  const [one, two] = [await passwords.hash('longenough'), await passwords.hash('longenough')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

it('knows the right password from a wrong one', async () => {
  const stored = await passwords.hash('pässwörd 🎡');
  expect(await passwords.verify(stored, 'pässwörd 🎡')).toBe(true);
  expect(await passwords.verify(stored, 'pässwörd')).toBe(false);
  expect(await passwords.verify(stored, '')).toBe(false);
});

it('takes nothing for right when there is no account', async () => {
  expect(await passwords.verify(null, 'anything')).toBe(false);
});

it('does not take a longer password for its beginning', async () => {
  const stored = await passwords.hash('🎡'.repeat(128));
  expect(await passwords.verify(stored, '🎡'.repeat(128))).toBe(true);
  expect(await passwords.verify(stored, '🎡'.repeat(129))).toBe(false);
});
