import type { NewGame } from '../../src/storage/store.ts';
import { gameTitles } from './game-titles.ts';

/** A version-4 UUID that tells which game it is. */
export const seededQuizId = (nth: number) =>
  `00000000-0000-4000-8000-${nth.toString(16).padStart(12, '0')}`;

/** Many public games of one puzzle each, always the same. */
export function* seededGames(count: number, seed = 1): Generator<NewGame> {
  let nth = 0;
  for (const title of gameTitles(count, seed)) {
    yield {
      quizId: seededQuizId(nth++),
      title,
      owner: 'Guest',
      isPublic: true,
      entries: [{ category: 'Word', searchedWord: 'Lucky spin' }],
    };
  }
}
