import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { invalidUsername } from '@wheel/contract';
import { BadSetting } from '../bad-setting.ts';
import { foldName } from '../storage/fold.ts';
import { isReservedName } from '../storage/reserved-names.ts';
import type { PublicGames } from '../storage/store.ts';
import { type BlockedWords, foldedWordsOf } from './blocked-words.ts';

/** Names as they are compared. */
export type Reviewers = ReadonlySet<string>;

export function readReviewers(list = ''): Reviewers {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  for (const name of names) {
    if (invalidUsername(name) !== null || isReservedName(name)) {
      throw new BadSetting(
        `REVIEWERS must list usernames, and ${JSON.stringify(name)} cannot be one.`,
      );
    }
  }
  return new Set(names.map(foldName));
}

const PUBLIC_GAMES: readonly PublicGames[] = ['on', 'reviewed', 'off'];

export function readPublicGames(value = 'on'): PublicGames {
  const known = PUBLIC_GAMES.find((choice) => choice === value);
  if (known === undefined) {
    throw new BadSetting(`PUBLIC_GAMES must be one of ${PUBLIC_GAMES.join(', ')}, not "${value}".`);
  }
  return known;
}

/** One word a line; what follows a `#` is a comment. */
export function readBlockedWords(file: string | undefined): BlockedWords {
  if (file === undefined) return new Set();
  return new Set(
    readText(resolve(file))
      .split('\n')
      .flatMap((line, nth) => {
        const words = foldedWordsOf(line.split('#')[0] ?? '');
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
