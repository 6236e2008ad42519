import { gameTitles, seededRandom } from '../../apps/server/test/support/game-titles.ts';
import { quizIdOf, searchTexts } from './made-up-games.ts';
import { quizRequest, searchRequest, suggestionsRequest } from './requests.ts';

export type Job = { readonly name: string; readonly requests: readonly string[] | 'create' };

/** Enough different ones that no cache of a few entries can answer them all. */
const differentRequests = 5000;

export function jobsFor(games: number, seed: number): readonly Job[] {
  const random = seededRandom(seed);
  const anyIds = Array.from({ length: differentRequests }, () =>
    quizIdOf(seed, Math.floor(random() * games)),
  );
  const anyWords = [...gameTitles(differentRequests, seed)].map((title) => title.split(' ').at(-1));
  const asked = [...Object.values(searchTexts), ...anyWords.map((word) => word ?? '')];
  return [
    { name: 'read by id', requests: anyIds.map(quizRequest) },
    { name: 'search', requests: asked.map(searchRequest) },
    { name: 'suggestions', requests: [suggestionsRequest()] },
    { name: 'durable create', requests: 'create' },
  ];
}
