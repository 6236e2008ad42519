import type { ProblemCode } from '@wheel/contract';
import { ApiError } from './api-error.ts';
import { wordingOf } from './field-wording.ts';

export const SESSION_OVER = 'Your session is over. Please log in again.';

/** What a host reads when a call of the library was refused, by the server's code. */
const WORDING: Readonly<Partial<Record<ProblemCode, string>>> = {
  NOT_SIGNED_IN: SESSION_OVER,
  NOT_FOUND: 'This game is not here any more.',
  LIBRARY_FULL: 'Your library is full. Please delete a game first.',
  WRONG_PASSWORD: 'The password is wrong.',
  STALE: 'This game was changed in another window.',
  TOO_LARGE: 'This is too large for the server.',
  TOO_MANY: 'Too much at once. Please wait a moment.',
  OVERLOADED: 'The server is busy. Please try again.',
  NO_ROOM_ON_DISK: 'The server has no room left to save this.',
};

export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The server does not answer. Please try again.';
  const [field] = error.errors;
  if (field?.path === 'visibility' && field.code === 'NOT_ALLOWED')
    return 'Games cannot be made public on this server.';
  if (field) return `${wordingOf(field)}.`;
  return (error.code && WORDING[error.code]) ?? 'That did not work. Please try again.';
}
