import type {
  GameCreated,
  GameEntries,
  GameList,
  LibraryGames,
  Quiz,
  SearchResults,
  Suggestions,
} from '@wheel/contract';
import { type Call, send } from './send.ts';

/** The calls that the first screens make; those of the library and of the login load with their screens. */
export const api = {
  /** Not awaited, and it outlives the page. */
  logout(token: string) {
    send('POST', '/Auth/logout', { token, keepalive: true }).catch((error: unknown) => {
      console.warn('The session could not be ended on the server.', error);
    });
  },

  userGames: (username: string, signal?: AbortSignal) =>
    send<GameList>('GET', `/user/${encodeURIComponent(username)}`, { signal }),

  libraryGames: (trash: '0' | '1', signal?: AbortSignal) =>
    send<LibraryGames>('GET', `/library/games?trash=${trash}`, { signal }),

  search: (query: string, signal?: AbortSignal) =>
    send<SearchResults>('GET', `/search?query=${encodeURIComponent(query)}`, { signal }),

  quiz: (id: string, call?: Call) => send<Quiz>('GET', `/quiz/${encodeURIComponent(id)}`, call),

  /** Titles in the language come first. */
  suggestions: async (language: string, signal?: AbortSignal) =>
    (await send<Suggestions | null>(
      'GET',
      `/searchsuggestions?language=${encodeURIComponent(language)}`,
      { signal },
    )) ?? [],

  createGame: (entries: GameEntries) =>
    send<GameCreated>('POST', '/games', { body: entries, isRepeatable: true }),
};
