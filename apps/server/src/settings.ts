import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { BadSetting } from './bad-setting.ts';
import { readBlockedWords, readPublicGames, readReviewers } from './review/review-settings.ts';

export type Settings = Readonly<ReturnType<typeof readSettings>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(env: Environment, defaultWebDir: string) {
  // An empty variable is what compose files make of an unset one.
  const read = (name: string) => env[name]?.trim() || undefined;
  return {
    host: readHost(read('HOST')),
    port: readPort(read('PORT')),
    /** Where the embedded database lives. */
    dataDir: resolve(read('DATA_DIR') ?? './data'),
    /** A PostgreSQL address; null means the embedded database. */
    databaseUrl: readDatabaseUrl(read('DATABASE_URL')),
    rateLimit: readRateLimit(read('RATE_LIMIT')),
    /** Addresses and networks whose X-Forwarded-* headers are believed. */
    trustProxy: readTrustProxy(read('TRUST_PROXY')),
    logLevel: readLogLevel(read('LOG_LEVEL')),
    /** Who reviews public games. */
    reviewers: readReviewers(read('REVIEWERS')),
    /** Whether public games are listed at once, after a review, or not at all. */
    publicGames: readPublicGames(read('PUBLIC_GAMES')),
    /** What no public game may hold. */
    blockedWords: readBlockedWords(read('BLOCKED_WORDS')),
    /** The built web app. */
    webDir: resolve(read('WEB_DIR') ?? defaultWebDir),
  };
}

function readHost(host = '127.0.0.1'): string {
  if (isIP(host) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) {
    throw new BadSetting(`HOST must be an address or a host name, not "${host}".`);
  }
  return host;
}

function readPort(port = '3000'): number {
  const value = Number(port);
  if (!/^\d{1,5}$/.test(port) || value > 65_535) {
    throw new BadSetting(`PORT must be a number from 0 to 65535, not "${port}".`);
  }
  return value;
}

/** The address may hold a password, so the message does not repeat it. */
export function readDatabaseUrl(address: string | undefined, name = 'DATABASE_URL'): string | null {
  if (address === undefined) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'postgres:' && url?.protocol !== 'postgresql:') {
    throw new BadSetting(`${name} must be an address like postgres://user@host:5432/name.`);
  }
  return address;
}

function readRateLimit(value: string | undefined): boolean {
  if (value !== undefined && value !== 'off') {
    throw new BadSetting(`RATE_LIMIT can only be "off" or left out, not "${value}".`);
  }
  return value === undefined;
}

function readTrustProxy(list = ''): readonly string[] {
  const networks = list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const network of networks) {
    if (!isNetwork(network)) {
      throw new BadSetting(
        `TRUST_PROXY must list addresses or networks like 10.0.0.0/8, not "${network}".`,
      );
    }
  }
  return networks;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  // A prefix of 0 would believe everybody, and with it no rate limit would hold.
  return /^\d{1,3}$/.test(prefix) && +prefix >= 1 && +prefix <= (version === 4 ? 32 : 128);
}

function readLogLevel(level = 'info'): LogLevel {
  const known = LOG_LEVELS.find((name) => name === level);
  if (known === undefined) {
    throw new BadSetting(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${level}".`);
  }
  return known;
}
