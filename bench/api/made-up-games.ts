import { createHash } from 'node:crypto';
import type { NewGame } from '../../apps/server/src/storage/store.ts';
import { gameTitles } from '../../apps/server/test/support/game-titles.ts';

/** What the searches of the benchmark ask for, from what most titles hold to what none does. */
export const searchTexts = {
  'one letter': 'q',
  'two letters': 'mu',
  'part of many words': 'ing',
  'common word': 'night',
  'two common words': 'quiz night',
  'rare word': 'zyzzyva',
  'no match': 'wxqzkj',
} as const;

/** Enough different ones that no cache of a few entries can answer them all. */
export const differentRequests = 5000;

/** Words as they end titles, the common ones more often than the rare ones. */
export const anyWords = (seed: number) =>
  [...gameTitles(differentRequests, seed)].map((title) => title.split(' ').at(-1) ?? '');

const rareEvery = 10_000;
const titleOf = (title: string, nth: number) =>
  nth % rareEvery === rareEvery / 20 ? `${title} Zyzzyva` : title;

/** The id of the nth game, known without asking the database and spread like real ones. */
export function quizIdOf(seed: number, nth: number): string {
  const hex = createHash('sha1').update(`${seed}:${nth}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const entries = [
  { category: 'Landscape', searchedWord: 'A quiet harbour' },
  { category: 'Instrument', searchedWord: 'Second violin' },
  { category: 'Location', searchedWord: 'Behind the curtain' },
];

/** The games from number `from` up to `count`, the same ones for every seed. */
export function* madeUpGames(from: number, count: number, seed: number): Generator<NewGame> {
  let nth = -1;
  for (const title of gameTitles(count, seed)) {
    nth += 1;
    if (nth < from) continue;
    yield {
      quizId: quizIdOf(seed, nth),
      title: titleOf(title, nth),
      owner: 'Guest',
      visibility: 'public',
      entries,
    };
  }
}
