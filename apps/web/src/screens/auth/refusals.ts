import { wordingOf } from '../../lib/api/refusal-wording.ts';
import { ApiError } from '../../lib/api/send.ts';

/** What is wrong with each field that the server refused. */
export interface Refusals {
  readonly username?: string;
  readonly password?: string;
}

const CONFLICT = 409;
const NAME_TAKEN = 'This username is taken';

export function refusalsIn(error: unknown): Refusals {
  if (!(error instanceof ApiError)) return {};
  if (error.status === CONFLICT) return { username: NAME_TAKEN };
  return Object.fromEntries(
    error.errors
      .filter(({ path }) => path === 'username' || path === 'password')
      .map((field) => [field.path, wordingOf(field)]),
  );
}
