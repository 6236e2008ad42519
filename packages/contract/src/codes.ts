/**
 * Why a call was refused or failed, as programs read it. People read the sentence beside the code, which may be worded
 * anew or in another language; a code that is out in the world never changes its meaning.
 */
export const PROBLEM_CODES = {
  INVALID: 'the request breaks a rule; errors says which',
  NOT_SIGNED_IN: 'the session is unknown or over',
  LOGIN_FAILED: 'username or password is wrong',
  WRONG_PASSWORD: 'the password is not the account’s',
  NOT_OWNER: 'the username is not the caller’s',
  NOT_A_REVIEWER: 'only reviewers may do this',
  CROSS_SITE: 'a page of another site may not do this',
  NOT_FOUND: 'there is nothing here for this caller',
  TOO_SLOW: 'the request took too long to arrive',
  ALREADY_EXISTS: 'the username or the quizId is taken',
  LIBRARY_FULL: 'the library has as many games as it lists; delete one first',
  STALE: 'what is asked for has changed meanwhile',
  PRECONDITION_REQUIRED: 'If-Match must say which revision is changed',
  TOO_LARGE: 'the body, the address or the headers are too long',
  OTHER_HOST: 'the server does not go by the name in the Host header',
  NOT_JSON: 'the body is not declared as JSON',
  NO_SUCH_PART: 'the file has no such range of bytes',
  TOO_MANY: 'too many requests; wait as Retry-After says',
  GUEST_QUOTA: 'guests have built enough for a day; sign in, or wait as Retry-After says',
  UNEXPECTED: 'the server failed; its log has the requestId',
  OVERLOADED: 'the server or its database is busy; wait as Retry-After says',
  NO_ROOM_ON_DISK: 'the server has no room left to save this',
} as const;
export type ProblemCode = keyof typeof PROBLEM_CODES;

/** What is wrong with one field, or with the request as a whole. */
export const FIELD_CODES = {
  REQUIRED: 'missing, empty or blank',
  WRONG_TYPE: 'not the type that the document names',
  TOO_SHORT: 'fewer characters or items than limit',
  TOO_LONG: 'more characters or items than limit',
  CONTROL_CHARACTERS: 'characters that cannot be shown as typed, or in a name are not shown at all',
  NOT_ALLOWED:
    'something else than letters A–Z, ä ö ü, ß, those of the language and spaces, or than the named values',
  TOO_COMMON: 'a password that is easily guessed, on servers that refuse those',
  BLOCKED_WORD: 'a word that this server does not list in public',
  RESERVED: 'a name that nobody can register',
  NOT_A_UUID: 'not a version-4 UUID',
  NOT_THE_SAME: 'different from the first entry of the same game',
  MALFORMED: 'not readable at all: broken JSON, address or HTTP',
} as const;
export type FieldCode = keyof typeof FIELD_CODES;

/** Keeps the answer to a hostile body small. */
export const INVALID_MAX = 200;

/** A rule that a text breaks; the limit is the one it is beyond. */
export type Invalid = { readonly code: FieldCode; readonly limit?: number };
export type InvalidField = Invalid & { readonly path: string };
