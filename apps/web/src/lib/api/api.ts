import type {
  Credentials,
  GameCreated,
  GameEntries,
  GameList,
  LoggedIn,
  Problem,
  Quiz,
  Registered,
  SearchResults,
  Suggestions,
} from '@wheel/contract';
import { storedUser } from '../stored-user.ts';
import { ApiError, NetworkError } from './api-error.ts';

const BASE = import.meta.env.VITE_API_BASE ?? '/api';
const TIMEOUT_MS = 15_000;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Call {
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Of the stored user, unless the call is made on the way out. */
  readonly token?: string | undefined;
  readonly keepalive?: boolean;
}

export const api = {
  register: (credentials: Credentials) =>
    send<Registered>('POST', '/Auth/register', { body: credentials }),

  login: (credentials: Credentials) => send<LoggedIn>('POST', '/Auth/login', { body: credentials }),

  /** Nobody waits for it, and it outlives the page. */
  logout(token: string) {
    send('POST', '/Auth/logout', { token, keepalive: true }).catch((error: unknown) => {
      console.warn('The session could not be ended on the server.', error);
    });
  },

  userGames: (username: string, signal?: AbortSignal) =>
    send<GameList>('GET', `/user/${encodeURIComponent(username)}`, { signal }),

  search: (query: string, signal?: AbortSignal) =>
    send<SearchResults>('GET', `/search?query=${encodeURIComponent(query)}`, { signal }),

  quiz: (id: string, signal?: AbortSignal) =>
    send<Quiz>('GET', `/quiz/${encodeURIComponent(id)}`, { signal }),

  suggestions: async (signal?: AbortSignal) =>
    (await send<Suggestions | null>('GET', '/searchsuggestions', { signal })) ?? [],

  createGame: (entries: GameEntries) => send<GameCreated>('POST', '/games', { body: entries }),
};

async function send<Answer>(method: Method, path: string, call: Call): Promise<Answer> {
  const { body, signal, keepalive = false, token = storedUser()?.token } = call;
  const response = await answerTo(path, signal, {
    method,
    keepalive,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await jsonOf(response);
  signal?.throwIfAborted();
  if (!response.ok) throw new ApiError(response.status, (answer ?? {}) as Partial<Problem>);
  if (answer === undefined) throw new ApiError(response.status, { title: 'The answer broke off.' });
  // The contract's schemas shape every answer on the server's side.
  return answer as Answer;
}

async function answerTo(path: string, signal: AbortSignal | undefined, init: RequestInit) {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(BASE + path, {
      ...init,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError(error);
  }
}

const NO_CONTENT = 204;

/** Undefined when the body broke off, or is no JSON at all. */
async function jsonOf(response: Response): Promise<unknown> {
  if (response.status === NO_CONTENT) return null;
  return response.json().catch(() => undefined);
}
