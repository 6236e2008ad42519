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
  /** Its answer must begin in time, and may take as long as it takes. */
  readonly isLong?: boolean;
}

export async function send<Answer>(method: Method, path: string, call: Call = {}): Promise<Answer> {
  const response = await respond(method, path, call);
  if (!response.ok) throw await refusalIn(response, call.signal);
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

/** What the server answers, whatever it is. */
export async function respond(method: Method, path: string, call: Call): Promise<Response> {
  const { body, signal, keepalive = false, token = storedUser()?.token, revision } = call;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIMEOUT_MS);
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
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError(error);
  } finally {
    if (call.isLong) clearTimeout(timer);
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
