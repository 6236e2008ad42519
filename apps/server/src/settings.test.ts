import { resolve } from 'node:path';
import { expect, it } from 'vitest';
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
    logLevel: 'info',
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
      LOG_LEVEL: 'warn',
      WEB_DIR: '/srv/web',
    }),
  ).toEqual({
    host: '::1',
    port: 0,
    dataDir: '/var/shows',
    databaseUrl: 'postgres://me@db/shows',
    rateLimit: false,
    trustProxy: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    logLevel: 'warn',
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
  ['LOG_LEVEL', 'loud'],
])('stops at %s=%s with one line that names it', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(BadSetting);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+$`));
});

it('never repeats a database password', () => {
  expect(() => read({ DATABASE_URL: 'mysql://me:hunter2@db' })).toThrow(/^((?!hunter2).)*$/);
});
