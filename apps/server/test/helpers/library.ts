import type {
  Entry,
  GameEdit,
  GameEntry,
  LibraryGame,
  ReviewedGame,
  WholeGame,
} from '@wheel/contract';
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

const idsOf = (games: readonly { quizId: string }[]) => games.map(({ quizId }) => quizId);

/** One signed-in reviewer, for a whole suite; the server has to know the name. */
export function useReviewer(api: () => Api, userName = 'Rita') {
  let token = '';
  beforeAll(async () => {
    token = await api().signIn(userName);
  });
  return {
    token: () => token,
    list: async (): Promise<ReviewedGame[]> =>
      (await api().get('/api/review/reports', { token })).json(),
    judge: (quizId: string, verdict: unknown) =>
      api().post(`/api/review/games/${quizId}`, { verdict }, { token }),
  };
}

/** Reports from an address of their own, as many people would send them. */
export const reportFrom = (
  api: Api,
  quizId: string,
  remoteAddress: string,
  body: unknown = { reason: 'unsuitable' },
) =>
  api.app.inject({
    method: 'POST',
    url: `${at(quizId)}/reports`,
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

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
    build: (gameTitle = 'Animals', part: Partial<GameEntry> = {}, words = ['dog', 'bee', 'ant']) =>
      api().build(gameOf(words, { username: userName, gameTitle, ...part }), token),
    read: async (quizId: string): Promise<WholeGame> =>
      (await api().get(at(quizId), { token })).json(),
    change: (method: 'PUT' | 'PATCH' | 'DELETE', quizId: string, body?: unknown, match = '"1"') =>
      api().call(method, at(quizId), { token, body, headers: { 'if-match': match } }),
    restore: (quizId: string) => api().call('POST', `${at(quizId)}/restore`, { token }),
    listed,
    inList: async (quizId: string, query = '') =>
      (await listed(query)).find((game) => game.quizId === quizId),
    found: async (text: string): Promise<string[]> =>
      idsOf((await api().get(`/api/search?query=${text}`)).json()),
  };
}
