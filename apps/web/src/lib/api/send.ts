import type { FieldError, Problem, ProblemCode } from '@wheel/contract';
import { forgetUser, storedUser } from '../stored-user.ts';

const TIMEOUT_MS = 15_000;
export const LOGIN_PATH = '/Auth/login';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Call {
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Of the stored user, unless the call is made on the way out. */
  readonly token?: string | undefined;
  readonly keepalive?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** Is given the headers of the answer. */
  readonly onHeaders?: (headers: Headers) => void;
  /** The revision that is changed. */
  readonly revision?: number;
  /** Its answer must begin in time, and may take as long as it takes. */
  readonly isLong?: boolean;
  /** Done twice it comes to the same, though its method does not say so. */
  readonly isRepeatable?: boolean;
}

const REPEATABLE: readonly Method[] = ['GET', 'PUT', 'DELETE'];

/**
 * A server may close a connection that was idle just as a call goes out on it. Without a network there is nothing to try
 * again.
 */
const isConnectionBroken = (error: unknown): boolean =>
  error instanceof TypeError && globalThis.navigator?.onLine !== false;

export async function send<Answer>(method: Method, path: string, call: Call = {}): Promise<Answer> {
  const response = await respond(method, path, call);
  if (!response.ok) throw await refusalIn(response, call.signal);
  call.onHeaders?.(response.headers);
  const answer = await jsonOf(response);
  call.signal?.throwIfAborted();
  if (answer === undefined) throw new ApiError(response.status, { title: 'The answer broke off.' });
  // The contract's schemas shape every answer on the server's side.
  return answer as Answer;
}

export async function refusalIn(response: Response, signal?: AbortSignal): Promise<ApiError> {
  const problem = await jsonOf(response);
  signal?.throwIfAborted();
  return new ApiError(response.status, (problem ?? {}) as Partial<Problem>);
}

/** Any answer of the server. */
export async function respond(method: Method, path: string, call: Call): Promise<Response> {
  const { body, signal, keepalive = false, token = storedUser()?.token, revision } = call;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIMEOUT_MS);
  const isRepeatable = call.isRepeatable ?? REPEATABLE.includes(method);
  const attempt = () =>
    fetch(API_BASE + path, {
      method,
      keepalive,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
        ...call.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
  try {
    const response = await attempt().catch((error: unknown) => {
      if (!isRepeatable || !isConnectionBroken(error)) throw error;
      return attempt();
    });
    // A login that fails says nothing about the session.
    if (token && response.status === SIGNED_OUT && path !== LOGIN_PATH) forgetUser(token);
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError(error);
  } finally {
    if (call.isLong) clearTimeout(timer);
  }
}

const SIGNED_OUT = 401;
/** Their answers are empty. */
const ACCEPTED = 202;
const NO_CONTENT = 204;

/** Undefined when the body broke off, or is no JSON at all. */
async function jsonOf(response: Response): Promise<unknown> {
  if (response.status === NO_CONTENT || response.status === ACCEPTED) return null;
  return response.json().catch(() => undefined);
}

/** Where the API is, for calls and for rooms: a path on this origin, or a whole address. */
export const API_BASE = import.meta.env.VITE_API_BASE ?? '/api';

/** The server refused or failed. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ProblemCode | null;
  readonly errors: readonly FieldError[];

  constructor(status: number, { title = '', code, errors = [] }: Partial<Problem>) {
    super(title);
    this.name = 'ApiError';
    this.status = status;
    this.code = code ?? null;
    this.errors = errors;
  }
}

/** No answer came, or not all of it: offline, server gone, or too slow. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The game API did not answer.', { cause });
    this.name = 'NetworkError';
  }
}
