import type { Entry, GameEdit, LibraryGame, WholeGame } from '@wheel/contract';
import { beforeAll } from 'vitest';
import type { Api } from './api.ts';
import { gameOf } from './games.ts';

export const entriesOf = (...words: string[]): Entry[] =>
  words.map((searchedWord) => ({ category: 'Pets', searchedWord }));

export const editWith = (part: Partial<GameEdit> = {}): GameEdit => ({
  gameTitle: 'Edited',
  visibility: 'public',
  entries: entriesOf('cat', 'cow'),
  ...part,
});

export const at = (quizId: string) => `/api/library/games/${quizId}`;

/** The library of one signed-in host, for a whole suite. */
export function useLibrary(api: () => Api, userName: string) {
  let token = '';
  beforeAll(async () => {
    token = await api().signIn(userName);
  });
  const listed = async (query = ''): Promise<LibraryGame[]> =>
    (await api().get(`/api/library/games${query}`, { token })).json();
  return {
    token: () => token,
    build: (gameTitle = 'Animals', words = ['dog', 'bee', 'ant']) =>
      api().build(gameOf(words, { username: userName, gameTitle }), token),
    read: async (quizId: string): Promise<WholeGame> =>
      (await api().get(at(quizId), { token })).json(),
    change: (method: 'PUT' | 'PATCH' | 'DELETE', quizId: string, body: unknown, match = '"1"') =>
      api().call(method, at(quizId), { token, body, headers: { 'if-match': match } }),
    listed,
    inList: async (quizId: string, query = '') =>
      (await listed(query)).find((game) => game.quizId === quizId),
    found: async (text: string): Promise<string[]> =>
      (await api().get(`/api/search?query=${text}`))
        .json()
        .map(({ quizId }: { quizId: string }) => quizId),
  };
}
