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

interface Call {
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Of the stored user, unless the call is made on the way out. */
  readonly token?: string | undefined;
  readonly keepalive?: boolean;
}

export const api = {
  register: (credentials: Credentials) => send<Registered>('/Auth/register', { body: credentials }),

  login: (credentials: Credentials) => send<LoggedIn>('/Auth/login', { body: credentials }),

  /** Nobody waits for it, and it outlives the page. */
  logout(token: string) {
    send('/Auth/logout', { body: {}, token, keepalive: true }).catch((error: unknown) => {
      console.warn('The session could not be ended on the server.', error);
    });
  },

  userGames: (username: string, signal?: AbortSignal) =>
    send<GameList>(`/user/${encodeURIComponent(username)}`, { signal }),

  search: (query: string, signal?: AbortSignal) =>
    send<SearchResults>(`/search?query=${encodeURIComponent(query)}`, { signal }),

  quiz: (id: string, signal?: AbortSignal) =>
    send<Quiz>(`/quiz/${encodeURIComponent(id)}`, { signal }),

  suggestions: async (signal?: AbortSignal) =>
    (await send<Suggestions | null>('/searchsuggestions', { signal })) ?? [],

  createGame: (entries: GameEntries) => send<GameCreated>('/games', { body: entries }),
};

async function send<Answer>(path: string, call: Call): Promise<Answer> {
  const { body, keepalive = false, token = storedUser()?.token } = call;
  const response = await answerTo(path, call.signal, {
    method: body === undefined ? 'GET' : 'POST',
    keepalive,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // An empty answer (204) has no JSON in it.
  const text = await response.text().catch(() => '');
  const answer: unknown = parse(text);
  if (!response.ok) {
    const problem = (answer ?? {}) as Partial<Problem>;
    throw new ApiError(response.status, problem.title ?? response.statusText, problem.errors);
  }
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

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
