import { seededRandom } from '../../apps/server/test/support/game-titles.ts';
import { anyWords, differentRequests, quizIdOf, searchTexts } from './made-up-games.ts';
import { quizRequest, searchRequest, suggestionsRequest } from './requests.ts';

export type Job = { readonly name: string; readonly requests: readonly string[] | 'create' };

export function jobsFor(games: number, seed: number): readonly Job[] {
  const random = seededRandom(seed);
  const anyIds = Array.from({ length: differentRequests }, () =>
    quizIdOf(seed, Math.floor(random() * games)),
  );
  const asked = [...Object.values(searchTexts), ...anyWords(seed)];
  return [
    { name: 'read by id', requests: anyIds.map(quizRequest) },
    { name: 'search', requests: asked.map(searchRequest) },
    { name: 'suggestions', requests: [suggestionsRequest()] },
    { name: 'durable create', requests: 'create' },
  ];
}
