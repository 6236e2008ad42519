import type { FieldError, InvalidField, ProblemCode } from '@wheel/contract';
import { worded } from './wording.ts';

/** Every reason for which the server does not do what it was asked. */
const REFUSALS = {
  INVALID: [400, 'INVALID', 'The request is not valid.'],
  SIGN_IN_AGAIN: [401, 'NOT_SIGNED_IN', 'This session is unknown or has expired.'],
  SIGN_IN_FIRST: [401, 'NOT_SIGNED_IN', 'Please sign in first.'],
  LOGIN_FAILED: [401, 'LOGIN_FAILED', 'Username or password is wrong.'],
  WRONG_PASSWORD: [403, 'WRONG_PASSWORD', 'The password is wrong.'],
  NOT_A_REVIEWER: [403, 'NOT_A_REVIEWER', 'Only reviewers may do this.'],
  NOT_OWNER: [403, 'NOT_OWNER', 'The username is not yours to build with.'],
  CROSS_SITE: [403, 'CROSS_SITE', 'Requests from other sites are not accepted.'],
  NO_SUCH_PAGE: [404, 'NOT_FOUND', 'There is nothing at this address.'],
  NOT_HOST: [403, 'NOT_OWNER', 'The secret is not that of this room.'],
  NO_SUCH_ROOM: [404, 'NOT_FOUND', 'No such room.'],
  NO_SUCH_QUIZ: [404, 'NOT_FOUND', 'No such game.'],
  NO_SUCH_SETUP: [404, 'NOT_FOUND', 'This game brings no setup.'],
  REQUEST_TIMEOUT: [408, 'TOO_SLOW', 'The request took too long to arrive.'],
  NAME_TAKEN: [409, 'ALREADY_EXISTS', 'This username is taken.'],
  QUIZ_ID_TAKEN: [409, 'ALREADY_EXISTS', 'A game with this quizId exists already.'],
  LIBRARY_FULL: [409, 'LIBRARY_FULL', 'There is no room for more games in this library.'],
  ROOM_CODE_TAKEN: [409, 'ALREADY_EXISTS', 'A room with this code exists already.'],
  FILE_CHANGED: [412, 'STALE', 'The file has changed.'],
  GAME_CHANGED: [412, 'STALE', 'The game has changed since it was read.'],
  OTHER_HOST: [
    421,
    'OTHER_HOST',
    'This server is not known by this name. Its operator can add the name to ALLOWED_HOSTS.',
  ],
  OTHER_OWNER: [421, 'OTHER_HOST', 'Another server owns this room.'],
  BODY_TOO_LARGE: [413, 'TOO_LARGE', 'The request body is too large.'],
  ADDRESS_TOO_LONG: [414, 'TOO_LARGE', 'The address is too long.'],
  NOT_JSON: [415, 'NOT_JSON', 'The request body must be application/json.'],
  NO_SUCH_PART: [416, 'NO_SUCH_PART', 'The file has no such part.'],
  REVISION_NEEDED: [
    428,
    'PRECONDITION_REQUIRED',
    'If-Match must name the revision that is changed.',
  ],
  TOO_MANY_REQUESTS: [429, 'TOO_MANY', 'Too many requests. Please wait a moment.'],
  GUEST_QUOTA: [429, 'GUEST_QUOTA', 'Guests have built enough here today. Please sign in.'],
  HEADERS_TOO_LARGE: [431, 'TOO_LARGE', 'The request headers are too large.'],
  UNEXPECTED: [500, 'UNEXPECTED', 'Something went wrong on the server.'],
  OVERLOADED: [503, 'OVERLOADED', 'The server is busy. Please try again in a moment.'],
  STORAGE_BUSY: [503, 'OVERLOADED', 'The database does not answer. Please try again in a moment.'],
  STORAGE_FULL: [507, 'NO_ROOM_ON_DISK', 'The server has no room left to save this.'],
} as const satisfies Record<string, readonly [status: number, code: ProblemCode, title: string]>;

/** What is only busy is worth another try soon. */
const BUSY_RETRY_AFTER_S = 2;

export type Reason = keyof typeof REFUSALS;

type Details = {
  readonly errors?: readonly FieldError[];
  readonly retryAfterS?: number;
  readonly cause?: unknown;
};

export class Refusal extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly title: string;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfterS: number | undefined;

  constructor(reason: Reason, details: Details = {}) {
    const [status, code, title] = REFUSALS[reason];
    super(title, { cause: details.cause });
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.title = title;
    this.errors = details.errors;
    this.retryAfterS = details.retryAfterS ?? (status === 503 ? BUSY_RETRY_AFTER_S : undefined);
  }
}

export const invalid = (fields: readonly InvalidField[]): Refusal =>
  new Refusal('INVALID', { errors: fields.map(worded) });

/** A request of which no field can be read. */
export const malformed = (message: string): Refusal =>
  new Refusal('INVALID', { errors: [{ path: '', message, code: 'MALFORMED' }] });
