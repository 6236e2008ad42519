import type { FieldError } from '@wheel/contract';

/** Every reason for which the server does not do what it was asked. */
const REFUSALS = {
  BAD_REQUEST: [400, 'The request is not valid.'],
  SIGN_IN_AGAIN: [401, 'This session is unknown or has expired.'],
  LOGIN_FAILED: [401, 'Username or password is wrong.'],
  NOT_OWNER: [403, 'The username is not yours to build with.'],
  CROSS_SITE: [403, 'Requests from other sites are not accepted.'],
  NO_SUCH_PAGE: [404, 'There is nothing at this address.'],
  NO_SUCH_QUIZ: [404, 'No such game.'],
  REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  NAME_TAKEN: [409, 'This username is taken.'],
  QUIZ_ID_TAKEN: [409, 'A game with this quizId exists already.'],
  PRECONDITION_FAILED: [412, 'The file has changed.'],
  BODY_TOO_LARGE: [413, 'The request body is too large.'],
  ADDRESS_TOO_LONG: [414, 'The address is too long.'],
  NOT_JSON: [415, 'The request body must be application/json.'],
  RANGE_NOT_SATISFIABLE: [416, 'The file has no such part.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Please wait a moment.'],
  HEADERS_TOO_LARGE: [431, 'The request headers are too large.'],
  UNEXPECTED: [500, 'Something went wrong on the server.'],
  OVERLOADED: [503, 'The server is busy. Please try again in a moment.'],
  STORAGE_BUSY: [503, 'The database does not answer. Please try again in a moment.'],
  STORAGE_FULL: [507, 'The server has no room left to save this.'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type RefusalCode = keyof typeof REFUSALS;

type Details = {
  readonly errors?: readonly FieldError[];
  readonly retryAfterS?: number;
  readonly cause?: unknown;
};

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly title: string;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfterS: number | undefined;

  constructor(code: RefusalCode, details: Details = {}) {
    const [status, title] = REFUSALS[code];
    super(title, { cause: details.cause });
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
    this.title = title;
    this.errors = details.errors;
    this.retryAfterS = details.retryAfterS;
  }
}

export const badRequest = (path: string, message: string): Refusal =>
  new Refusal('BAD_REQUEST', { errors: [{ path, message }] });
