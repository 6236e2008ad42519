import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useFolder } from '../test/support/folders.ts';
import { BadSetting, readSettings } from './settings.ts';

const read = (env: Record<string, string>) => readSettings(env, '/built/web');

it('has a default for everything', () => {
  expect(read({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('./data'),
    databaseUrl: null,
    rateLimit: true,
    trustProxy: [],
    allowedHosts: [],
    refusesWeakPasswords: false,
    logLevel: 'info',
    reviewers: new Set(),
    publicGames: 'on',
    blockedWords: new Set(),
    guestMbPerDay: 500,
    guestGamesDays: null,
    webDir: '/built/web',
  });
});

it('takes an empty variable for one that is not set', () => {
  expect(read({ PORT: '', RATE_LIMIT: '', DATABASE_URL: ' ' })).toEqual(read({}));
});

it('reads every variable', () => {
  expect(
    read({
      HOST: '::1',
      PORT: '0',
      DATA_DIR: '/var/shows',
      DATABASE_URL: 'postgres://me@db/shows',
      RATE_LIMIT: 'off',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8',
      ALLOWED_HOSTS: ' Show.Example,röder.example, ,10.0.0.5',
      WEAK_PASSWORDS: 'refuse',
      LOG_LEVEL: 'warn',
      REVIEWERS: ' Anna ,BEN,',
      PUBLIC_GAMES: 'reviewed',
      GUEST_MB_PER_DAY: '50',
      GUEST_GAMES_DAYS: '90',
      WEB_DIR: '/srv/web',
    }),
  ).toEqual({
    host: '::1',
    port: 0,
    dataDir: '/var/shows',
    databaseUrl: 'postgres://me@db/shows',
    rateLimit: false,
    trustProxy: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    allowedHosts: ['show.example', 'xn--rder-5qa.example', '10.0.0.5'],
    refusesWeakPasswords: true,
    logLevel: 'warn',
    reviewers: new Set(['anna', 'ben']),
    publicGames: 'reviewed',
    blockedWords: new Set(),
    guestMbPerDay: 50,
    guestGamesDays: 90,
    webDir: '/srv/web',
  });
});

it.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3e3'],
  ['PORT', 'http'],
  ['HOST', 'not a host'],
  ['HOST', 'http://localhost'],
  ['DATABASE_URL', 'mysql://db/shows'],
  ['DATABASE_URL', 'shows'],
  ['RATE_LIMIT', 'on'],
  ['RATE_LIMIT', 'OFF'],
  ['RATE_LIMIT', '0'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.1,proxy'],
  ['ALLOWED_HOSTS', 'show.example:3000'],
  ['ALLOWED_HOSTS', 'https://show.example'],
  ['ALLOWED_HOSTS', 'show.example, a b'],
  ['ALLOWED_HOSTS', '*'],
  ['WEAK_PASSWORDS', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['REVIEWERS', 'anna,Guest'],
  ['REVIEWERS', 'wheel studio'],
  ['REVIEWERS', 'x'.repeat(41)],
  ['REVIEWERS', 'an\tna'],
  ['PUBLIC_GAMES', 'OFF'],
  ['PUBLIC_GAMES', 'yes'],
  ['GUEST_MB_PER_DAY', '0'],
  ['GUEST_MB_PER_DAY', 'lots'],
  ['GUEST_GAMES_DAYS', '-1'],
  ['GUEST_GAMES_DAYS', '1.5'],
  ['BLOCKED_WORDS', '/no/such/file'],
  ['BLOCKED_WORDS', '/'],
])('stops at %s=%s with one line that names it', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(BadSetting);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+$`));
});

it('never repeats a database password', () => {
  expect(() => read({ DATABASE_URL: 'mysql://me:hunter2@db' })).toThrow(/^((?!hunter2).)*$/);
});

describe('BLOCKED_WORDS', () => {
  const file = join(useFolder(), 'words.txt');
  const wordsIn = (content: string | Buffer) => {
    writeFileSync(file, content);
    return [...read({ BLOCKED_WORDS: file }).blockedWords];
  };

  it('are read one a line, folded, without comments', () => {
    expect(wordsIn('\uFEFF# mild ones\r\nDarn\r\n\n  Spaß # German\nNaïve')).toEqual([
      'darn',
      'spass',
      'naive',
    ]);
  });

  it('are refused with the line that holds two', () => {
    expect(() => wordsIn('one\ntwo three')).toThrow(/^BLOCKED_WORDS .*line 2\.$/);
  });

  it('are refused when they are no UTF-8', () => {
    expect(() => wordsIn(Buffer.from([0x64, 0xe4, 0x72, 0x6e]))).toThrow(/^BLOCKED_WORDS [^\n]+$/);
  });
});
