import type { GameList, LibraryGames, Quiz, SearchResults, Suggestions } from '@wheel/contract';
import { type Call, send } from './send.ts';

/** What My Wheels shows of a host. */
export type Lists = {
  readonly 'my-games': GameList;
  readonly library: LibraryGames;
  readonly trash: LibraryGames;
};
type Promised = { readonly [Name in keyof Lists]: Promise<Lists[Name]> };
type Asked = { readonly username: string; lists: Partial<Promised> };
let asked: Asked | null = null;
/** A list that nobody came for is not shown later, when there may be others. */
const ASKED_FOR_MS = 5000;

/** Asks for the lists of a host while the screen that shows them is on its way. */
export function askAhead(username: string): void {
  const lists: Promised = {
    'my-games': api.userGames(username),
    library: api.libraryGames('0'),
    trash: api.libraryGames('1'),
  };
  for (const list of Object.values(lists)) list.catch(() => {});
  const ahead: Asked = { username, lists };
  asked = ahead;
  setTimeout(() => {
    ahead.lists = {};
  }, ASKED_FOR_MS);
}

/** What was asked for ahead, once. */
export function takeAsked<Name extends keyof Lists>(
  name: Name,
  username: string,
): Promised[Name] | undefined {
  if (asked?.username !== username) return undefined;
  const { [name]: list, ...left } = asked.lists;
  asked.lists = left;
  return list;
}

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
};
