import { describe, expect, it } from 'vitest';
import { isEasilyGuessed } from './weak-password.ts';

describe('A password is easily guessed when it', () => {
  it.each([
    [
      'is a common word',
      'password',
      'football',
      'Sunshine',
      'iloveyou',
      'Passwort',
      'wheeloffortune',
    ],
    [
      'is a common word with digits or signs',
      'password1',
      'Dragon123!',
      '2024summer',
      '!!Admin!!',
      'Sommer2025',
    ],
    ['is a common word in other letters', 'P@ssw0rd', 'passw0rd!', 'w3lc0me1', 'l3tm31n!!'],
    ['is two common words', 'lovemonkey', 'redtiger', 'hellokitty12'],
    [
      'runs along the keyboard',
      '12345678',
      'qwertyuiop',
      'asdfghjkl',
      '1qaz2wsx',
      'zaq12wsx',
      'abcd1234',
      '87654321',
      '12345wert',
      'aaaabcdefg',
    ],
    ['repeats one piece', 'aaaaaaaa', '12121212', 'abcabcabc', '11112222', 'xyzxyzxy'],
    ['is a date', '24121990', '19901224', '24.12.1990', '12/24/1990'],
  ])('%s', (_, ...passwords) => {
    for (const password of passwords)
      expect([password, isEasilyGuessed(password, 'ada')]).toEqual([password, true]);
  });

  it.each([
    ['Annika-Berg', 'annika-berg'],
    ['greb-akinna', 'Annika-Berg'],
    ['annika-berg7!', 'Annika-Berg'],
    ['zxplorbzxplorb', 'zxplorb'],
  ])('is made of the user name: %s', (password, userName) => {
    expect(isEasilyGuessed(password, userName)).toBe(true);
    expect(isEasilyGuessed(password, '')).toBe(false);
  });
});

it.each([
  'correct horse battery staple',
  'tr0mbone-vikunja',
  'k8#Lq2!vZ',
  'Quokka jongliert',
  'plum7garage',
  '73190264',
  'zwölf blaue Kamele',
  '🎡🎡🎈🧩🎤🎲🎯🎪',
])('Lets a password pass that takes longer to guess: %s', (password) =>
  expect(isEasilyGuessed(password, 'ada')).toBe(false),
);

it('Does not look at passwords and names beyond the limit', () => {
  const long = 'a\u0300\u0316'.repeat(100_000);
  const startedAt = Date.now();
  expect(isEasilyGuessed(long, 'ada')).toBe(false);
  expect(isEasilyGuessed('password', long)).toBe(true);
  expect(Date.now() - startedAt).toBeLessThan(1000);
});

it('Answers at once for every odd password within the limit', () => {
  const odd = [
    '12'.repeat(64),
    'abc'.repeat(42),
    '123qwe'.repeat(21),
    `${'a'.repeat(127)}b`,
    `${'a'.repeat(123)}bqxzv`,
    `${'a'.repeat(60)}${'b'.repeat(60)}q!xz%v`,
    `${'!'.repeat(120)}x!!!!!!q`,
    `${'1'.repeat(60)}x${'1'.repeat(60)}y`,
    '\ufdfa'.repeat(128),
  ];
  const startedAt = Date.now();
  for (const password of odd) isEasilyGuessed(password, 'ada');
  for (const password of odd) isEasilyGuessed(password, password);
  expect(Date.now() - startedAt).toBeLessThan(1000);
});
