import type { FieldCode, FieldError, ProblemCode } from '@wheel/contract';
import { ApiError } from './send.ts';

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

/** What a host reads beside a field, by the server's code for what is wrong with it; `#` is the limit. */
const FIELD_WORDING: Readonly<Record<FieldCode, string>> = {
  REQUIRED: 'Please fill this in',
  WRONG_TYPE: 'This was not accepted',
  TOO_SHORT: 'At least # characters are needed',
  TOO_LONG: 'At most # characters are allowed',
  CONTROL_CHARACTERS: 'Control characters are not allowed',
  NOT_ALLOWED: 'Only letters A–Z and spaces are allowed',
  TOO_COMMON: 'This is easily guessed; choose a longer or less common one',
  BLOCKED_WORD: 'This word is not allowed in public games here',
  RESERVED: 'This name is reserved',
  NOT_A_UUID: 'This was not accepted',
  NOT_THE_SAME: 'This differs from the other entries',
  MALFORMED: 'This was not accepted',
};

/** A server newer than this page may have codes that it does not know. */
export const wordingOf = ({ code, limit }: Pick<FieldError, 'code' | 'limit'>): string =>
  (FIELD_WORDING[code] ?? FIELD_WORDING.WRONG_TYPE).replace('#', String(limit));
