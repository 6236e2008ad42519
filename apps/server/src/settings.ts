import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { invalidUsername } from '@wheel/contract';
import { type BlockedWords, listedWordsOf } from './review/blocked-words.ts';
import type { PublicGames } from './storage/access.ts';
import { foldName } from './storage/fold.ts';
import { isReservedName } from './storage/name-skeleton.ts';

/** Its message is the one line that the operator is shown. */
export class BadSetting extends Error {}

export type Settings = Readonly<ReturnType<typeof readSettings>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
const PUBLIC_GAMES: readonly PublicGames[] = ['on', 'reviewed', 'off'];

/** Names as they are compared. */
type Reviewers = ReadonlySet<string>;

export type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(env: Environment, defaultWebDir: string) {
  // An empty variable is what compose files make of an unset one.
  const read = (name: string) => env[name]?.trim() || undefined;
  return {
    host: readHost('HOST', read('HOST')),
    port: readPort('PORT', read('PORT') ?? '3000'),
    /** Where the embedded database lives. */
    dataDir: resolve(read('DATA_DIR') ?? './data'),
    /** A PostgreSQL address; null means the embedded database. */
    databaseUrl: readDatabaseUrl(read('DATABASE_URL')),
    rateLimit: readRateLimit(read('RATE_LIMIT')),
    /** Addresses and networks whose X-Forwarded-* headers are believed. */
    trustProxy: readTrustProxy(read('TRUST_PROXY')),
    /** Names that the server goes by, besides those that are served anyway. */
    allowedHosts: readAllowedHosts(read('ALLOWED_HOSTS')),
    /** Whether passwords that are easily guessed are refused. */
    refusesWeakPasswords:
      readChoice('WEAK_PASSWORDS', read('WEAK_PASSWORDS') ?? 'allow', ['allow', 'refuse']) ===
      'refuse',
    logLevel: readChoice('LOG_LEVEL', read('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    /** Who reviews public games. */
    reviewers: readReviewers(read('REVIEWERS')),
    /** Whether public games are listed at once, after a review, or not at all. */
    publicGames: readChoice('PUBLIC_GAMES', read('PUBLIC_GAMES') ?? 'on', PUBLIC_GAMES),
    /** What no public game may hold. */
    blockedWords: readBlockedWords(read('BLOCKED_WORDS')),
    /** How much guests may build in a day, all together. */
    guestMbPerDay: readWhole('GUEST_MB_PER_DAY', read('GUEST_MB_PER_DAY')) ?? 500,
    /** After how many days without a play a guest's game is removed; null: never. */
    guestGamesDays: readWhole('GUEST_GAMES_DAYS', read('GUEST_GAMES_DAYS')),
    /** The built web app. */
    webDir: resolve(read('WEB_DIR') ?? defaultWebDir),
  };
}

export function readChoice<T extends string>(
  name: string,
  value: string,
  choices: readonly T[],
): T {
  const known = choices.find((choice) => choice === value);
  if (known === undefined)
    throw new BadSetting(`${name} must be one of ${choices.join(', ')}, not "${value}".`);
  return known;
}

export function readHost(name: string, host = '127.0.0.1'): string {
  if (isIP(host) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) {
    throw new BadSetting(`${name} must be an address or a host name, not "${host}".`);
  }
  return host;
}

export function readPort(name: string, port: string): number {
  const value = Number(port);
  if (!/^\d{1,5}$/.test(port) || value > 65_535) {
    throw new BadSetting(`${name} must be a number from 0 to 65535, not "${port}".`);
  }
  return value;
}

/** The address may hold a password, so the message does not repeat it. */
function readDatabaseUrl(address: string | undefined): string | null {
  if (address === undefined) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'postgres:' && url?.protocol !== 'postgresql:') {
    throw new BadSetting(`DATABASE_URL must be an address like postgres://user@host:5432/name.`);
  }
  return address;
}

/** A number of something, at least one. */
function readWhole(name: string, value: string | undefined): number | null {
  if (value === undefined) return null;
  if (!/^[1-9]\d{0,6}$/.test(value)) {
    throw new BadSetting(`${name} must be a whole number from 1 on, not "${value}".`);
  }
  return Number(value);
}

function readRateLimit(value: string | undefined): boolean {
  if (value !== undefined && value !== 'off') {
    throw new BadSetting(`RATE_LIMIT can only be "off" or left out, not "${value}".`);
  }
  return value === undefined;
}

const partsOf = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function readTrustProxy(list = ''): readonly string[] {
  const networks = partsOf(list);
  for (const network of networks) {
    if (!isNetwork(network)) {
      throw new BadSetting(
        `TRUST_PROXY must list addresses or networks like 10.0.0.0/8, not "${network}".`,
      );
    }
  }
  return networks;
}

function readAllowedHosts(list = ''): readonly string[] {
  return partsOf(list).map((host) => {
    // As a browser sends it: in lower case, and other letters than a to z in their ASCII form.
    const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
    const isName = /^[a-z0-9.:[\]_-]+$/.test(url?.hostname ?? '');
    if (url === null || !isName || url.href !== `http://${url.hostname}/`) {
      throw new BadSetting(
        `ALLOWED_HOSTS must list host names like show.example, without port, not "${host}".`,
      );
    }
    return url.hostname;
  });
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  // A prefix of 0 would believe everybody, and with it no rate limit would hold.
  return /^\d{1,3}$/.test(prefix) && +prefix >= 1 && +prefix <= (version === 4 ? 32 : 128);
}

function readReviewers(list = ''): Reviewers {
  const names = partsOf(list);
  for (const name of names) {
    if (invalidUsername(name) !== null || isReservedName(name)) {
      throw new BadSetting(
        `REVIEWERS must list usernames, and ${JSON.stringify(name)} cannot be one.`,
      );
    }
  }
  return new Set(names.map(foldName));
}

/** One word a line; what follows a `#` is a comment. */
function readBlockedWords(file: string | undefined): BlockedWords {
  if (file === undefined) return new Set();
  return new Set(
    readText(resolve(file))
      .split('\n')
      .flatMap((line, nth) => {
        const words = listedWordsOf(line.split('#')[0] ?? '');
        if (words.length > 1) {
          throw new BadSetting(`BLOCKED_WORDS has more than one word in line ${nth + 1}.`);
        }
        return words;
      }),
  );
}

function readText(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BadSetting(`BLOCKED_WORDS must name a text file in UTF-8: ${reason}`);
  }
}
