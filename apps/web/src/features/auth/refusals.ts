import { ApiError } from '../../lib/api/api-error.ts';

/** What the server said about each field that it refused. */
export interface Refusals {
  readonly username?: string;
  readonly password?: string;
}

const CONFLICT = 409;

export function refusalsIn(error: unknown): Refusals {
  if (!(error instanceof ApiError)) return {};
  if (error.status === CONFLICT) return { username: error.message };
  const about = (field: string) => error.errors.find(({ path }) => path === field)?.message;
  const username = about('username');
  const password = about('password');
  return { ...(username && { username }), ...(password && { password }) };
}
