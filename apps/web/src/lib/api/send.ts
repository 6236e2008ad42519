import type { Problem } from '@wheel/contract';
import { storedUser } from '../stored-user.ts';
import { ApiError, NetworkError } from './api-error.ts';

const BASE = import.meta.env.VITE_API_BASE ?? '/api';
const TIMEOUT_MS = 15_000;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Call {
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Of the stored user, unless the call is made on the way out. */
  readonly token?: string | undefined;
  readonly keepalive?: boolean;
  /** The revision that is changed. */
  readonly revision?: number;
}

export async function send<Answer>(method: Method, path: string, call: Call = {}): Promise<Answer> {
  const response = await respond(method, path, call);
  const answer = await jsonOf(response);
  call.signal?.throwIfAborted();
  if (!response.ok) throw new ApiError(response.status, (answer ?? {}) as Partial<Problem>);
  if (answer === undefined) throw new ApiError(response.status, { title: 'The answer broke off.' });
  // The contract's schemas shape every answer on the server's side.
  return answer as Answer;
}

/** What the server answers, whatever it is. */
export async function respond(method: Method, path: string, call: Call): Promise<Response> {
  const { body, signal, keepalive = false, token = storedUser()?.token, revision } = call;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(BASE + path, {
      method,
      keepalive,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError(error);
  }
}

/** Their answers are empty. */
const ACCEPTED = 202;
const NO_CONTENT = 204;

/** Undefined when the body broke off, or is no JSON at all. */
async function jsonOf(response: Response): Promise<unknown> {
  if (response.status === NO_CONTENT || response.status === ACCEPTED) return null;
  return response.json().catch(() => undefined);
}
