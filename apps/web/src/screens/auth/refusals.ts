import { ApiError } from '../../lib/api/send.ts';
import { wordingOf } from '../../text/refusals.ts';
import { words } from '../../words/words.ts';

/** What is wrong with each field that the server refused. */
interface Refusals {
  readonly username?: string;
  readonly password?: string;
}

const CONFLICT = 409;

export function refusalsIn(error: unknown): Refusals {
  if (!(error instanceof ApiError)) return {};
  if (error.status === CONFLICT) return { username: words('library').account.form.nameTaken };
  return Object.fromEntries(
    error.errors
      .filter(({ path }) => path === 'username' || path === 'password')
      .map((field) => [field.path, wordingOf(field)]),
  );
}
