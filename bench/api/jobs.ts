import { madeUpGame, quizIdOf, randomFrom, searchTexts } from './made-up-games.ts';
import { quizRequest, searchRequest, suggestionsRequest } from './requests.ts';

export type Job = { readonly name: string; readonly requests: readonly string[] | 'create' };

/** Enough different ones that no cache of a few entries can answer them all. */
const differentRequests = 5000;

export function jobsFor(games: number, seed: number): readonly Job[] {
  const random = randomFrom(seed);
  const anyGame = () => Math.floor(random() * games);
  const anyWord = () => {
    const words = madeUpGame(seed, anyGame()).title.split(' ');
    return words[Math.floor(random() * (words.length - 1))] ?? 'quiz';
  };
  const many = (request: () => string) => Array.from({ length: differentRequests }, request);
  const asked = Object.values(searchTexts).map(searchRequest);
  return [
    { name: 'read by id', requests: many(() => quizRequest(quizIdOf(seed, anyGame()))) },
    { name: 'search', requests: [...asked, ...many(() => searchRequest(anyWord()))] },
    { name: 'suggestions', requests: [suggestionsRequest()] },
    { name: 'durable create', requests: 'create' },
  ];
}
