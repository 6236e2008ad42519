import { setTimeout as pause } from 'node:timers/promises';
import type { WholeGame } from '@wheel/contract';
import { type Answer, type Call, type Client, patiently } from './client.ts';
import { makeGame, postGame } from './games.ts';

/** Somebody with an account, who edits. */
export type Host = { readonly userName: string; readonly authorization: string };

export async function signUp(client: Client, userName: string): Promise<Host> {
  const body = { username: userName, password: 'long enough' };
  await patiently(client, '/api/Auth/register', { body });
  let answer = await patiently(client, '/api/Auth/login', { body });
  // An injected fault may take a moment to keep what it has promised.
  for (let tries = 1; answer.status !== 200 && tries < 20; tries++) {
    await pause(100);
    answer = await patiently(client, '/api/Auth/login', { body });
  }
  const { sessionToken } = JSON.parse(answer.body) as { sessionToken: string };
  return { userName, authorization: `Bearer ${sessionToken}` };
}

/** What is in one of the host's games, or that it is in the trash, or gone. */
export type Content = {
  readonly place: 'library' | 'trash' | 'gone';
  readonly revision: number;
  readonly gameTitle: string;
  readonly words: readonly string[];
};

export const isSame = (one: Content, other: Content): boolean =>
  one.place === other.place &&
  (one.place === 'gone' ||
    (one.revision === other.revision &&
      one.gameTitle === other.gameTitle &&
      (one.place === 'trash' || one.words.join() === other.words.join())));

export async function buildGame(
  client: Client,
  { userName: username, authorization }: Host,
): Promise<{ quizId: string; content: Content }> {
  const game = makeGame({ username });
  const { status, body } = await postGame(client, game, { authorization });
  if (status !== 201) throw new Error(`A create answered ${status}: ${body}`);
  const words = game.entries.map(({ searchedWord }) => searchedWord);
  const gameTitle = game.entries[0]?.gameTitle ?? '';
  return { quizId: game.quizId, content: { place: 'library', revision: 1, gameTitle, words } };
}

export const callAs = (
  client: Client,
  { authorization }: Host,
  path: string,
  { headers = {}, ...call }: Call = {},
): Promise<Answer> => client.call(path, { ...call, headers: { ...headers, authorization } });

/** Every game of the host that the server has, as it has it. */
export async function contentsOf(client: Client, host: Host): Promise<Map<string, Content>> {
  const found = new Map<string, Content>();
  const headers = { authorization: host.authorization };
  for (const place of ['library', 'trash'] as const) {
    const query = place === 'trash' ? '?trash=1' : '';
    const answer = await patiently(client, `/api/library/games${query}`, { headers });
    for (const { quizId, gameTitle, revision, puzzleCount } of JSON.parse(answer.body)) {
      const words = place === 'trash' ? Array(puzzleCount).fill('') : await wordsOf(quizId);
      found.set(quizId, { place, revision, gameTitle, words });
    }
  }
  return found;

  async function wordsOf(quizId: string): Promise<string[]> {
    const { body } = await patiently(client, `/api/library/games/${quizId}`, { headers });
    return (JSON.parse(body) as WholeGame).entries.map(({ searchedWord }) => searchedWord);
  }
}
