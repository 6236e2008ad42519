import type { FieldCode, FieldError } from '@wheel/contract';

/** What a host reads beside a field, by the server's code for what is wrong with it; `#` is the limit. */
const WORDING: Readonly<Record<FieldCode, string>> = {
  REQUIRED: 'Please fill this in',
  WRONG_TYPE: 'This was not accepted',
  TOO_SHORT: 'At least # characters are needed',
  TOO_LONG: 'At most # characters are allowed',
  CONTROL_CHARACTERS: 'Control characters are not allowed',
  NOT_ALLOWED: 'Only letters A–Z and spaces are allowed',
  BLOCKED_WORD: 'This word is not allowed in public games here',
  RESERVED: 'This name is reserved',
  NOT_A_UUID: 'This was not accepted',
  NOT_THE_SAME: 'This differs from the other entries',
  MALFORMED: 'This was not accepted',
};

/** A server newer than this page may have codes that it does not know. */
export const wordingOf = ({ code, limit }: Pick<FieldError, 'code' | 'limit'>): string =>
  (WORDING[code] ?? WORDING.WRONG_TYPE).replace('#', String(limit));
